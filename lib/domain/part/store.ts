// Writes what answers to short questions come to, control by control.

import type { ControlAnalysis, Provenance } from "@/lib/assessor/port";
import type { AttemptRow } from "@/lib/domain/attempt/queries";
import type { Ctx } from "@/lib/domain/operation";
import { type PartVerdict, sentencesOf } from "@/lib/domain/part/verdict";
import { askingForBlanks } from "@/lib/domain/question/blanks";
import { type AnswerRow, landAnswer, listAnswers, planless } from "@/lib/domain/question/queries";
import { listPartRows, type PartRow, recordReadings, upsertParts } from "./queries";
import { leftOpen, type PartStanding, standingsOf } from "./standing";
import { followUpQuestion, toldOf } from "./words";

/** What was read in the words of one answer. */
export interface PartReading {
  readonly partId: string;
  readonly controls: readonly ControlAnalysis[];
  readonly provenance: Provenance;
}

/** Answers of one job: which parts, when they were sent, and what was read in their words. */
export interface SentParts {
  readonly partIds: readonly string[];
  readonly sentAt: Date;
  readonly readings: readonly PartReading[];
}

/** How the short questions of an attempt stand after some were answered. */
export interface StoredParts {
  readonly standings: readonly PartStanding[];
  /** The sections in which something may have changed: a gate closes parts of others, too. */
  readonly topLevels: readonly string[];
}

/** Writes what the answers of a job come to. */
export async function storeParts(
  ctx: Ctx,
  attempt: AttemptRow,
  sent: SentParts,
): Promise<StoredParts> {
  for (const { partId, controls } of sent.readings) {
    await recordReadings(ctx, { attemptId: attempt.id, partId, sentAt: sent.sentAt }, controls);
  }
  const rows = await listPartRows(ctx, attempt.id);
  const roots = new Set(
    sent.partIds.map((id) => rows.find(({ partId }) => partId === id)?.followUpOf ?? id),
  );
  const standings = standingsOf(attempt.saqType, rows);
  const answers = await listAnswers(ctx, attempt.id);
  const touched = standings.filter(({ part }) => isTouched(part.partId, roots, standings));
  for (const standing of touched) await landPart(ctx, attempt, standing, answers, sent);
  const asking = touched.filter(({ part }) => roots.has(part.partId));
  await upsertParts(
    ctx,
    asking.flatMap((standing) => followUpsOf(ctx, standing)),
  );
  return {
    standings: standingsOf(attempt.saqType, await listPartRows(ctx, attempt.id)),
    topLevels: [...new Set(touched.map(({ part }) => part.topLevel))],
  };
}

function isTouched(
  partId: string,
  roots: ReadonlySet<string>,
  standings: readonly PartStanding[],
): boolean {
  if (roots.has(partId)) return true;
  return standings.some(
    ({ part }) => part.gates?.includes(partId) && isTouched(part.partId, roots, standings),
  );
}

async function landPart(
  ctx: Ctx,
  attempt: AttemptRow,
  standing: PartStanding,
  answers: readonly AnswerRow[],
  sent: SentParts,
): Promise<void> {
  for (const controlId of standing.part.controlIds) {
    const row = answers.find((each) => each.controlId === controlId);
    const change = changeOf(standing, controlId, row, sent);
    if (!change) continue;
    const place = { attemptId: attempt.id, controlId };
    await landAnswer(ctx, place, sent.sentAt, { ...change, sentAt: sent.sentAt }, true);
  }
}

/** What becomes of a control; null: nothing. */
function changeOf(
  standing: PartStanding,
  controlId: string,
  row: AnswerRow | undefined,
  sent: SentParts,
) {
  const { closedBy, part, verdicts } = standing;
  if (closedBy) return closedChange(closedBy, controlId);
  const verdict = verdicts.find((each) => each.controlId === controlId);
  if (verdict) return toldChange(standing, verdict, sent);
  // A gate that opened again takes its own answer away.
  return row?.partId && row.partId !== part.partId ? OPEN : null;
}

const NOTHING_BESIDE = { opinion: null, unconfirmed: false, inherited: false } as const;

const OPEN = {
  ...NOTHING_BESIDE,
  status: "empty",
  answer: null,
  answeredIn: null,
  partId: null,
  origin: null,
  givenBy: null,
  reason: null,
  suggestion: null,
  quote: null,
  contradictory: false,
  parked: false,
} as const;

function closedChange(gate: PartRow, controlId: string) {
  const told: PartVerdict = {
    ...{ controlId, status: "Not Applicable", origin: "stated", quote: gate.words },
    ...{ contradictory: false, notSure: false },
  };
  return {
    ...written(told, gate, toldOf(gate)),
    ...{ partId: gate.partId, provenance: null },
  };
}

function toldChange(standing: PartStanding, verdict: PartVerdict, { readings }: SentParts) {
  const { part, row, followUps } = standing;
  if (!row) throw new Error("an answer has its row");
  const told = [row, ...followUps.filter(({ sentAt }) => sentAt !== null)];
  const last = told.findLast(({ controlIds }) => controlIds.includes(verdict.controlId)) ?? row;
  const read = readings.find(({ partId }) => partId === last.partId);
  // Asked twice, and still open: it waits with what the merchant comes back to.
  const unsettled = verdict.status === "empty" && last !== row;
  return {
    ...written(verdict, last, told.map(toldOf).join("\n")),
    ...(unsettled ? { parked: true } : {}),
    ...{ partId: part.partId, provenance: read?.provenance ?? null },
  };
}

function written(verdict: PartVerdict, row: PartRow, answer: string) {
  const { status, quote, contradictory, notSure } = verdict;
  const origin = row.origin === "helper" ? row.origin : verdict.origin;
  const { reason, suggestion } = sentencesOf(verdict, row.question);
  return {
    ...NOTHING_BESIDE,
    ...{ status, answer, answeredIn: "control" as const, origin, givenBy: row.givenBy },
    ...{ reason, suggestion: askingForBlanks(suggestion, row.words ?? "", quote) },
    ...{ quote, contradictory, parked: notSure },
    ...planless(status),
  };
}

/** The one question more that an answer leaves open, where none was asked yet. */
function followUpsOf(ctx: Ctx, standing: PartStanding): PartRow[] {
  const { row, followUps } = standing;
  const open = leftOpen(standing);
  if (!row || followUps.length > 0 || open.length === 0) return [];
  const contradictory = open.some((verdict) => verdict.contradictory);
  return [
    {
      ...row,
      partId: `${row.partId}.more`,
      followUpOf: row.partId,
      controlIds: open.map(({ controlId }) => controlId),
      question: followUpQuestion(row, contradictory),
      ...{ choice: null, value: null, words: null, origin: null, givenBy: null },
      ...{ helperName: null, sentAt: null, readings: null, updatedAt: ctx.now },
    },
  ];
}
