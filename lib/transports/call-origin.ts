// Where a request came from, for evidence. Only what the service or its own proxies saw counts.
import { isIP } from "node:net";
import { config } from "@/lib/core/config";
import type { CallOrigin } from "@/lib/core/operation";

const USER_AGENT_MAX = 400;

/**
 * The address that the outermost trusted proxy saw (each hop adds the one that it saw at the end of
 * `X-Forwarded-For`), or null where it is none; and the user agent as the caller names itself.
 */
export function originOfCall(request: Request): CallOrigin {
  const hops = (request.headers.get("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim());
  const hop = hops.at(-1 - config().trustedProxies) ?? "";
  const userAgent = request.headers.get("user-agent")?.slice(0, USER_AGENT_MAX);
  return { address: isIP(hop) ? plain(hop) : null, userAgent: userAgent || null };
}

/** An IPv4 address that came through an IPv6 socket, in its own spelling. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}
