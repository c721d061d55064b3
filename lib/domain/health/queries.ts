// What the service's functions answer to an operator (lib/jobs/install-health.ts). A role that may call them reads no
// table by them.
import { sql } from "drizzle-orm";
import { isMoment, type Keyset, keysetOf, pageOf } from "@/db/keyset";
import { decodeCursor } from "@/lib/core/cursor";
import type { Ctx } from "@/lib/domain/operation";

/** A console that waits longer would tell old figures as new ones. */
const PATIENCE = "5s";

/** Counts of everything, as the database tells them. */
export async function readHealth(ctx: Ctx): Promise<unknown> {
  await ctx.db.execute(sql`select set_config('statement_timeout', ${PATIENCE}, true)`);
  const { rows } = await ctx.db.execute(sql`select service.health_figures(true) as figures`);
  return rows[0]?.figures;
}

/** A job that was given up. */
export interface DeadLetterRow {
  readonly id: string;
  readonly kind: string;
  readonly partnerId: string | null;
  readonly partnerName: string | null;
  readonly error: string | null;
  readonly code: string | null;
  readonly message: string | null;
  readonly tries: number;
  readonly madeAt: Date;
  /** When it failed for the last time: what the list is ordered by. */
  readonly createdAt: Date;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text could be the id of a job. */
export function isJobId(text: string): boolean {
  return UUID.test(text);
}

function placeOf({ mark, token }: Keyset): readonly [string, string] | null {
  if (!token) return null;
  const [failedAt = "", id = ""] = decodeCursor(mark, token, 2);
  if (!isMoment(failedAt) || !isJobId(id)) decodeCursor(mark, "", 2);
  return [failedAt, id];
}

/** One page of the jobs that were given up. */
export async function listDeadLetterRows(
  ctx: Ctx,
  query: {
    readonly kind?: string | undefined;
    readonly limit: number;
    readonly nextToken?: string;
  },
) {
  const keyset = keysetOf("dead-letters", query);
  const [before, id] = placeOf(keyset) ?? [null, null];
  const { rows } = await ctx.db.execute(sql`
    select id, kind, partner_id as "partnerId", partner_name as "partnerName", error, code, message, tries,
      created_on as "madeAt", failed_on as "createdAt"
    from service.dead_letters(
      ${query.kind ?? null}, ${before}::timestamptz, ${id}::uuid, ${query.limit + 1}::integer)`);
  const read = rows.map((row) => ({
    ...(row as unknown as DeadLetterRow),
    madeAt: new Date(String(row.madeAt)),
    createdAt: new Date(String(row.createdAt)),
  }));
  return pageOf(read, keyset);
}

/** Has jobs tried again that were given up; those that are, with their partners. */
export async function retryJobs(
  ctx: Ctx,
  { kind, jobId }: { readonly kind: string; readonly jobId?: string | undefined },
  atMost: number,
): Promise<readonly { readonly id: string; readonly partnerId: string }[]> {
  const { rows } = await ctx.db.execute(sql`
    select id, partner_id as "partnerId"
    from service.retry_dead_letters(${kind}, ${jobId ?? null}::uuid, ${atMost}::integer)`);
  return rows as unknown as readonly { readonly id: string; readonly partnerId: string }[];
}
