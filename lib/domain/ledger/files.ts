// Statements as PDF files: somebody asks, a worker draws, and the one who asked waits for it.
import { and, eq, isNull, sql } from "drizzle-orm";
import { statementFiles } from "@/db/schema";
import { validationError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import type { FileAnswer } from "@/lib/core/operation";
import type { Ctx } from "@/lib/domain/operation";
import { type Asked, entriesOf } from "./queries";
import { type KnownPeriod, PDF_ENTRIES, statementName } from "./shape";

/** How long one who asks waits for the file. */
export const FILE_WAIT_MS = 25_000;

/** A file that is on its way. */
export interface AwaitedFile extends FileAnswer {
  readonly statementId: string;
}

/** A statement's file. */
export type StatementFileRow = typeof statementFiles.$inferSelect;

/** The period that is asked for: this year until today where nothing is said. */
export function periodOf(
  ctx: Ctx,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): KnownPeriod {
  const today = ctx.now.toISOString().slice(0, 10);
  const until = to ?? (from && from > today ? from : today);
  const known = { from: from ?? `${until.slice(0, 4)}-01-01`, to: until };
  if (known.from <= known.to) return known;
  const message = "The last day comes before the first one.";
  throw validationError([{ path: "to", code: "not_allowed", message }]);
}

/** Asks for a statement's file; refuses one that is too long to be a document. */
export async function requestFile(ctx: Ctx, asked: Asked): Promise<AwaitedFile> {
  const { partnerId, from, to } = asked;
  const { rows } = await ctx.db.execute<{ entries: number }>(sql`
    select count(*)::int as entries from (${entriesOf(ctx, asked)}) e where e.day >= ${from}::date`);
  if ((rows[0]?.entries ?? 0) > PDF_ENTRIES) {
    const message = `This period has more than ${PDF_ENTRIES} entries. Take a shorter one, or the CSV.`;
    throw validationError([{ path: "from", code: "too_large", message }]);
  }
  const id = newId("sta");
  await ctx.db
    .insert(statementFiles)
    .values({ partnerId, id, fromDay: from, toDay: to, createdAt: ctx.now });
  ctx.emit("statement.requested", { id, partnerId }, { from, to });
  return { statementId: id, filename: `${statementName(asked)}.pdf`, disposition: "attachment" };
}

/** The file once it is drawn; null until then. */
export async function drawnFile(ctx: Ctx, partnerId: string, awaited: AwaitedFile) {
  const row = await findFile(ctx, partnerId, awaited.statementId);
  if (!row?.content) return null;
  return { status: 200, answer: { ...awaited, bytes: row.content } };
}

/** A statement's file, or null. */
export async function findFile(
  ctx: Ctx,
  partnerId: string,
  statementId: string,
): Promise<StatementFileRow | null> {
  const [row] = await ctx.db
    .select()
    .from(statementFiles)
    .where(and(eq(statementFiles.partnerId, partnerId), eq(statementFiles.id, statementId)));
  return row ?? null;
}

/** Keeps what was drawn, once. */
export async function keepFile(ctx: Ctx, statementId: string, content: Buffer): Promise<void> {
  const { partnerId, id } = statementFiles;
  await ctx.db
    .update(statementFiles)
    .set({ content })
    .where(
      and(eq(partnerId, ctx.caller.partnerId), eq(id, statementId), isNull(statementFiles.content)),
    );
}

/** Where the file is not there in time, the caller is asked to come again. */
export function tooLate({ bytes }: FileAnswer) {
  return bytes ? null : ({ code: "SERVICE_BUSY", details: {} } as const);
}
