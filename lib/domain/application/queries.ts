import { and, asc, count, desc, eq, gte, ilike, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { isMoment, type Keyset, keysetOf } from "@/db/keyset";
import { applicationEntries, applications, events } from "@/db/schema";
import { decodeCursor, encodeCursor } from "@/lib/core/cursor";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import type { Ctx } from "@/lib/domain/operation";
import { type ApplicationAct, type ApplicationState, applicationMachine } from "./machine";
import { QUEUE_STATES } from "./shape";

/** An application's row. */
export type ApplicationRow = typeof applications.$inferSelect;

const isOwn = (ctx: Ctx) => eq(applications.partnerId, ctx.caller.partnerId);
const isOne = (ctx: Ctx, id: string) => and(isOwn(ctx), eq(applications.id, id));

/** An application, or APPLICATION_NOT_FOUND. */
export async function requireApplication(
  ctx: Ctx,
  applicationId: string,
  mode: "read" | "lock" = "read",
): Promise<ApplicationRow> {
  const query = ctx.db.select().from(applications).where(isOne(ctx, applicationId));
  const [row] = await (mode === "lock" ? query.for("update") : query);
  if (!row) throw new AppError("APPLICATION_NOT_FOUND");
  return row;
}

/** The same for an operator: one whose address nobody confirmed was put before nobody. */
export async function requirePut(
  ctx: Ctx,
  applicationId: string,
  mode: "read" | "lock" = "read",
): Promise<ApplicationRow> {
  const row = await requireApplication(ctx, applicationId, mode);
  if (row.state === "received") throw new AppError("APPLICATION_NOT_FOUND");
  return row;
}

/** The application whose link a visitor holds, by what the link is for; null where there is none. */
export async function findByLink(
  ctx: Ctx,
  which: "linkHash" | "questionHash",
  mode: "read" | "lock" = "read",
): Promise<ApplicationRow | null> {
  const { caller } = ctx;
  if (caller.kind !== "visitor" || caller.linkHash === null) return null;
  const query = ctx.db
    .select()
    .from(applications)
    .where(and(isOwn(ctx), eq(applications[which], caller.linkHash)));
  const [row] = await (mode === "lock" ? query.for("update") : query);
  return row ?? null;
}

/** Whether a copy of the form was sent before. */
export async function formCameBefore(ctx: Ctx, formCopy: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: applications.id })
    .from(applications)
    .where(and(isOwn(ctx), eq(applications.formCopy, formCopy)));
  return rows.length > 0;
}

/** Adds an application. */
export async function insertApplication(
  ctx: Ctx,
  values: Omit<typeof applications.$inferInsert, "partnerId" | "state" | "createdAt" | "stateAt">,
): Promise<void> {
  const { partnerId } = ctx.caller;
  const since = { createdAt: ctx.now, stateAt: ctx.now };
  await ctx.db.insert(applications).values({ ...values, ...since, partnerId, state: "received" });
}

/** Takes an application a step on; APPLICATION_DECIDED where it takes that step no more. */
export async function takeStep(
  ctx: Ctx,
  row: ApplicationRow,
  act: ApplicationAct,
  change: Partial<typeof applications.$inferInsert> = {},
): Promise<ApplicationState> {
  const state = applicationMachine.next(row.state, act);
  if (!state) throw new AppError("APPLICATION_DECIDED", { details: { state: row.state } });
  // A question is open in one state alone: whatever leads out of it ends the link that answers.
  const question = state === "asked_back" ? {} : { questionId: null, questionHash: null };
  await ctx.db
    .update(applications)
    .set({ ...question, ...change, state, stateAt: ctx.now })
    .where(isOne(ctx, row.id));
  return state;
}

/** Adds what somebody wrote about an application. */
export async function insertEntry(ctx: Ctx, applicationId: string, text: string): Promise<string> {
  const id = newId("nte");
  const { partnerId } = ctx.caller;
  await ctx.db
    .insert(applicationEntries)
    .values({ partnerId, id, applicationId, text, createdAt: ctx.now });
  return id;
}

/** How many applications came since a moment. */
export async function countSince(ctx: Ctx, since: Date): Promise<number> {
  const [row] = await ctx.db
    .select({ count: count() })
    .from(applications)
    .where(and(isOwn(ctx), gte(applications.createdAt, since)));
  return row?.count ?? 0;
}

/** One entry of an application, or null. */
export async function findEntry(ctx: Ctx, entryId: string): Promise<string | null> {
  const { partnerId, id, text } = applicationEntries;
  const [row] = await ctx.db
    .select({ text })
    .from(applicationEntries)
    .where(and(eq(partnerId, ctx.caller.partnerId), eq(id, entryId)));
  return row?.text ?? null;
}

