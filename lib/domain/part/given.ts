// Takes answers to short questions: checks them against what is asked, and keeps them as they were given.

import { AppError, validationError } from "@/lib/core/errors";
import type { Issue } from "@/lib/core/issue";
import type { AttemptRow } from "@/lib/domain/attempt/queries";
import type { Language } from "@/lib/domain/language/shape";
import type { Ctx } from "@/lib/domain/operation";
import { choiceOf, wordsToRead } from "@/lib/domain/part/verdict";
import { giverOf } from "@/lib/domain/question/queries";
import { isExplained } from "@/lib/pci/not-applicable";
import { partsOf } from "@/lib/pci/parts";
import { type AskedQuestion, askedAs } from "./asked";
import { deleteParts, listPartRows, type PartRow, upsertParts } from "./queries";
import type { PartAnswer } from "./shape";

/** Where answers are given. */
interface Place {
  readonly attempt: AttemptRow;
  readonly topLevel: string;
  readonly language: Language;
  /** Whose words the merchant takes over; left out: its own. */
  readonly helperName?: string;
}

const UNKNOWN = "This section asks no such part. See `parts` of the sections.";
const TWICE = "This part stands there twice.";
const NOTHING = "Send a choice, a value or words.";
const NO_REASON = "Say in a few words why it does not apply.";
const NOT_FOR_GATE = "Answer this one with yes, no or not sure.";

function issuesOf(
  { choice, value, answer }: PartAnswer,
  gate: boolean,
  path: string,
): readonly Issue[] {
  const reply = { choice: choice ?? null, value: value ?? null, words: answer ?? null };
  if (!choice && !value && !answer) return [{ path, code: "required", message: NOTHING }];
  if (choiceOf(reply) !== "not_applicable") return [];
  if (gate) return [{ path: `${path}.choice`, code: "not_allowed", message: NOT_FOR_GATE }];
  const words = { quote: wordsToRead(reply), answer: null, origin: null };
  if (isExplained(words, null)) return [];
  return [{ path: `${path}.answer`, code: "required", message: NO_REASON }];
}

/**
 * Keeps what was answered to the short questions of a section. A new answer takes away the follow-ups that
 * came of the old one. VALIDATION_ERROR, with nothing kept, where one names no part of it or says nothing;
 * ANSWERED_MEANWHILE where another answer than the one that was read stands there.
 */
export async function giveParts(
  ctx: Ctx,
  place: Place,
  given: readonly PartAnswer[],
): Promise<void> {
  const { attempt, topLevel } = place;
  const rows = await listPartRows(ctx, attempt.id);
  const issues: Issue[] = [];
  const written = given.flatMap((answer, index) => {
    const path = `parts.${index}`;
    const found = askedAs(attempt, rows, answer.partId, place.language);
    const asked = found?.topLevel === topLevel ? found : null;
    const earlier = given.slice(0, index).some(({ partId }) => partId === answer.partId);
    if (!asked) issues.push({ path: `${path}.partId`, code: "not_found", message: UNKNOWN });
    if (earlier) issues.push({ path: `${path}.partId`, code: "repeated", message: TWICE });
    issues.push(...issuesOf(answer, found?.gate === true, path));
    return asked ? [rowOf(ctx, place, asked, answer)] : [];
  });
  if (issues.length > 0) throw validationError(issues);
  refuseLate(rows, given);
  const anew = new Set(given.map(({ partId }) => partId));
  const outdated = rows.filter(({ followUpOf }) => followUpOf !== null && anew.has(followUpOf));
  await deleteParts(
    ctx,
    attempt.id,
    outdated.map(({ partId }) => partId),
  );
  await upsertParts(ctx, written);
}

/** Refuses answers to what was answered otherwise since it was read. The same answer once more is none. */
function refuseLate(rows: readonly PartRow[], given: readonly PartAnswer[]): void {
  const late = given.filter(({ partId, replaces, choice, value, answer }) => {
    const row = rows.find((each) => each.partId === partId);
    if (replaces === undefined) return false;
    if ((replaces?.getTime() ?? null) === (row?.sentAt?.getTime() ?? null)) return false;
    const reply = { choice: choice ?? null, value: value ?? null, words: answer ?? null };
    return (
      row?.choice !== choiceOf(reply) || row.value !== reply.value || row.words !== reply.words
    );
  });
  if (late.length === 0) return;
  throw new AppError("ANSWERED_MEANWHILE", {
    details: { partIds: late.map(({ partId }) => partId) },
  });
}

function rowOf(
  ctx: Ctx,
  { attempt, topLevel, helperName }: Place,
  asked: AskedQuestion,
  { partId, choice, value, answer }: PartAnswer,
): PartRow {
  const reply = { choice: choice ?? null, value: value ?? null, words: answer ?? null };
  const { question, language, controlIds, followUpOf } = asked;
  return {
    ...{ partnerId: attempt.partnerId, attemptId: attempt.id, merchantId: attempt.merchantId },
    ...{ topLevel, partId, followUpOf, controlIds, question, language },
    ...{ ...reply, choice: choiceOf(reply) },
    ...{
      origin: originOf(reply, helperName),
      helperName: helperName ?? null,
      givenBy: giverOf(ctx),
    },
    ...{ sentAt: ctx.now, readings: null, updatedAt: ctx.now },
  };
}

function originOf(reply: Parameters<typeof choiceOf>[0], helperName: string | undefined) {
  if (helperName !== undefined) return "helper" as const;
  return choiceOf(reply) === null ? ("words" as const) : ("stated" as const);
}

/** After the questionnaire changed: takes away the answers to questions that it does not ask word for word. */
export async function fitParts(ctx: Ctx, attempt: AttemptRow): Promise<void> {
  const parts = partsOf(attempt.saqType);
  const rows = await listPartRows(ctx, attempt.id);
  const isAsked = ({ followUpOf, partId, question, language }: PartRow) =>
    followUpOf !== null ||
    parts.some((part) => part.partId === partId && part[language].question === question);
  const gone = new Set(rows.filter((row) => !isAsked(row)).map(({ partId }) => partId));
  const outdated = rows.filter(({ followUpOf, partId }) => gone.has(followUpOf ?? partId));
  await deleteParts(
    ctx,
    attempt.id,
    outdated.map(({ partId }) => partId),
  );
}
