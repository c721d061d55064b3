import { validationError } from "@/lib/core/errors";
import type { Issue } from "@/lib/core/issue";
import type { AttemptRow } from "@/lib/domain/attempt/queries";
import type { Ctx } from "@/lib/domain/operation";
import { giverOf, listAnswers, updateAnswer } from "@/lib/domain/question/queries";
import { inheritedControls } from "./inheritance";
import { listSectionRows } from "./queries";

/**
 * Makes answers of statuses that controls would inherit: the merchant was shown them and confirmed them.
 * Returns the controls; VALIDATION_ERROR where one of those named inherits nothing in this section.
 */
export async function confirmInherited(
  ctx: Ctx,
  attempt: AttemptRow,
  topLevel: string,
  named: readonly string[],
): Promise<string[]> {
  if (named.length === 0) return [];
  const answers = await listAnswers(ctx, attempt.id);
  const open = new Map(
    inheritedControls(await listSectionRows(ctx, attempt.id), answers)
      .filter(({ control }) => control.topLevel === topLevel)
      .map(({ control, status }) => [control.controlId, status]),
  );
  const message = "This control inherits nothing in this section. See `preview` of the review.";
  const issues = named.flatMap((controlId, index): Issue[] =>
    open.has(controlId) ? [] : [{ path: `inherited.${index}`, code: "not_applicable", message }],
  );
  if (issues.length > 0) throw validationError(issues);
  const confirmed = [...open].filter(([controlId]) => named.includes(controlId));
  for (const [controlId, status] of confirmed) {
    const given = { givenBy: giverOf(ctx), sentAt: ctx.now };
    const answer = { status, origin: "confirmed" as const, reason: null, ...given };
    await updateAnswer(ctx, attempt.id, controlId, answer);
  }
  return confirmed.map(([controlId]) => controlId);
}
