// What every refusal owes: the contract's shape, nothing written, and nothing of the content logged.
import { expect, vi } from "vitest";
import { ERROR_CATALOGUE } from "@/lib/core/error-catalogue";
import type { ErrorCode } from "@/lib/core/errors";
import { type Reply, send } from "./api";
import type { TestDatabase } from "./database";

/** Stands in a body for what a merchant wrote: no log line may hold it. */
export const MARKER = "xqzv-content-of-a-merchant";

/**
 * Collects what the process writes to its log from now on. Call it before the first request: the
 * logger takes the standard output as it finds it then.
 */
export function captureLog(): { readonly text: () => string } {
  process.env.LOG_LEVEL = "debug";
  const lines: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  return { text: () => lines.join("") };
}

/** What every table holds: how many rows, and for ours a sum over their content. */
export async function contentOf(database: TestDatabase): Promise<unknown[]> {
  const { rows } = await database.pool.query(`
    select n.nspname as schema, c.relname as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'pgboss') and c.relname not in ('usage_days', 'rate_limits', 'request_log')
    order by 1, 2`);
  const counts = rows.map(({ schema, name }) => {
    // When a key was used is bookkeeping of the request, not an effect of it; so is what was counted of
    // it, which is left out above.
    const exact = schema === "public" && name !== "api_keys";
    const sum = exact ? "sum(hashtextextended(t::text, 0)::numeric)" : "0";
    return `select '${schema}.${name}', count(*)::int, ${sum}::text from ${schema}."${name}" t`;
  });
  const content = await database.pool.query({ text: counts.join(" union all "), rowMode: "array" });
  return content.rows;
}

/** Insists on the contract's error body and headers. */
export function expectRefusal(reply: Reply, code: ErrorCode): void {
  const { status } = ERROR_CATALOGUE[code];
  expect({ status: reply.status, body: reply.body }).toMatchObject({ status, body: { code } });
  const { message, details, ...rest } = reply.body;
  expect(message).toEqual(expect.stringMatching(/\S/));
  if (details !== undefined) expect(details).toEqual(expect.any(Object));
  expect(Object.keys(rest)).toEqual(["code"]);
  expect(reply.headers.get("content-type")).toBe("application/json");
  expect(reply.headers.get("x-request-id")).toMatch(/^req_[0-9a-z]{26}$/);
}

/** Sends a request that must be refused, and proves that it changed nothing. */
export async function refuse(
  database: TestDatabase,
  code: ErrorCode,
  ...request: Parameters<typeof send>
): Promise<Reply> {
  const before = await contentOf(database);
  const reply = await send(...request);
  expectRefusal(reply, code);
  expect(await contentOf(database)).toEqual(before);
  return reply;
}
