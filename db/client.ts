// The tenant-scoped handle: a transaction that runs as the application role with its tenant set, in
// one message, so that the policies bind every statement of it.
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { TenantScope } from "@/lib/core/runner-ports";
import { pool, seats } from "./pool";
import * as schema from "./schema";

/** Drizzle on one connection, inside one transaction. */
export type Db = NodePgDatabase<typeof schema>;

const handles = new WeakMap<pg.PoolClient, Db>();

function handleOf(client: pg.PoolClient): Db {
  let db = handles.get(client);
  if (!db) {
    db = drizzle(client, { schema });
    handles.set(client, db);
  }
  return db;
}

function opening(scope: TenantScope, mode: "read" | "write"): string {
  const begin = mode === "read" ? "begin read only" : "begin";
  const partner = pg.escapeLiteral(scope.partnerId);
  const merchant = pg.escapeLiteral(scope.merchantId ?? "");
  const role = scope.operator ? "sealwright_operator" : "sealwright_app";
  return `${begin}; set local role ${role}; set local app.partner_id = ${partner}; set local app.merchant_id = ${merchant}`;
}

/** A server that did not answer one statement would be asked in vain to roll back. */
function isUnanswered(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return error.message === "Query read timeout" || isUnanswered(error.cause);
}

/**
 * Runs `work` in one transaction confined to a tenant; commits when it resolves, rolls back when it
 * rejects. A connection whose rollback fails is thrown away, never given back with a transaction open.
 */
export async function transact<T>(
  scope: TenantScope,
  mode: "read" | "write",
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const leave = await seats().take(scope.partnerId);
  try {
    return await transactSeated(scope, mode, work);
  } finally {
    leave();
  }
}

async function transactSeated<T>(
  scope: TenantScope,
  mode: "read" | "write",
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const client = await pool().connect();
  let broken: Error | undefined;
  try {
    await client.query(opening(scope, mode));
    const result = await work(handleOf(client));
    await client.query("commit");
    return result;
  } catch (error) {
    if (isUnanswered(error)) broken = error;
    else {
      await client.query("rollback").catch((rollbackError: Error) => {
        broken = rollbackError;
      });
    }
    throw error;
  } finally {
    client.release(broken);
  }
}

const prepared = new WeakMap<Db, Map<string, unknown>>();

/**
 * A statement that is built and prepared once per connection. Building a query is half of its cost,
 * so the hot reads go through here. `name` must be unique in the program.
 */
export function prepare<S>(db: Db, name: string, build: (db: Db, name: string) => S): S {
  let statements = prepared.get(db);
  if (!statements) {
    statements = new Map();
    prepared.set(db, statements);
  }
  let statement = statements.get(name) as S | undefined;
  if (statement === undefined) {
    statement = build(db, name);
    statements.set(name, statement);
  }
  return statement;
}
