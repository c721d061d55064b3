// What an attempt begins with where the merchant named a payment product: drafts in the partner's words.
import type { AttemptRow } from "@/lib/domain/attempt/queries";
import { attemptSubject } from "@/lib/domain/attempt/queries";
import type { Ctx } from "@/lib/domain/operation";
import type { PaymentMethodRow } from "@/lib/domain/payment-method/queries";
import type { AnswerDraft, AnswerDrafts } from "@/lib/domain/question/queries";
import { requireEdition } from "@/lib/pci/questionnaires";
import { findPublishedPreset } from "./queries";

/**
 * The partner's answers to the controls that an attempt's questionnaire asks, as the product's preset has
 * them now. None where no product was named, or it is published no more.
 */
export async function presetDrafts(
  ctx: Ctx,
  attempt: AttemptRow,
  method: Pick<PaymentMethodRow, "presetId">,
  without: ReadonlySet<string> = new Set(),
): Promise<AnswerDrafts> {
  const preset = method.presetId ? await findPublishedPreset(ctx, method.presetId) : null;
  if (!preset) return new Map();
  const asked = new Set(requireEdition(attempt.edition).controlIds);
  const covered = preset.controls.filter(
    ({ controlId }) => asked.has(controlId) && !without.has(controlId),
  );
  if (covered.length > 0) {
    const told = { presetId: preset.id, name: preset.name, revision: preset.revision };
    ctx.emit("attempt.preset_drafted", attemptSubject(attempt), {
      ...told,
      controls: covered.length,
    });
  }
  return new Map(covered.map(({ controlId, answer }) => [controlId, draftOf(answer)]));
}

function draftOf(answer: string): AnswerDraft {
  return { status: "In Place", answer, answeredIn: "control", origin: "preset" };
}
