// Acts on many merchants, and why merchants are left out, in words.
import type { BulkAct, BulkReason } from "@/lib/domain/bulk/shape";

/** What an act is called, and what it does. */
export const ACT_WORDS: Readonly<
  Record<BulkAct, { readonly verb: string; readonly done: string; readonly what: string }>
> = {
  invite: {
    verb: "Invite",
    done: "Invitation",
    what: "Each gets an e-mail with a link of its own to its check. The link works for 14 days.",
  },
  remind: {
    verb: "Remind",
    done: "Reminder",
    what: "Where an attestation ends soon or has ended, the e-mail says when and leads to the renewal. Where an invitation was not followed to its end, the link is sent again.",
  },
};

/** Why a merchant is left out. */
export const REASON_WORDS: Readonly<Record<BulkReason, string>> = {
  no_address: "has no e-mail address",
  nothing_to_do: "is compliant, with nothing to do",
  invited_recently: "was invited in the last 7 days",
  reminded_recently: "was written to in the last 24 hours",
  never_invited: "was never invited: invite it instead",
  merchant_limit: "had as many messages as we send in a day",
  address_limit: "shares an address that had as many messages as we send in a day",
  message_full: "shares an address with more merchants than one message names",
};

const REASONS_OF_MANY: Readonly<Record<BulkReason, string>> = {
  no_address: "have no e-mail address",
  nothing_to_do: "are compliant, with nothing to do",
  invited_recently: "were invited in the last 7 days",
  reminded_recently: "were written to in the last 24 hours",
  never_invited: "were never invited: invite them instead",
  merchant_limit: "had as many messages as we send in a day",
  address_limit: "share an address that had as many messages as we send in a day",
  message_full: "share an address with more merchants than one message names",
};

/** Why so many are left out. */
export function reasonText(reason: BulkReason, merchants: number): string {
  return merchants === 1 ? REASON_WORDS[reason] : REASONS_OF_MANY[reason];
}

/** So many merchants, in words. */
export function merchantsText(count: number): string {
  return count === 1 ? "1 merchant" : `${new Intl.NumberFormat("en-GB").format(count)} merchants`;
}
