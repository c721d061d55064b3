// Statements as steps of a trace: what they do, and with which table of ours. Never their text or values.
import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import type pg from "pg";
import { config } from "@/lib/core/config";
import { beginStep, type Step } from "@/lib/core/telemetry/trace";
import * as schema from "./schema";

const TABLES: ReadonlySet<string> = new Set(
  Object.values(schema).flatMap((value) => (is(value, PgTable) ? [getTableName(value)] : [])),
);

const VERBS = new Set([
  ...["SELECT", "INSERT", "UPDATE", "DELETE", "WITH"],
  ...["BEGIN", "COMMIT", "ROLLBACK", "SAVEPOINT", "RELEASE", "SET"],
]);
const FIRST_WORD = /^\s*([a-z]+)/i;
const OF_TABLE = /\b(?:from|into|update)\s+"?(?:public"?\.)?"?([a-z_]+)/i;
const OF_FUNCTION = /^\s*select\s[^'$]*?\b(service\.[a-z_]+)\(/i;

function stepOf(text: string): Step {
  const word = FIRST_WORD.exec(text)?.[1]?.toUpperCase() ?? "";
  const verb = VERBS.has(word) ? word : "OTHER";
  const [, table = ""] = OF_TABLE.exec(text) ?? [];
  const [, called] = OF_FUNCTION.exec(text) ?? [];
  const what = called ?? (TABLES.has(table) ? table : null);
  const facts = { "db.system.name": "postgresql", "db.operation.name": verb };
  return {
    name: what ? `${verb} ${what}` : verb,
    kind: "query",
    facts: what ? { ...facts, "db.collection.name": what } : facts,
  };
}

function textOf(query: unknown): string {
  if (typeof query === "string") return query;
  const { text } = (query ?? {}) as { readonly text?: unknown };
  return typeof text === "string" ? text : "";
}

type Query = (...args: unknown[]) => unknown;
type Callback = (error: unknown, ...rest: unknown[]) => void;

/** Makes the statements of a new connection steps of the trace that they belong to, where traces are exported. */
export function traceQueries(client: pg.PoolClient): void {
  if (!config().traces) return;
  const query = client.query.bind(client) as Query;
  const tracedQuery: Query = (...args) => {
    const end = beginStep(() => stepOf(textOf(args[0])));
    if (!end) return query(...args);
    const last = args.at(-1);
    if (typeof last === "function") {
      const told: Callback = (error, ...rest) => {
        end(error);
        (last as Callback)(error, ...rest);
      };
      return query(...args.slice(0, -1), told);
    }
    const answer = query(...args);
    if (answer instanceof Promise) answer.then(() => end(), end);
    else end();
    return answer;
  };
  client.query = tracedQuery as typeof client.query;
}
