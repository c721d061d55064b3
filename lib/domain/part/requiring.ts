// The question that somebody else is to be asked, as the attempt asks it.
import { validationError } from "@/lib/core/errors";
import type { AttemptRow } from "@/lib/domain/attempt/queries";
import type { Language } from "@/lib/domain/language/shape";
import type { Ctx } from "@/lib/domain/operation";
import { type AskedQuestion, askedAs } from "./asked";
import { listPartRows } from "./queries";

const NOT_ASKED = {
  path: "partId",
  code: "not_found",
  message: "This attempt asks no such part. See `parts` of the sections.",
} as const;

/** The question of a part or follow-up; VALIDATION_ERROR where the attempt asks none of this id. */
export async function requireAsked(
  ctx: Ctx,
  attempt: AttemptRow,
  partId: string,
  language: Language,
): Promise<AskedQuestion> {
  const asked = askedAs(attempt, await listPartRows(ctx, attempt.id), partId, language);
  if (!asked) throw validationError([NOT_ASKED]);
  return asked;
}
