// What of a signed content is no longer so. What was not given yet when it was signed may still be given.
import type { RecordContent } from "./shape";

type Value = unknown;

/** Members that follow from others and so never differ by themselves. */
const DERIVED: ReadonlySet<string> = new Set(["changes"]);
const KEYS = ["controlId", "statementId", "groupId", "topLevel", "fact", "id"] as const;

function isObject(value: Value): value is Record<string, Value> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** By what the items of a list are told apart: a name of theirs, else their place. */
function keyed(list: readonly Value[]): Map<string, Value> {
  const key = KEYS.find((name) => list.every((item) => isObject(item) && name in item));
  return new Map(
    list.map((item, index) => [String(key && isObject(item) ? item[key] : index), item]),
  );
}

function children(value: Value): Map<string, Value> | null {
  if (Array.isArray(value)) return keyed(value);
  if (!isObject(value)) return null;
  return new Map(Object.entries(value).filter(([name]) => !DERIVED.has(name)));
}

/** Nothing was given here yet: no text, no items, no answer. */
function isBlank(value: Value): boolean {
  if (value === null || value === undefined || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  return isObject(value) && value.status === "empty";
}

function compare(path: string, before: Value, now: Value, found: string[]): void {
  if (isBlank(before)) return;
  const inside = children(before);
  if (!inside) {
    if (before !== now) found.push(path);
    return;
  }
  const other = children(now) ?? new Map<string, Value>();
  for (const [name, value] of inside) {
    compare(path ? `${path}.${name}` : name, value, other.get(name), found);
  }
}

/** The paths of everything that stood in `signed` and is otherwise, or gone, in `now`. */
export function changedSince(signed: RecordContent, now: RecordContent): string[] {
  const found: string[] = [];
  compare("", signed, now, found);
  return found;
}

/** Every control of a content with its status. */
function statusesOf(content: RecordContent): Map<string, string> {
  return new Map(
    content.sections.flatMap(({ controls }) =>
      controls.map(({ controlId, status }) => [controlId, status] as const),
    ),
  );
}

/** What was given for the first time since `signed`. */
export function givenSince(signed: RecordContent, now: RecordContent) {
  const before = statusesOf(signed);
  const controls = [...statusesOf(now)]
    .filter(([controlId, status]) => status !== "empty" && before.get(controlId) === "empty")
    .map(([controlId]) => controlId);
  const groups = new Set(signed.review.map(({ groupId }) => groupId));
  const reviewGroups = now.review
    .map(({ groupId }) => groupId)
    .filter((groupId) => !groups.has(groupId));
  return { controls, reviewGroups, other: otherGiven(signed, now) };
}

/** How many other places were blank when it was signed and hold something now. */
function otherGiven(signed: RecordContent, now: RecordContent): number {
  const reversed = changedSince(now, signed);
  const counted = reversed.filter(
    (path) => !path.startsWith("sections.") && !path.startsWith("review."),
  );
  return counted.length;
}
