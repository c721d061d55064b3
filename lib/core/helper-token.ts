// The token of a link to a helper: made from the link's id wherever it is needed, and stored as a hash alone.
import { createHash } from "node:crypto";
import { config } from "./config";
import { linkToken } from "./encryption";

/** Letters of base64url that hold 128 bits and a little more: people copy the address by hand. */
const TOKEN_LETTERS = 22;

/** What a token looks like. */
export const LINK_TOKEN = new RegExp(`^[\\w-]{${TOKEN_LETTERS}}$`);

/** The token of a link. */
export function tokenOfLink(linkId: string): string {
  return linkToken("helper", linkId).slice(0, TOKEN_LETTERS);
}

/** What is stored of a token: SHA-256, hex. */
export function hashOfLinkToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** The address to hand on. */
export function urlOfLink(linkId: string): string {
  return `${config().baseUrl}/ask?token=${tokenOfLink(linkId)}`;
}
