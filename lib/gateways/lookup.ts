// Where a receiver's name leads, asked of the name servers directly: the system's own lookup runs on
// four threads for the whole process, and four names whose servers keep silent would hold up everybody.
import type { LookupAddress } from "node:dns";
import { Resolver } from "node:dns/promises";
import type { LookupFunction } from "node:net";
import { isPublic } from "@/lib/core/open-internet";

/** Finds the addresses of a name, or rejects. */
export type Lookup = (hostname: string) => Promise<readonly LookupAddress[]>;

/** An address that nothing is sent to. */
export class RefusedAddress extends Error {
  constructor(message = "The name leads to a private, loopback or link-local address.") {
    super(message);
    this.name = "RefusedAddress";
  }
}

const PATIENCE = { timeout: 2_000, tries: 2 };

/** Asks name servers: those of this machine, or the given ones. */
export function lookupOf(servers?: readonly string[]): Lookup {
  const resolver = new Resolver(PATIENCE);
  if (servers) resolver.setServers(servers);
  return async (hostname) => {
    const [v4, v6] = await Promise.allSettled([
      resolver.resolve4(hostname),
      resolver.resolve6(hostname),
    ]);
    const found = [
      ...(v4.status === "fulfilled" ? v4.value.map((address) => ({ address, family: 4 })) : []),
      ...(v6.status === "fulfilled" ? v6.value.map((address) => ({ address, family: 6 })) : []),
    ];
    if (found.length === 0 && v4.status === "rejected") throw v4.reason;
    return found;
  };
}

/** Looks a name up for the connection itself, and lets it through where every address is public. */
export function guardedLookup(lookup: Lookup): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname).then(
      (found) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => isPublic(address))) {
          return callback(new RefusedAddress(), []);
        }
        if (options.all) return callback(null, [...found]);
        return callback(null, first.address, first.family);
      },
      (error) => callback(error, []),
    );
  };
}
