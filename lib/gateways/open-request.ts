// How requests go to addresses of partners' choice: to the open internet and to nothing else. Where the name
// leads is checked at connect time, so that a name that changes its mind cannot get behind it.
import { type ClientRequest, request as httpRequest, type RequestOptions } from "node:http";
import { request as httpsRequest } from "node:https";
import { isPrivateAsWritten } from "@/lib/core/open-internet";
import { guardedLookup, type Lookup, lookupOf, RefusedAddress } from "./lookup";

/** How a gateway finds and trusts addresses. */
export interface OpenSettings {
  /** Development and tests: private addresses and plain http are fine. */
  readonly allowPrivate: boolean;
  /** Finds the addresses of a name; the name servers of this machine unless told. */
  readonly lookup?: Lookup;
}

/** Begins a request; throws `RefusedAddress` where the address alone tells that nothing is sent to it. */
export type OpenRequest = (url: string, options: RequestOptions) => ClientRequest;

/** Requests by these settings. */
export function openRequests({ allowPrivate, lookup = lookupOf() }: OpenSettings): OpenRequest {
  return (url, options) => {
    const address = new URL(url);
    if (!allowPrivate) requireOpen(address);
    const send = address.protocol === "https:" ? httpsRequest : httpRequest;
    return send(address, {
      ...options,
      // A connection of its own: one that is kept would have been checked for another request.
      agent: false,
      ...(allowPrivate ? {} : { lookup: guardedLookup(lookup) }),
    });
  };
}

/** What can be told from the address alone; names are checked when they are looked up. */
function requireOpen(address: URL): void {
  if (address.protocol !== "https:") throw new RefusedAddress("The address is not https.");
  if (isPrivateAsWritten(address)) throw new RefusedAddress();
}
