// Which sites may show a partner's portal in a frame, and where its merchants may be sent back to.
import type { TenantMode } from "./policy";

/** The sites that a partner named at onboarding. */
export interface PartnerSites {
  readonly mode: TenantMode;
  readonly embedOrigins: readonly string[];
  readonly returnHosts: readonly string[];
}

/** The origins that may show a portal and talk to it; null: any. */
export type Embedders = readonly string[] | null;

/** The origin of a web address, or null where it is none. */
function webOrigin(text: string): string | null {
  if (!/^https?:\/\//i.test(text)) return null;
  return URL.canParse(text) ? new URL(text).origin : null;
}

/** Who may embed a partner's portal: a sandbox holds nothing worth protecting, so anyone. */
export function embeddersOf({ mode, embedOrigins }: PartnerSites): Embedders {
  if (mode === "sandbox") return null;
  return embedOrigins.flatMap((listed) => webOrigin(listed) ?? []);
}

/** Whether a page of this origin may embed. An opaque origin (`null`) never may: it has no name. */
export function mayEmbed(origin: string, embedders: Embedders): boolean {
  const asked = webOrigin(origin);
  return asked === origin && (embedders === null || embedders.includes(asked));
}

// Without TLS only a developer's own machine is let in.
const ANYONE = "'self' https: http://localhost:* http://127.0.0.1:*";

/** The Content-Security-Policy that lets these sites, and no other, show a page in a frame. */
export function framePolicy(embedders: Embedders): string {
  if (embedders === null) return `frame-ancestors ${ANYONE}`;
  return `frame-ancestors ${embedders.length > 0 ? embedders.join(" ") : "'none'"}`;
}

/** Whether a merchant may be sent to this address: its host was named at onboarding. */
export function mayReturnTo(url: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(url)) return false;
  const { host, hostname, protocol, username } = new URL(url);
  const local = hostname === "localhost" || hostname === "127.0.0.1";
  const safe = protocol === "https:" || (protocol === "http:" && local);
  if (username || !safe) return false;
  return hosts.includes(host) || hosts.includes(hostname);
}
