// What the messages about links to helpers say: the one with the link, and that a proposal has come.
import { z } from "zod";
import { urlOfLink } from "@/lib/core/helper-token";
import type { Language } from "@/lib/domain/language/shape";
import { type Announcement, loadAnnouncement } from "@/lib/domain/mail/announcing";
import { requireMerchant } from "@/lib/domain/merchant/queries";
import { operation } from "@/lib/domain/operation";
import { ownBrand, type PartnerBrand } from "@/lib/domain/partner/brand";
import { findLink, linkMailKey } from "./queries";

const Ref = z.strictObject({ linkId: z.string() });

/** What the message with a link says, and to whom. */
export interface HelperMailContent {
  readonly to: string;
  readonly brand: PartnerBrand;
  readonly language: Language;
  readonly merchantId: string;
  readonly attemptId: string;
  readonly dedupeKey: string;
  readonly mail: {
    readonly merchantName: string;
    readonly name: string | null;
    readonly question: string;
    readonly note: string | null;
    readonly url: string;
    readonly expiresAt: string;
  };
}

export const loadHelperMail = operation({
  name: "helper_links.load_mail",
  summary: "What the message with a link says; null where nobody is to get it",
  kind: "query",
  actors: ["system"],
  input: Ref,
  output: z.custom<HelperMailContent>().nullable(),
  errors: ["MERCHANT_NOT_FOUND"],
  async handler(ctx, { linkId }) {
    const link = await findLink(ctx, linkId);
    if (!link?.email || link.revokedAt) return null;
    const { merchantId, attemptId, name, question, note, language, email: to } = link;
    const { name: merchantName } = await requireMerchant(ctx, merchantId);
    const expiresAt = link.expiresAt.toISOString();
    return {
      ...{ to, language, merchantId, attemptId, dedupeKey: linkMailKey(linkId) },
      brand: await ownBrand(ctx),
      mail: { merchantName, name, question, note, url: urlOfLink(linkId), expiresAt },
    };
  },
});

/** What the message on a proposal says, and to whom. */
type ProposalMail = Announcement<{ readonly helperName: string; readonly question: string }>;

export const loadProposalMail = operation({
  name: "helper_links.load_proposal_mail",
  summary: "What the message on a proposal says; null where nobody is to get it",
  kind: "query",
  actors: ["system"],
  input: Ref.extend({ eventId: z.string() }),
  output: z.custom<ProposalMail>().nullable(),
  errors: ["MERCHANT_NOT_FOUND"],
  async handler(ctx, { linkId, eventId }) {
    const link = await findLink(ctx, linkId);
    if (!link?.helperName) return null;
    const { helperName, question } = link;
    return loadAnnouncement(ctx, eventId, link, { helperName, question });
  },
});
