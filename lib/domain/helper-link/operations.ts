import { actorName } from "@/lib/core/caller";
import { AppError } from "@/lib/core/errors";
import { hashOfLinkToken, tokenOfLink, urlOfLink } from "@/lib/core/helper-token";
import { newId } from "@/lib/core/ids";
import { type AttemptRow, lockAttempt, lockOpenAttempt } from "@/lib/domain/attempt/queries";
import { questionJobAck } from "@/lib/domain/job/ack";
import { JobAck } from "@/lib/domain/job/shape";
import { languageOf } from "@/lib/domain/language/shape";
import { requireMailClaim } from "@/lib/domain/mail/claims";
import { requireMerchant } from "@/lib/domain/merchant/queries";
import { type Ctx, operation } from "@/lib/domain/operation";
import { giveParts } from "@/lib/domain/part/given";
import { requireAsked } from "@/lib/domain/part/requiring";
import { startAnalysis } from "@/lib/domain/section/answering";
import {
  countOpenLinks,
  type HelperLinkRow,
  insertLink,
  linkSubject,
  requireLink,
  toHelperLink,
  updateLink,
} from "./queries";
import {
  HelperLink,
  HelperLinkRef,
  type HelperLinkState,
  LINK_DAYS,
  NewHelperLink,
  NewlyMadeLink,
  OPEN_LINKS_MAX,
} from "./shape";
import { answeredOf, stateNow } from "./standing";

const BASE = "/v1/merchants/{merchantId}/attempts/{attemptId}/helper-links";
const DAY_MS = 24 * 60 * 60 * 1000;

export const askHelper = operation({
  name: "helper_links.create",
  summary: "Ask somebody about one question, by a link",
  description:
    "Whoever has the link reads the question with its help, your name and the merchant's, and nothing else, and writes a proposal. It works for seven days and takes one answer. With `email` it is mailed; hand `url` on otherwise: it is told this once.",
  kind: "command",
  rest: `POST ${BASE}`,
  actors: ["partner", "merchant", "user"],
  input: NewHelperLink,
  output: NewlyMadeLink,
  status: 201,
  errors: ["MERCHANT_NOT_FOUND", "ATTEMPT_NOT_FOUND", "ALREADY_SEALED", "ASKED_LIMIT"],
  async handler(ctx, input) {
    const merchant = await requireMerchant(ctx, input.merchantId);
    const attempt = await lockOpenAttempt(ctx, input);
    const { email = null, name = null, note = null, partId } = input;
    const wanted = input.language ?? languageOf(merchant.locale);
    const { question, language, topLevel } = await requireAsked(ctx, attempt, partId, wanted);
    if ((await countOpenLinks(ctx, attempt.id)) >= OPEN_LINKS_MAX) {
      throw new AppError("ASKED_LIMIT", { details: { most: OPEN_LINKS_MAX } });
    }
    if (email !== null) {
      const purpose = "helper_asked" as const;
      await requireMailClaim(ctx, { purpose, address: email, merchantId: merchant.id });
    }
    const id = newId("hlp");
    const link = await insertLink(ctx, {
      ...{ id, merchantId: merchant.id, attemptId: attempt.id, topLevel, partId },
      ...{ question, language, name, email, note, askedBy: actorName(ctx.caller) },
      tokenHash: hashOfLinkToken(tokenOfLink(id)),
      expiresAt: new Date(ctx.now.getTime() + LINK_DAYS * DAY_MS),
    });
    ctx.emit("helper.asked", linkSubject(link), { partId, name, mailed: email !== null });
    return { ...toHelperLink(link, "open"), url: urlOfLink(id) };
  },
});

/** A link that is locked with its attempt, in the one state in which something may be done with it. */
async function takeLink(
  ctx: Ctx,
  input: { merchantId: string; attemptId: string; linkId: string },
  wanted: HelperLinkState,
  lock: typeof lockAttempt,
): Promise<{ attempt: AttemptRow; link: HelperLinkRow }> {
  await requireMerchant(ctx, input.merchantId);
  // The attempt first, as everywhere: sealing holds it, too.
  const attempt = await lock(ctx, input);
  const link = await requireLink(ctx, input, "lock");
  const state = await stateNow(ctx, link, attempt);
  if (state !== wanted) throw new AppError("HELPER_LINK_ENDED", { details: { state } });
  return { attempt, link };
}

export const revokeHelper = operation({
  name: "helper_links.revoke",
  summary: "Revoke a link to a helper",
  description: "From then on its page says that it has ended. One that was answered stays.",
  kind: "command",
  rest: `DELETE ${BASE}/{linkId}`,
  actors: ["partner", "merchant", "user"],
  input: HelperLinkRef,
  output: HelperLink,
  errors: ["MERCHANT_NOT_FOUND", "ATTEMPT_NOT_FOUND", "HELPER_LINK_NOT_FOUND", "HELPER_LINK_ENDED"],
  async handler(ctx, input) {
    const { link } = await takeLink(ctx, input, "open", lockAttempt);
    const revoked = await updateLink(ctx, link, { revokedAt: ctx.now });
    ctx.emit("helper.revoked", linkSubject(link), { partId: link.partId });
    return toHelperLink(revoked, "revoked");
  },
});

const DECIDING = [
  "MERCHANT_NOT_FOUND",
  "ATTEMPT_NOT_FOUND",
  "HELPER_LINK_NOT_FOUND",
  "HELPER_LINK_ENDED",
  "ALREADY_SEALED",
] as const;

export const takeProposal = operation({
  name: "helper_links.take",
  summary: "Make a helper's words the answer to the question",
  description:
    "The answer has origin `helper`, and the documents print whose words they are. They are read as the merchant's own would be: poll the job.",
  kind: "command",
  rest: `POST ${BASE}/{linkId}/take`,
  actors: ["partner", "merchant", "user"],
  input: HelperLinkRef,
  output: JobAck,
  status: 202,
  errors: DECIDING,
  async handler(ctx, input) {
    const { attempt, link } = await takeLink(ctx, input, "answered", lockOpenAttempt);
    const answered = await answeredOf(ctx, link, attempt);
    if (!answered) throw new AppError("HELPER_LINK_ENDED", { details: { state: "gone" } });
    const { topLevel, partId } = link;
    await giveParts(ctx, { attempt, topLevel, ...answered.place }, [answered.given]);
    await updateLink(ctx, link, { settledAt: ctx.now, settlement: "taken" });
    const { helperName } = answered.place;
    ctx.emit("helper.taken", linkSubject(link), { partId, helperName });
    const job = await startAnalysis(ctx, attempt, topLevel, { partIds: [partId] });
    return questionJobAck(job, "analyze");
  },
});

export const dismissProposal = operation({
  name: "helper_links.dismiss",
  summary: "Put a helper's proposal aside",
  description: "It is listed still, and is no answer.",
  kind: "command",
  rest: `POST ${BASE}/{linkId}/dismiss`,
  actors: ["partner", "merchant", "user"],
  input: HelperLinkRef,
  output: HelperLink,
  errors: DECIDING,
  async handler(ctx, input) {
    const { link } = await takeLink(ctx, input, "answered", lockOpenAttempt);
    const settled = { settledAt: ctx.now, settlement: "dismissed" as const };
    const dismissed = await updateLink(ctx, link, settled);
    ctx.emit("helper.dismissed", linkSubject(link), { partId: link.partId });
    return toHelperLink(dismissed, "dismissed");
  },
});
