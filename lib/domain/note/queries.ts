import { and, desc, eq, sql } from "drizzle-orm";
import { keysetOf, olderThan, pageOf } from "@/db/keyset";
import { merchantNotes, users } from "@/db/schema";
import { actorName } from "@/lib/core/caller";
import { newId } from "@/lib/core/ids";
import type { Ctx } from "@/lib/domain/operation";

/** Adds a note by whoever calls. */
export async function insertNote(ctx: Ctx, merchantId: string, text: string): Promise<string> {
  const id = newId("nte");
  await ctx.db.insert(merchantNotes).values({
    ...{ id, merchantId, text },
    partnerId: ctx.caller.partnerId,
    author: actorName(ctx.caller),
    createdAt: ctx.now,
  });
  return id;
}

/** Notes on a merchant with the names of those who wrote them; people who left are still named. */
function notesOf(ctx: Ctx, merchantId: string) {
  const { id, text, author, createdAt } = merchantNotes;
  const isOf = and(
    eq(merchantNotes.partnerId, ctx.caller.partnerId),
    eq(merchantNotes.merchantId, merchantId),
  );
  const query = ctx.db
    .select({ id, text, author, createdAt, authorName: users.name })
    .from(merchantNotes)
    .leftJoin(
      users,
      and(
        eq(users.partnerId, merchantNotes.partnerId),
        sql`${merchantNotes.author} = 'user:' || ${users.id}`,
      ),
    );
  return { query, isOf };
}

/** One page of a merchant's notes, newest first. */
export async function listNoteRows(
  ctx: Ctx,
  filter: {
    readonly merchantId: string;
    readonly limit: number;
    readonly nextToken?: string | undefined;
  },
) {
  const page = keysetOf("notes", filter);
  const { query, isOf } = notesOf(ctx, filter.merchantId);
  const rows = await query
    .where(and(isOf, olderThan(merchantNotes, page)))
    .orderBy(desc(merchantNotes.createdAt), desc(merchantNotes.id))
    .limit(filter.limit + 1);
  return pageOf(rows, page);
}

/** One note of a merchant. */
export async function requireNote(ctx: Ctx, merchantId: string, noteId: string) {
  const { query, isOf } = notesOf(ctx, merchantId);
  const [row] = await query.where(and(isOf, eq(merchantNotes.id, noteId)));
  if (!row) throw new Error("the note was not inserted");
  return row;
}
