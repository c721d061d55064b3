// What one client address may ask for without valid credentials.
import ipaddr from "ipaddr.js";
import { config } from "@/lib/core/config";
import { consume, memoryBucket, sharedBucket } from "./buckets";
import { refuseBeyond } from "./limits";

const MINUTE_SECONDS = 60;
/** The part of an IPv6 address that one subscriber has; the rest it chooses as it likes. */
const SUBSCRIBER_BITS = 64;

/** The bucket of a client: its address, or of IPv6 the network, of which it has a whole one to itself. */
export function clientKey(address: string | null, bits: 48 | 64 = SUBSCRIBER_BITS): string {
  if (!address || !ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  const groups = (parsed as ipaddr.IPv6).parts.slice(0, bits / 16);
  return `${groups.map((group) => group.toString(16)).join(":")}::/${bits}`;
}

/** Counts a page or document that is shown to anybody; throws RATE_LIMITED beyond the limit. */
export async function countOpenRequest(address: string | null): Promise<void> {
  const quota = config().limits.openRequestsPerMinute;
  const bucket = memoryBucket("address", quota, MINUTE_SECONDS);
  refuseBeyond("address", quota, MINUTE_SECONDS, await consume(bucket, clientKey(address)));
}

/** Counts credentials that were wrong, over all web processes; throws RATE_LIMITED beyond the limit. */
export async function countWrongCredentials(address: string | null): Promise<void> {
  const quota = config().limits.wrongCredentialsPerMinute;
  const bucket = sharedBucket("wrong", quota, MINUTE_SECONDS);
  refuseBeyond("wrong", quota, MINUTE_SECONDS, await consume(bucket, clientKey(address)));
}

/** Counts a look at something by its code alone, over all web processes; throws RATE_LIMITED. */
export async function countLookup(address: string | null): Promise<void> {
  const quota = config().limits.lookupsPerMinute;
  const bucket = sharedBucket("lookup", quota, MINUTE_SECONDS);
  refuseBeyond("lookup", quota, MINUTE_SECONDS, await consume(bucket, clientKey(address)));
}
