// The token of a link -> the helper that it makes of whoever has it. It is asked for before a tenant is known,
// hence by a lookup.
import { findHelperLinkByToken } from "@/db/lookups";
import type { HelperCaller } from "@/lib/core/caller";
import { replayKeyOf } from "@/lib/core/credentials";
import { hashOfLinkToken, LINK_TOKEN } from "@/lib/core/helper-token";
import { consume, sharedBucket } from "./buckets";
import { refuseBeyond } from "./limits";

const MINUTE_SECONDS = 60;
/** What may be asked for by one link, from wherever: a person reads and answers once. */
const PER_LINK = 30;

/** The helper of a token; null for an unknown one, and where its partner is suspended. */
export async function helperOfToken(token: unknown): Promise<HelperCaller | null> {
  if (typeof token !== "string" || !LINK_TOKEN.test(token)) return null;
  const found = await findHelperLinkByToken(hashOfLinkToken(token));
  return found && { kind: "helper", ...found, replayKey: replayKeyOf(token) };
}

/** Counts what is asked for by one link, over all web processes; throws RATE_LIMITED beyond the limit. */
export async function countHelper({ linkId }: HelperCaller): Promise<void> {
  const bucket = sharedBucket("helper", PER_LINK, MINUTE_SECONDS);
  refuseBeyond("helper", PER_LINK, MINUTE_SECONDS, await consume(bucket, linkId));
}
