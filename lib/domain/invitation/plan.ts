// Who is invited, with whom in one message, and who is not. Pure.
import { MAIL_LIMITS } from "@/lib/core/policy";
import type { InviteOutcome, SkipReason } from "./shape";

/** A merchant that somebody wants to be invited. */
export interface Candidate {
  /** null: it is not created yet, and a dry run asks. */
  readonly merchantId: string | null;
  readonly address: string | null;
  readonly hasWork: boolean;
  readonly invitedRecently: boolean;
  /** Milliseconds until the merchant, or the address, may get another message; 0: now. */
  readonly merchantWait: number;
  readonly addressWait: number;
}

/** One message: its merchants, as places in the list of candidates. */
export interface PlannedInvitation {
  readonly address: string;
  readonly places: number[];
}

/** What becomes of each candidate, in their order, and the messages. */
export interface InvitePlan {
  readonly outcomes: readonly InviteOutcome[];
  readonly messages: readonly PlannedInvitation[];
}

function skipReason(candidate: Candidate, resend: boolean): SkipReason | null {
  if (candidate.address === null) return "no_address";
  if (!candidate.hasWork) return "nothing_to_do";
  if (candidate.invitedRecently && !resend) return "invited_recently";
  if (candidate.merchantWait > 0) return "merchant_limit";
  return candidate.addressWait > 0 ? "address_limit" : null;
}

/** Plans invitations: never two messages to one address. */
export function planInvites(candidates: readonly Candidate[], resend: boolean): InvitePlan {
  const byAddress = new Map<string, PlannedInvitation>();
  const outcomes = candidates.map((candidate, place): InviteOutcome => {
    const reason = skipReason(candidate, resend);
    const { address } = candidate;
    if (reason !== null || address === null) return { outcome: "skipped", reason };
    const key = address.toLowerCase();
    const message = byAddress.get(key);
    if (!message) {
      byAddress.set(key, { address, places: [place] });
      return { outcome: "queued", reason: null };
    }
    if (message.places.length >= MAIL_LIMITS.merchantsPerInvitation) {
      return { outcome: "skipped", reason: "message_full" };
    }
    message.places.push(place);
    return { outcome: "combined", reason: null };
  });
  return { outcomes, messages: [...byAddress.values()] };
}
