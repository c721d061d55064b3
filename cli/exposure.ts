// What an operator should hear at a start about who can reach the service, and how.
import ipaddr from "ipaddr.js";
import type { Config } from "@/lib/core/config";

const LOCAL_NAME = /(^|\.)(localhost|local|internal|lan|home\.arpa|test)$/;

/**
 * A warning where the public address is plain http: tokens and answers would cross the network in the clear.
 * null where it is https, or where only this machine or its own network can mean it.
 */
export function exposureWarning({ baseUrl }: Pick<Config, "baseUrl">): string | null {
  const { protocol, hostname } = new URL(baseUrl);
  if (protocol === "https:" || isLocal(hostname)) return null;
  return `Warning: BASE_URL is ${baseUrl}, so links, tokens and answers cross the network unencrypted. Put a proxy with https before the service and set BASE_URL to its https address.`;
}

function isLocal(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, "");
  if (ipaddr.isValid(address)) return ipaddr.process(address).range() !== "unicast";
  return !hostname.includes(".") || LOCAL_NAME.test(hostname);
}
