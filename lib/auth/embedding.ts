// Who may show a portal, read before a tenant is known: the browser must be told before anything of the
// page is made.
import { findSites } from "@/db/lookups";
import type { PartnerSites } from "@/lib/core/embedding";

const NOWHERE: PartnerSites = { mode: "live", embedOrigins: [], returnHosts: [] };

/** The sites that a partner named; none where there is no such partner. */
export async function sitesOf(partnerId: string): Promise<PartnerSites> {
  return (await findSites(partnerId)) ?? NOWHERE;
}

/** What the address of an embed may carry; nothing of it is trusted. */
export type EmbedQuery = Readonly<Record<string, string | string[] | undefined>>;

// Anything else could not even be put into a header.
const CREDENTIAL = /^[\x21-\x7e]{1,4096}$/;

/** The credential of an embed's address as the headers that carry it elsewhere. */
export function credentialsOf({ sessionToken, apiKey }: EmbedQuery): Headers {
  const headers = new Headers();
  if (typeof sessionToken === "string" && CREDENTIAL.test(sessionToken)) {
    headers.set("x-session-token", sessionToken);
  } else if (typeof apiKey === "string" && CREDENTIAL.test(apiKey)) {
    headers.set("x-api-key", apiKey);
  }
  return headers;
}
