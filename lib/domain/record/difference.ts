// What of a signed content is no longer so. What was not given yet when it was signed may still be given.
import { canonicalJson } from "@/lib/core/canonical";
import type { ReviewGroupId } from "@/lib/domain/review/shape";
import type { RecordContent } from "./shape";

type Value = unknown;
type Path = readonly string[];

/** Members that follow from others, or from when it was written, and so never differ by themselves. */
const DERIVED: ReadonlySet<string> = new Set(["changes", "shapeVersion"]);
const KEYS = ["controlId", "statementId", "groupId", "topLevel", "fact", "id"] as const;

function isObject(value: Value): value is Record<string, Value> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The items of a list by what tells them apart; null where nothing does: such a list is one value. */
function keyed(list: readonly Value[]): Map<string, Value> | null {
  const items = list.filter(isObject);
  const key = KEYS.find((name) => items.every((item) => name in item));
  if (!key || items.length < list.length) return null;
  const map = new Map(items.map((item) => [String(item[key]), item]));
  return map.size === list.length ? map : null;
}

/** What a field of the review holds was given as a whole: another row of it is a change. */
function isReviewField([part, , member, field]: Path): boolean {
  return part === "review" && member === "fields" && field !== undefined;
}

function children(path: Path, value: Value): Map<string, Value> | null {
  if (isReviewField(path)) return null;
  if (Array.isArray(value)) return keyed(value);
  if (!isObject(value)) return null;
  return new Map(Object.entries(value).filter(([name]) => !DERIVED.has(name)));
}

/** Nothing was given here yet: no text, no items; a control without answer, words, or "not sure". */
function isBlank(value: Value): boolean {
  if (value === null || value === undefined || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  return (
    isObject(value) && value.status === "empty" && value.notSure !== true && isBlank(value.answer)
  );
}

function same(before: Value, now: Value): boolean {
  return canonicalJson(before ?? null) === canonicalJson(now ?? null);
}

function changed(path: Path, before: Value, now: Value): Path[] {
  if (isBlank(before)) return [];
  const inside = children(path, before);
  const other = children(path, now);
  if (!inside || !other) return same(before, now) ? [] : [path];
  return [...inside].flatMap(([name, value]) => changed([...path, name], value, other.get(name)));
}

/** The paths of everything that stood in `signed` and is otherwise, or gone, in `now`. */
export function changedSince(signed: RecordContent, now: RecordContent): string[] {
  return changed([], signed, now).map((path) => path.join("."));
}

function filled(path: Path, before: Value, now: Value): Path[] {
  if (isBlank(now)) return [];
  const inside = children(path, now);
  // The items of a list that was empty are told one by one.
  const other = children(path, before) ?? (Array.isArray(now) ? new Map<string, Value>() : null);
  if (isBlank(before) && !(inside && Array.isArray(now))) return [path];
  if (!inside || !other) return [];
  return [...inside].flatMap(([name, value]) => filled([...path, name], other.get(name), value));
}

/** What was given for the first time since `signed`: where a place was blank, and is no longer. */
export function givenSince(signed: RecordContent, now: RecordContent) {
  const paths = filled([], signed, now);
  const answered = new Set(
    now.sections.flatMap(({ controls }) =>
      controls.filter(({ status }) => status !== "empty").map(({ controlId }) => controlId),
    ),
  );
  const controls = paths.flatMap((path) => controlOf(path) ?? []);
  const reviewGroups = paths.flatMap(([part, groupId]) => (part === "review" ? [groupId] : []));
  return {
    controls: [...new Set(controls)].filter((controlId) => answered.has(controlId)),
    reviewGroups: [...new Set(reviewGroups)] as ReviewGroupId[],
    other: paths.filter(isElsewhere).length,
  };
}

function controlOf([part, , member, controlId]: Path): string | null {
  return part === "sections" && member === "controls" ? (controlId ?? null) : null;
}

/** Neither a control nor the review; the question of a section is asked by us and given by nobody. */
function isElsewhere([part, , member]: Path): boolean {
  return part !== "review" && !(part === "sections" && member !== "answer");
}
