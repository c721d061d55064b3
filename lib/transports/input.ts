// What a request says, out of its path, its query string and its body: one input, and what is wrong with
// the places where its members stand.
import type { Issue } from "@/lib/core/issue";
import type { AnyOperation } from "@/lib/core/operation";
import { contentTypeOf } from "./body";
import { addressOf } from "./path";

/** An input as it came in, and the issues that the operation's shape cannot know. */
export interface SentInput {
  readonly input: Record<string, unknown>;
  readonly issues: Issue[];
}

/** The most characters of an Idempotency-Key. */
export const KEY_MAX = 255;

/** What is wrong with an Idempotency-Key; null: nothing. */
export function keyIssue(path: string, key: unknown): Issue | null {
  const message = `Use 1 to ${KEY_MAX} characters.`;
  if (typeof key !== "string") return { path, code: "wrong_type", message };
  if (key.length > KEY_MAX) return { path, code: "too_long", message };
  return key === "" ? { path, code: "too_short", message } : null;
}

/** Path, query and body as one input. A member that stands in the wrong place counts for nothing. */
export function sentInput(
  operation: AnyOperation,
  request: Request,
  params: Record<string, string>,
  body: Record<string, unknown>,
): SentInput {
  const taken = queryMembers(operation, params);
  const query = queryOf(operation, request, taken, params);
  const members = Object.entries(body);
  const outside = (name: string) => Object.hasOwn(params, name) || taken.includes(name);
  const misplaced = members.filter(([name]) => outside(name)).map(([name]) => inAddress(name));
  const own = Object.fromEntries(members.filter(([name]) => !outside(name)));
  return {
    input: { ...query.members, ...own, ...params },
    issues: [...query.issues, ...misplaced],
  };
}

function inAddress(path: string): Issue {
  const message = "This belongs in the address, not in the body. Remove it here.";
  return { path, code: "misplaced", message };
}

/** Input members that come from the query string: all but the path's on GET, else the declared. */
export function queryMembers(
  operation: AnyOperation,
  params: Record<string, unknown>,
): readonly string[] {
  if (operation.query) return operation.query;
  if (addressOf(operation).method !== "GET") return [];
  return Object.keys(operation.input.shape).filter((member) => !Object.hasOwn(params, member));
}

/**
 * The members that the query string gives. A parameter that nobody knows goes on under its name: the
 * shape refuses it, as it does in a body.
 */
function queryOf(
  operation: AnyOperation,
  request: Request,
  taken: readonly string[],
  params: Record<string, string>,
) {
  const search = new URL(request.url).searchParams;
  const { accepts } = operation;
  const readWithBody = accepts?.contentType === contentTypeOf(request) ? accepts.query : [];
  const known = new Set([...taken, ...readWithBody]);
  const names = [...new Set(search.keys())];
  const elsewhere = (name: string) =>
    known.has(name) ? null : misplacedOf(operation, params, name);
  const members = names.filter((name) => !readWithBody.includes(name) && elsewhere(name) === null);
  const repeated = names.filter((name) => known.has(name) && search.getAll(name).length > 1);
  return {
    members: Object.fromEntries(members.map((name) => [name, search.get(name)])),
    issues: [...repeated.map(isRepeated), ...names.flatMap((name) => elsewhere(name) ?? [])],
  };
}

function isRepeated(path: string): Issue {
  return { path, code: "repeated", message: "Send this parameter once." };
}

/** What is wrong with a parameter that is a member of the path or the body; null: it is neither. */
function misplacedOf(
  { input }: AnyOperation,
  params: Record<string, string>,
  path: string,
): Issue | null {
  if (Object.hasOwn(params, path)) {
    const message = "The path of the address says this already. Remove the parameter.";
    return { path, code: "misplaced", message };
  }
  if (!Object.hasOwn(input.shape, path)) return null;
  const message = "This belongs in the body, not in the address. Send it there.";
  return { path, code: "misplaced", message };
}
