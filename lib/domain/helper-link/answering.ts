// What a helper may do with a link: read the one question, and answer it once.
import { z } from "zod";
import type { HelperCaller } from "@/lib/core/caller";
import { AppError } from "@/lib/core/errors";
import { lockAttempt, requireAttempt } from "@/lib/domain/attempt/queries";
import { claimAnnouncement } from "@/lib/domain/mail/announcing";
import { requireMerchant } from "@/lib/domain/merchant/queries";
import { type Ctx, operation } from "@/lib/domain/operation";
import { ownBrand } from "@/lib/domain/partner/brand";
import { linkSubject, requireLink, updateLink } from "./queries";
import { HelperAnswer, type HelperPage } from "./shape";
import { stateNow, textsOf } from "./standing";

function helperOf({ caller }: Pick<Ctx, "caller">): HelperCaller {
  if (caller.kind !== "helper") throw new Error("a helper reads and answers by a link");
  return caller;
}

export const readHelperPage = operation({
  name: "helper_links.read",
  summary: "What the page of a link shows to whoever has it",
  kind: "query",
  actors: ["helper"],
  input: z.strictObject({}),
  output: z.custom<HelperPage>(),
  errors: ["MERCHANT_NOT_FOUND", "ATTEMPT_NOT_FOUND", "HELPER_LINK_NOT_FOUND"],
  async handler(ctx) {
    const { merchantId, linkId } = helperOf(ctx);
    const merchant = await requireMerchant(ctx, merchantId);
    const link = await requireLink(ctx, { merchantId, linkId });
    const attempt = await requireAttempt(ctx, link);
    const state = await stateNow(ctx, link, attempt);
    const { partnerName, logo, color } = await ownBrand(ctx);
    const open = state === "open";
    return {
      state,
      merchantName: merchant.name,
      brand: { partnerName, logo, color },
      language: link.language,
      texts: open ? await textsOf(ctx, link, attempt) : [],
      name: open ? link.name : null,
      note: open ? link.note : null,
      expiresAt: link.expiresAt.toISOString(),
    };
  },
});

export const answerAsHelper = operation({
  name: "helper_links.answer",
  summary: "Propose an answer to the question of a link, once",
  kind: "command",
  actors: ["helper"],
  input: HelperAnswer,
  output: z.object({ state: z.literal("answered") }),
  errors: ["MERCHANT_NOT_FOUND", "ATTEMPT_NOT_FOUND", "HELPER_LINK_NOT_FOUND", "HELPER_LINK_ENDED"],
  async handler(ctx, { name: helperName, choice = null, answer: words = null, language }) {
    const { merchantId, linkId } = helperOf(ctx);
    const merchant = await requireMerchant(ctx, merchantId);
    const { attemptId } = await requireLink(ctx, { merchantId, linkId });
    // The attempt first, as everywhere: sealing holds it, too.
    const attempt = await lockAttempt(ctx, { merchantId, attemptId });
    const link = await requireLink(ctx, { merchantId, linkId }, "lock");
    const state = await stateNow(ctx, link, attempt);
    const texts = await textsOf(ctx, link, attempt);
    const read = texts.find((text) => text.language === language);
    if (state !== "open" || !read) throw new AppError("HELPER_LINK_ENDED", { details: { state } });
    await updateLink(ctx, link, {
      ...{ answeredAt: ctx.now, helperName, choice, words },
      ...{ answeredQuestion: read.question, answeredLanguage: language },
    });
    const announced = await claimAnnouncement(ctx, merchant);
    const told = { partId: link.partId, helperName, announced };
    ctx.emit("helper.answered", linkSubject(link), told);
    return { state: "answered" as const };
  },
});
