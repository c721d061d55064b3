// A last way to notice that a control is denied: its everyday name stands in a denied clause.
import { plainOf } from "@/lib/assessor/embedded/questions/plain";

const FILLERS = new Set(
  (
    "a an the of for and or to with your you on in by at is are that than from up out it its as " +
    "every each all own other kept done made after when safe there here"
  ).split(" "),
);
// Names like "no PINs kept" or "who may read the logs" are not denied by a "no" in front of them.
const NEGATIVE =
  /^(?:no|who|what|how|few|only|hidden|nothing)\b|\b(?:nobody|not|cannot|never|less|out of)\b/i;

const lines = new Map<string, readonly string[]>();

/** The signals that the control's everyday name makes; none where the name cannot be denied. */
export function namingLines(controlId: string): readonly string[] {
  const known = lines.get(controlId);
  if (known) return known;
  const built = build(plainOf(controlId).phrase);
  lines.set(controlId, built);
  return built;
}

function build(phrase: string): readonly string[] {
  if (NEGATIVE.test(phrase)) return [];
  const stems = phrase
    .toLowerCase()
    .replace(/[^a-z ]+/g, " ")
    .split(/\s+/)
    .filter((word) => word.length > 2 && !FILLERS.has(word))
    .map(stem);
  const [first, ...rest] = stems;
  if (first === undefined || rest.length === 0) return [];
  return [[first, ...rest.map((word) => `^${word}`)].join(" & ")];
}

function stem(word: string): string {
  return word.length > 4 ? word.replace(/(?:ies|es|s|ing|ed|y)$/, "") : word;
}
