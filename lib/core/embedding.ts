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

/** Hosts of a developer's own machine, where nothing leaves it and TLS is not asked for. */
const LOCAL = ["localhost", "127.0.0.1", "[::1]"];

/**
 * The origin that a text names, in the spelling that browsers compare (`https://bank.example`); null where
 * it is none, has a path or more, or is not https on another machine than one's own.
 */
export function originOf(text: string): string | null {
  const origin = webOrigin(text);
  if (!origin) return null;
  const { hostname, protocol, pathname, search, hash, username } = new URL(text);
  if (pathname !== "/" || search || hash || username) return null;
  return protocol === "https:" || LOCAL.includes(hostname) ? origin : null;
}

/** The host that a text names, with its port where it has one, as an address spells it; null for others. */
export function hostOf(text: string): string | null {
  const url = `https://${text}/`;
  if (!/^[^/?#@\\\s]+$/.test(text) || !URL.canParse(url)) return null;
  const { host, hostname } = new URL(url);
  return HOSTNAME.test(hostname) ? host : null;
}

// URLs take more signs in a host than names have, `;` and `*` among them, which mean something in a header.
const HOSTNAME = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/;

/** The origin of a web address, or null where it is none. */
function webOrigin(text: string): string | null {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const { origin, hostname } = new URL(text);
  return HOSTNAME.test(hostname) ? origin : null;
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

/** Why a merchant may not be sent to an address, in words for whoever asked; null: it may be. */
export function returnRefusal(url: string, { mode, returnHosts }: PartnerSites): string | null {
  if (!URL.canParse(url)) return "The returnUrl is no web address.";
  const { host, hostname, protocol, username, password } = new URL(url);
  if (username || password) return "The returnUrl holds a user name. Leave it out.";
  const local = LOCAL.includes(hostname);
  if (protocol !== "https:" && !(protocol === "http:" && local)) {
    return "The returnUrl must start with https://. Plain http is taken for localhost alone.";
  }
  // A sandbox holds nothing worth protecting, and its developer has no host yet.
  if (mode === "sandbox" && protocol === "http:" && hostname === "localhost") return null;
  if (returnHosts.includes(host) || returnHosts.includes(hostname)) return null;
  return `The host ${host} is not on the partner's allow-list. Add it to returnHosts in the partner's settings.`;
}

/** Whether a merchant may be sent to this address. */
export function mayReturnTo(url: string, sites: PartnerSites): boolean {
  return returnRefusal(url, sites) === null;
}
