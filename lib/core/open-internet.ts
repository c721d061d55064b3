// What belongs to the open internet, and what to somebody's own network: a service that sends requests
// to addresses of its customers' choice must not become a way into the network that it stands in.
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** The part of IPv6 that is given out for the internet (RFC 4291, IANA). */
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** Whether an address is of the open internet. IPv4 in IPv6's clothes counts as what it is. */
export function isPublic(address: string): boolean {
  const parsed = ipaddr.process(address);
  if (parsed.range() === "rfc6052") return isPublic(embeddedV4(parsed as ipaddr.IPv6));
  if (parsed.range() !== "unicast") return false;
  return parsed.kind() === "ipv4" || (parsed as ipaddr.IPv6).match(GLOBAL_V6);
}

/** The IPv4 address that a NAT64 address (64:ff9b::/96) leads to. */
function embeddedV4(address: ipaddr.IPv6): string {
  return address.toByteArray().slice(-4).join(".");
}

/** Names that lead to no place of the open internet (RFC 6761, 6762, 8375, and what is in use). */
const PRIVATE_ENDINGS = new Set([
  "localhost",
  "localdomain",
  "local",
  "internal",
  "intranet",
  "private",
  "corp",
  "home",
  "lan",
  "test",
  "invalid",
  "onion",
]);
const PRIVATE_ZONES = [".home.arpa"];

/**
 * Whether a web address is private as it is written. `URL` has read the host by then, so that decimal,
 * octal and hexadecimal forms of an IPv4 address are what they stand for.
 */
export function isPrivateAsWritten(address: URL): boolean {
  const host = address.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0) return !isPublic(host);
  const name = host.replace(/\.$/, "");
  const ending = name.slice(name.lastIndexOf(".") + 1);
  const single = !name.includes(".");
  return single || PRIVATE_ENDINGS.has(ending) || PRIVATE_ZONES.some((zone) => name.endsWith(zone));
}
