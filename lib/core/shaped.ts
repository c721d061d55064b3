import type { z } from "zod";
import type { Issue } from "./issue";
import { readShape } from "./shape-issues";
import { unstorableText, withoutOverlong } from "./text-issues";

/** A value in its shape, or everything that is wrong with it. */
export type Shaped<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly issues: Issue[] };

/**
 * Holds a value against a shape. Lengths come first: a text that nothing takes is refused without being
 * read. Texts of the members in `others` are left to whoever reads those. What is the service's own is not
 * `bounded`: a message is longer than anything that somebody types.
 */
export function shaped<S extends z.ZodType>(
  shape: S,
  value: unknown,
  others: readonly string[] = [],
  bounded = true,
): Shaped<z.output<S>> {
  const { own, left } = divided(value, others);
  const overlong = bounded ? withoutOverlong(own) : null;
  const read = readShape(shape, overlong ? joined(overlong.value, left) : value);
  const unstorable = unstorableText(overlong?.value ?? own);
  const wrong = read.issues ?? [];
  const named = new Set(wrong.map(({ path }) => path));
  // A shape says best how long its own texts may be; what it does not know of is told here.
  const beside = overlong?.issues.filter(({ path }) => path === "" || !named.has(path)) ?? [];
  const issues = [...unstorable, ...beside, ...wrong];
  return read.issues || issues.length > 0 ? { ok: false, issues } : { ok: true, data: read.data };
}

/** What of a value is looked at here, and the members that are not. */
export function divided(value: unknown, others: readonly string[]) {
  if (others.length === 0 || typeof value !== "object" || value === null || Array.isArray(value)) {
    return { own: value, left: {} };
  }
  const members = Object.entries(value);
  return {
    own: Object.fromEntries(members.filter(([name]) => !others.includes(name))),
    left: Object.fromEntries(members.filter(([name]) => others.includes(name))),
  };
}

function joined(own: unknown, left: object): unknown {
  return typeof own === "object" && own !== null && !Array.isArray(own) ? { ...own, ...left } : own;
}
