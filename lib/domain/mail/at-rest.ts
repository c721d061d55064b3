// What is kept of a message that went out, or never will: its words, without the links. A link in an old
// message opens a merchant's portal, and the table is no place to wait for its end.

const LINK = /https?:\/\/[^\s<>"']+/g;
const REMOVED = "[link removed]";

/** The bodies of a message without a link in them. */
export function withoutLinks(body: { readonly textBody: string; readonly htmlBody: string }) {
  return {
    textBody: body.textBody.replace(LINK, REMOVED),
    htmlBody: body.htmlBody.replace(LINK, REMOVED),
  };
}
