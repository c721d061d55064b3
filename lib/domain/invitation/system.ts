// What the jobs that write to merchants read: who is written to, and with which link. And who asked.
import { z } from "zod";
import { findAttempt } from "@/lib/domain/attempt/queries";
import { type Language, languageOf } from "@/lib/domain/language/shape";
import { claimMail } from "@/lib/domain/mail/claims";
import { portalLinkFor } from "@/lib/domain/mail/invitation";
import { findEventPayload } from "@/lib/domain/mail/queries";
import { type MerchantMail, mailToMerchant } from "@/lib/domain/mail/to-merchant";
import { lockMerchant, requireMerchant } from "@/lib/domain/merchant/queries";
import { MerchantRef } from "@/lib/domain/merchant/shape";
import { operation } from "@/lib/domain/operation";
import { ownBrand, type PartnerBrand } from "@/lib/domain/partner/brand";
import { countEvents, findMerchants } from "./queries";

/** What an invitation says, and to whom: one message for all merchants with that address. */
export interface InvitationContent {
  readonly to: string;
  readonly brand: PartnerBrand;
  readonly language: Language;
  readonly merchants: readonly InvitedMerchant[];
}

/** A merchant of an invitation, with its link. */
export interface InvitedMerchant {
  readonly merchantId: string;
  readonly merchantName: string;
  readonly url: string;
  readonly linkExpiresAt: string;
  /** It was invited before. */
  readonly again: boolean;
}

export const loadInvitation = operation({
  name: "invitations.load",
  summary: "What an invitation says; null where nobody has that address any more",
  kind: "query",
  actors: ["system"],
  input: z.strictObject({ merchantId: z.string(), eventId: z.string() }),
  output: z.custom<InvitationContent>().nullable(),
  errors: [],
  async handler(ctx, { merchantId, eventId }) {
    const payload = await findEventPayload(ctx, eventId);
    const named = (payload?.merchants ?? [merchantId]) as string[];
    const address = String(payload?.to).toLowerCase();
    const rows = await findMerchants(ctx, named);
    const invited = rows.filter(({ email }) => email?.toLowerCase() === address);
    const [first] = invited;
    if (!first?.email) return null;
    const merchants: InvitedMerchant[] = [];
    for (const { id, name, inviteCount } of invited) {
      const { url, linkExpiresAt } = await portalLinkFor(ctx, id);
      const link = { url, linkExpiresAt: linkExpiresAt.toISOString() };
      merchants.push({ merchantId: id, merchantName: name, ...link, again: inviteCount > 0 });
    }
    const locale = invited.find((row) => row.locale)?.locale ?? null;
    const brand = await ownBrand(ctx);
    return { to: first.email, brand, language: languageOf(locale), merchants };
  },
});

/** What a reminder says, and to whom. */
type ReminderMail = MerchantMail<{
  readonly saqType: string;
  readonly expiresAt: string;
  readonly daysUntilExpiry: number;
}> & { readonly dedupeKey: string };

export const loadReminder = operation({
  name: "reminders.load",
  summary: "What a reminder says; null where nobody is to get it",
  kind: "query",
  actors: ["system"],
  input: z.strictObject({ attemptId: z.string(), eventId: z.string() }),
  output: z.custom<ReminderMail>().nullable(),
  errors: ["MERCHANT_NOT_FOUND"],
  async handler(ctx, { attemptId, eventId }) {
    const attempt = await findAttempt(ctx, attemptId);
    const payload = await findEventPayload(ctx, eventId);
    if (!attempt?.expiresAt || !payload) return null;
    const merchant = await requireMerchant(ctx, attempt.merchantId);
    const days = typeof payload.daysUntilExpiry === "number" ? payload.daysUntilExpiry : -1;
    const expiresAt = attempt.expiresAt.toISOString();
    const said = { saqType: attempt.saqType, expiresAt, daysUntilExpiry: days };
    const mail = await mailToMerchant(ctx, merchant, said, attempt.deliveryEmail);
    return mail && { ...mail, dedupeKey: `reminder:${attemptId}:${days}` };
  },
});

export const findLinkOffer = operation({
  name: "fresh_links.find_offer",
  summary: "Whether a merchant can be sent a link by e-mail, and in which language; null where not",
  kind: "query",
  actors: ["system"],
  input: MerchantRef,
  output: z.object({ locale: z.string().nullable() }).nullable(),
  errors: ["MERCHANT_NOT_FOUND"],
  async handler(ctx, { merchantId }) {
    const { email, locale } = await requireMerchant(ctx, merchantId);
    return email === null ? null : { locale };
  },
});

const MINUTE_MS = 60_000;
/** How often a merchant may ask: an old link may be in anybody's hands. */
const LIMITS = [
  { times: 1, withinMs: 5 * MINUTE_MS },
  { times: 5, withinMs: 24 * 60 * MINUTE_MS },
] as const;

export const askForLink = operation({
  name: "fresh_links.ask",
  summary: "Ask for a fresh link by e-mail; nothing happens where that was done often enough",
  kind: "command",
  actors: ["system"],
  input: MerchantRef.extend({ tokenId: z.string() }),
  output: z.null(),
  errors: ["MERCHANT_NOT_FOUND"],
  async handler(ctx, { merchantId, tokenId }) {
    // Of requests at once, each would count before the other's event is there.
    const merchant = await lockMerchant(ctx, merchantId);
    if (!merchant.email) return null;
    for (const { times, withinMs } of LIMITS) {
      const since = new Date(ctx.now.getTime() - withinMs);
      if ((await countEvents(ctx, merchantId, "fresh_link.requested", since)) >= times) return null;
    }
    const claim = { purpose: "fresh_link" as const, address: merchant.email, merchantId };
    if ((await claimMail(ctx, claim)) > 0) return null;
    ctx.emit("fresh_link.requested", { id: merchantId, merchantId }, { tokenId });
    return null;
  },
});

export const loadFreshLink = operation({
  name: "fresh_links.load",
  summary: "What the message with a fresh link says; null where there is no address any more",
  kind: "query",
  actors: ["system"],
  input: MerchantRef,
  output: z.custom<MerchantMail<object>>().nullable(),
  errors: ["MERCHANT_NOT_FOUND"],
  async handler(ctx, { merchantId }) {
    return mailToMerchant(ctx, await requireMerchant(ctx, merchantId), {});
  },
});
