// Opens the renewal of a sealed attempt: what was sealed becomes the drafts of a new one.
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import type { Ctx } from "@/lib/domain/operation";
import { requirePaymentMethod } from "@/lib/domain/payment-method/queries";
import { presetDrafts } from "@/lib/domain/preset/drafts";
import { type AnswerDraft, insertAnswers } from "@/lib/domain/question/queries";
import { findRecord, readRecord } from "@/lib/domain/record/queries";
import type { RecordControl, SealedRecord } from "@/lib/domain/record/shape";
import { insertSections } from "@/lib/domain/section/queries";
import { editionOf, requireEdition } from "@/lib/pci/questionnaires";
import { type AttemptRow, attemptSubject, insertAttempt } from "./queries";
import { isCarried, renewalOf } from "./renewal";

const NONE: ReadonlySet<string> = new Set();

/**
 * Opens the renewal and tells of it; RENEWAL_ALREADY_OPEN where the payment method has an open attempt.
 * `anew`: controls whose answers are not carried over.
 */
export async function renewSealed(ctx: Ctx, source: AttemptRow, anew: ReadonlySet<string> = NONE) {
  const attempt = await openRenewal(ctx, source);
  const renewal = await carryForward(ctx, source, attempt, anew);
  ctx.emit("attempt.renewed", attemptSubject(attempt), {
    renewedFrom: source.id,
    saqType: attempt.saqType,
    carriedCount: renewal.carriedCount,
  });
  return { attempt, renewal };
}

async function openRenewal(ctx: Ctx, source: AttemptRow): Promise<AttemptRow> {
  const attempt = await insertAttempt(ctx, {
    id: newId("att"),
    merchantId: source.merchantId,
    paymentMethodId: source.paymentMethodId,
    saqType: source.saqType,
    edition: editionOf(source.saqType).id,
    typeSource: source.typeSource,
    overrideReason: source.overrideReason,
    status: "Step_2_Started",
    threadId: source.threadId,
    renewedFrom: source.id,
  });
  if (!attempt) throw new AppError("RENEWAL_ALREADY_OPEN");
  return attempt;
}

/** Copies what was sealed and is still asked; signatures and review answers are never copied. */
async function carryForward(
  ctx: Ctx,
  source: AttemptRow,
  attempt: AttemptRow,
  anew: ReadonlySet<string>,
) {
  const { sections } = await sealedRecord(ctx, source);
  const told = new Map(sections.map(({ topLevel, answer }) => [topLevel, answer]));
  await insertSections(ctx, attempt, told);
  const former = sections.flatMap(({ controls }) => controls);
  const renewal = renewalOf(former, requireEdition(attempt.edition).controlIds);
  const dropped = new Set(renewal.droppedControls);
  const carried = sections.flatMap(({ controls, answer }) =>
    controls
      .filter((control) => isCarried(control) && !anew.has(control.controlId))
      .map((control) => [control.controlId, draftOf(control, answer)] as const),
  );
  const method = await requirePaymentMethod(ctx, attempt.merchantId, attempt.paymentMethodId);
  const without = new Set([...carried.map(([controlId]) => controlId), ...anew]);
  const presets = await presetDrafts(ctx, attempt, method, without);
  await insertAnswers(ctx, attempt, new Map([...presets, ...carried]));
  const left = [...anew].filter((controlId) => {
    const control = former.find((each) => each.controlId === controlId);
    return control && !dropped.has(controlId) && isCarried(control);
  });
  return { ...renewal, carriedCount: renewal.carriedCount - left.length };
}

async function sealedRecord(ctx: Ctx, source: AttemptRow): Promise<SealedRecord> {
  const row = await findRecord(ctx, source.id);
  if (!row) throw new AppError("RENEWAL_SOURCE_NOT_SEALED");
  return readRecord(row);
}

/** Last year's plan is not one for this year: it is asked again. */
function draftOf(control: RecordControl, sectionAnswer: string | null): AnswerDraft {
  const { status, answer, quote, worksheet, givenBy } = control;
  return {
    ...{ status, quote, worksheet, givenBy },
    answer: answer ?? sectionAnswer,
    answeredIn: answer === null ? "section" : "control",
    origin: "carried",
  };
}