/** The most that the history of an application shows. */
const HISTORY_MAX = 200;

/** What happened to an application, newest first, with what was written. */
export async function historyOf(ctx: Ctx, row: ApplicationRow) {
  const happened = await ctx.db
    .select()
    .from(events)
    .where(
      and(
        eq(events.partnerId, ctx.caller.partnerId),
        sql`${events.resourceType} = 'application'`,
        eq(events.resourceId, row.id),
      ),
    )
    .orderBy(desc(events.createdAt), desc(events.id))
    .limit(HISTORY_MAX);
  const entries = await ctx.db
    .select()
    .from(applicationEntries)
    .where(
      and(
        eq(applicationEntries.partnerId, ctx.caller.partnerId),
        eq(applicationEntries.applicationId, row.id),
      ),
    );
  const texts = new Map(entries.map(({ id, text }) => [id, text]));
  return happened.map(({ id, createdAt: at, actor, type, payload }) => {
    const written = texts.get(String(payload.entryId)) ?? null;
    const text = type === "application.declined" ? row.reason : written;
    // Before plans were chosen by name, their text was typed.
    const plan = payload.plan ?? payload.tier;
    return { id, at, actor, type, text, plan: typeof plan === "string" ? plan : null };
  });
}

/**
 * Whether the address of an application has an account of the service that did not come of it: there is one account per
 * address. Whose it is stays untold.
 */
export async function hasAccountElsewhere(ctx: Ctx, applicationId: string): Promise<boolean> {
  const { rows } = await ctx.db.execute<{ has: boolean }>(
    sql`select service.applicant_has_account(${applicationId}) as has`,
  );
  return rows[0]?.has ?? false;
}

/** What selects and continues the queue. */
export interface QueueFilter {
  readonly state: (typeof QUEUE_STATES)[number];
  readonly search?: string | undefined;
  readonly limit: number;
  readonly nextToken?: string | undefined;
}

function matches(search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  const like = `%${search.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const { company, email, contactName, id } = applications;
  return or(ilike(company, like), ilike(email, like), ilike(contactName, like), eq(id, search));
}

/** One page of applications in a state: those that wait, the longest first; others, newest first. */
export async function listQueue(ctx: Ctx, filter: QueueFilter) {
  const page = keysetOf("applications", filter);
  const waits = filter.state === "confirmed";
  const { stateAt, id, state } = applications;
  const rows = await ctx.db
    .select()
    .from(applications)
    .where(and(isOwn(ctx), eq(state, filter.state), matches(filter.search), beyond(page, waits)))
    .orderBy(...(waits ? [asc(stateAt), asc(id)] : [desc(stateAt), desc(id)]))
    .limit(filter.limit + 1);
  const shown = rows.slice(0, filter.limit);
  const last = rows.length > filter.limit ? shown.at(-1) : undefined;
  const nextToken = last ? encodeCursor(page.mark, [last.stateAt.toISOString(), last.id]) : null;
  return { rows: shown, nextToken };
}

function beyond({ mark, token }: Keyset, waits: boolean): SQL | undefined {
  if (!token) return undefined;
  const [at = "", id = ""] = decodeCursor(mark, token, 2);
  if (!isMoment(at)) decodeCursor(mark, "", 2);
  const row = sql`(${applications.stateAt}, ${applications.id})`;
  const place = sql`(${at}::timestamptz, ${id})`;
  return waits ? sql`${row} > ${place}` : sql`${row} < ${place}`;
}

/** How many applications there are in each part of the queue. */
export async function countQueue(ctx: Ctx) {
  const rows = await ctx.db
    .select({ state: applications.state, many: count() })
    .from(applications)
    .where(and(isOwn(ctx), inArray(applications.state, [...QUEUE_STATES])))
    .groupBy(applications.state);
  const none = Object.fromEntries(QUEUE_STATES.map((state) => [state, 0]));
  const found = Object.fromEntries(rows.map(({ state, many }) => [state, many]));
  return { ...none, ...found } as Record<(typeof QUEUE_STATES)[number], number>;
}

/** Removes what nobody confirmed since then; how many there were. */
export async function removeUnconfirmed(ctx: Ctx, before: Date): Promise<number> {
  const rows = await ctx.db
    .delete(applications)
    .where(and(isOwn(ctx), eq(applications.state, "received"), lt(applications.createdAt, before)))
    .returning({ id: applications.id });
  return rows.length;
}
