// The texts of a JSON value, whatever its shape is, and what is wrong with them before anybody reads them.
import type { Issue } from "./issue";
import { TEXT_MAX } from "./policy";

/** A text and where it stands; the name of a member stands where its object does. */
export interface PlacedText {
  readonly text: string;
  readonly path: string;
}

/** Every string of a JSON value, names of members included. Iterative: depth cannot overflow. */
export function* textsOf(value: unknown): Generator<PlacedText> {
  const stack: { node: unknown; path: string }[] = [{ node: value, path: "" }];
  for (let entry = stack.pop(); entry; entry = stack.pop()) {
    const { node, path } = entry;
    if (typeof node === "string") yield { text: node, path };
    if (typeof node !== "object" || node === null || ArrayBuffer.isView(node)) continue;
    for (const [key, child] of Object.entries(node)) {
      if (!Array.isArray(node)) yield { text: key, path };
      stack.push({ node: child, path: path ? `${path}.${key}` : key });
    }
  }
}

/** Text that PostgreSQL cannot keep (NUL characters, broken surrogates), named by path. */
export function unstorableText(value: unknown): Issue[] {
  const issues: Issue[] = [];
  for (const { text, path } of textsOf(value)) {
    if (!text.includes("\u0000") && text.isWellFormed()) continue;
    const message = "The text holds characters that cannot be stored. Remove them.";
    issues.push({ path, code: "unstorable", message });
  }
  return issues;
}

/** Whether a text is longer than anything takes; white space around it is not counted, as shapes trim it. */
export function isOverlong(text: string): boolean {
  return text.length > TEXT_MAX && text.trim().length > TEXT_MAX;
}

/**
 * The value without its overlong texts, which nothing may look through: each is cut to one character more
 * than any shape takes, and a member whose name is one is left out. Null where there is none.
 */
export function withoutOverlong(value: unknown): { value: unknown; issues: Issue[] } | null {
  const issues: Issue[] = [];
  const shorter = shorten(value, "", issues);
  return issues.length > 0 ? { value: shorter, issues } : null;
}

function shorten(value: unknown, path: string, issues: Issue[]): unknown {
  if (typeof value === "string") {
    if (!isOverlong(value)) return value;
    issues.push({ path, code: "too_long", message: `Use at most ${TEXT_MAX} characters.` });
    return "x".repeat(TEXT_MAX + 1);
  }
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return value;
  const under = (name: string) => (path ? `${path}.${name}` : name);
  if (Array.isArray(value)) {
    return value.map((entry, index) => shorten(entry, under(String(index)), issues));
  }
  const members = Object.entries(value).flatMap(([name, member]) => {
    if (!isOverlong(name)) return [[name, shorten(member, under(name), issues)] as const];
    const message = `The name of a member has more than ${TEXT_MAX} characters.`;
    issues.push({ path, code: "too_long", message });
    return [];
  });
  return Object.fromEntries(members);
}
