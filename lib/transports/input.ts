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
  const outside = (name: string) => name in params || taken.includes(name);
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
  return Object.keys(operation.input.shape).filter((member) => !(member in params));
}

/** A parameter that nobody knows goes on under its name: the shape refuses it, as it does in a body. */
function queryOf(
  operation: AnyOperation,
  request: Request,
  taken: readonly string[],
  params: Record<string, string>,
) {
  const search = new URL(request.url).searchParams;
  const { accepts, input } = operation;
  const readWithBody = accepts?.contentType === contentTypeOf(request) ? accepts.query : [];
  const members: [string, string][] = [];
  const issues: Issue[] = [];
  for (const name of new Set(search.keys())) {
    const repeated = search.getAll(name).length > 1;
    const known = taken.includes(name) || readWithBody.includes(name);
    if (repeated && known) {
      issues.push({ path: name, code: "repeated", message: "Send this parameter once." });
    }
    if (readWithBody.includes(name)) continue;
    if (!known && name in params) issues.push(inPath(name));
    else if (!known && Object.hasOwn(input.shape, name)) issues.push(inBody(name));
    else members.push([name, search.get(name) ?? ""]);
  }
  return { members: Object.fromEntries(members), issues };
}

function inPath(path: string): Issue {
  const message = "The path of the address says this already. Remove the parameter.";
  return { path, code: "misplaced", message };
}

function inBody(path: string): Issue {
  const message = "This belongs in the body, not in the address. Send it there.";
  return { path, code: "misplaced", message };
}
