// What a form says of an act of the person who is signed in.
import type { FormState } from "@/components/ui/act-form";
import type { ActResult } from "@/lib/transports/people/request";

/** What a form says of an act; `done` where it worked. */
export function told(
  result: ActResult<unknown>,
  done: string,
  values: Record<string, string> = {},
): FormState {
  if (result.ok) return { done, values };
  const { message, problems } = result;
  return Object.keys(problems).length > 0 ? { problems, values } : { problem: message, values };
}

/** Problems of a member's entries (`reminderDays.2`), told at its one field. */
export function atField(problems: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(problems).map(([path, message]) => [
    path.replace(/\.\d+$/, ""),
    message,
  ]);
  return Object.fromEntries(entries);
}
