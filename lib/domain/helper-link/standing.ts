// How far a link is, and what a helper's words come to as an answer.
import { isSealed } from "@/lib/domain/attempt/machine";
import type { AttemptRow } from "@/lib/domain/attempt/queries";
import { LANGUAGE_CODES } from "@/lib/domain/language/shape";
import type { Ctx } from "@/lib/domain/operation";
import { askedAs } from "@/lib/domain/part/asked";
import { listPartRows, type PartRow } from "@/lib/domain/part/queries";
import type { PartAnswer } from "@/lib/domain/part/shape";
import type { HelperLinkRow } from "./queries";
import type { AskedText, HelperLinkState } from "./shape";

/** How far a link is; `parts`: what was answered to the short questions of its attempt. */
export function stateOfLink(
  link: HelperLinkRow,
  attempt: AttemptRow,
  parts: readonly PartRow[],
  now: Date,
): HelperLinkState {
  if (link.revokedAt) return "revoked";
  if (link.settlement) return link.settlement;
  if (link.answeredAt) return "answered";
  if (isSealed(attempt.status)) return "sealed";
  if (!isAsked(link, attempt, parts)) return "gone";
  return link.expiresAt <= now ? "expired" : "open";
}

/** A follow-up goes when what it asks on is answered anew; another one may come under its id. */
function isAsked(link: HelperLinkRow, attempt: AttemptRow, parts: readonly PartRow[]): boolean {
  return askedAs(attempt, parts, link.partId, link.language)?.question === link.question;
}

/** How far a link is now. */
export async function stateNow(
  ctx: Ctx,
  link: HelperLinkRow,
  attempt: AttemptRow,
): Promise<HelperLinkState> {
  return stateOfLink(link, attempt, await listPartRows(ctx, attempt.id), ctx.now);
}

/** The question of a link in every language that it is asked in. */
export async function textsOf(
  ctx: Ctx,
  link: HelperLinkRow,
  attempt: AttemptRow,
): Promise<AskedText[]> {
  const parts = await listPartRows(ctx, attempt.id);
  const texts = LANGUAGE_CODES.flatMap((code) => {
    const asked = askedAs(attempt, parts, link.partId, code);
    return asked?.language === code ? [asked] : [];
  });
  return texts.map(({ language, question, help }) => ({ language, question, help }));
}

/** A helper's words as they are given as an answer; null where the question is not asked so any more. */
export async function answeredOf(ctx: Ctx, link: HelperLinkRow, attempt: AttemptRow) {
  const { helperName, choice, words, answeredLanguage: language, answeredQuestion } = link;
  if (helperName === null || language === null) return null;
  const texts = await textsOf(ctx, link, attempt);
  const read = texts.find((text) => text.language === language);
  if (read?.question !== answeredQuestion) return null;
  const given: PartAnswer = {
    partId: link.partId,
    ...(choice ? { choice } : {}),
    ...(words ? { answer: words } : {}),
  };
  return { place: { language, helperName }, given };
}
