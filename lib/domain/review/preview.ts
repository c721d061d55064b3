// What is shown before signing, taken from the very content that would be signed: nothing of it changes by
// signing or sealing.
import type { AttemptRow } from "@/lib/domain/attempt/queries";
import type { Ctx } from "@/lib/domain/operation";
import { composeContent } from "@/lib/domain/record/content";
import { findRecord, readRecord } from "@/lib/domain/record/queries";
import type { RecordContent, RecordControl } from "@/lib/domain/record/shape";

/** What an attempt would be sealed with now; of a sealed one, what it was sealed with. */
async function contentOf(ctx: Ctx, attempt: AttemptRow): Promise<RecordContent> {
  const row = attempt.sealedAt && (await findRecord(ctx, attempt.id));
  return row ? readRecord(row) : composeContent(ctx, attempt);
}

/** Every control as it would be sealed, and the statements that are signed. */
export async function previewOf(ctx: Ctx, attempt: AttemptRow) {
  const { sections, statements } = await contentOf(ctx, attempt);
  return {
    preview: sections.flatMap(({ topLevel, controls }) =>
      controls.map((control) => previewControl(topLevel, control)),
    ),
    statements: statements.map(({ reference: _, ...statement }) => statement),
  };
}

function previewControl(topLevel: string, control: RecordControl) {
  const { controlId, title, status, inherited, notSure, origin, givenBy } = control;
  const { quote, plan, planDate, planBy } = control;
  return {
    ...{ controlId, topLevel, title, status, inherited, notSure, origin, givenBy },
    ...{ quote, plan, planDate, planBy },
  };
}
