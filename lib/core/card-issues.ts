// The card-data guard over a whole value: in slices, and without overlong texts, which are refused by their
// length alone.
import { AppError, cappedIssues } from "./errors";
import type { Issue } from "./issue";
import { Pace } from "./pace";
import { isOverlong, textsOf } from "./text-issues";

/** Where card data stands in a value; empty when there is none. Messages never repeat it. */
export type CardDataSearch = (value: unknown) => readonly Issue[];

/** Every place of a value that holds card data, each once, by a path that can be told. */
export async function cardIssues(
  cardDataIn: CardDataSearch,
  value: unknown,
  pace = new Pace(),
): Promise<Issue[]> {
  const found = new Map<string, Issue>();
  for (const { text, path } of textsOf(value)) {
    if (pace.due) await pace.rest();
    if (found.has(path) || isOverlong(text)) continue;
    const [issue] = cardDataIn(text);
    if (issue) found.set(path, { ...issue, path });
  }
  return [...found.values()].map((issue) => ({ ...issue, path: tellable(cardDataIn, issue.path) }));
}

/** The name of a member can be card data, too: its path would repeat what was refused. */
function tellable(cardDataIn: CardDataSearch, path: string): string {
  return isOverlong(path) || cardDataIn(path).length > 0 ? "" : path;
}

/** The refusal that names these places. */
export function cardDataRefused(issues: readonly Issue[]): AppError {
  return new AppError("CARD_DATA_REFUSED", { details: cappedIssues(issues) });
}
