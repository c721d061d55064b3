import { and, count, desc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import { helperLinks, mailMessages } from "@/db/schema";
import { AppError } from "@/lib/core/errors";
import type { Ctx } from "@/lib/domain/operation";
import type { HelperLinkState } from "./shape";

/** A link's row. */
export type HelperLinkRow = typeof helperLinks.$inferSelect;

/** The most links of an attempt that are listed: more are made by no person. */
const LISTED_MAX = 200;

/** The key by which the message with a link is written once. */
export const linkMailKey = (linkId: string) => `helper_asked:${linkId}`;

interface LinkPlace {
  readonly merchantId: string;
  readonly attemptId?: string;
  readonly linkId: string;
}

function isLink(ctx: Ctx, { merchantId, attemptId, linkId }: LinkPlace): SQL | undefined {
  return and(
    eq(helperLinks.partnerId, ctx.caller.partnerId),
    eq(helperLinks.merchantId, merchantId),
    attemptId === undefined ? undefined : eq(helperLinks.attemptId, attemptId),
    eq(helperLinks.id, linkId),
  );
}

/** A link, or HELPER_LINK_NOT_FOUND. */
export async function requireLink(
  ctx: Ctx,
  place: LinkPlace,
  mode: "read" | "lock" = "read",
): Promise<HelperLinkRow> {
  const query = ctx.db.select().from(helperLinks).where(isLink(ctx, place));
  const [row] = await (mode === "lock" ? query.for("update") : query);
  if (!row) throw new AppError("HELPER_LINK_NOT_FOUND");
  return row;
}

/** A link by its id alone, for jobs; null where it was deleted meanwhile. */
export async function findLink(ctx: Ctx, linkId: string): Promise<HelperLinkRow | null> {
  const [row] = await ctx.db
    .select()
    .from(helperLinks)
    .where(and(eq(helperLinks.partnerId, ctx.caller.partnerId), eq(helperLinks.id, linkId)));
  return row ?? null;
}

/** Adds a link. */
export async function insertLink(
  ctx: Ctx,
  values: Omit<typeof helperLinks.$inferInsert, "partnerId" | "createdAt">,
): Promise<HelperLinkRow> {
  const own = { partnerId: ctx.caller.partnerId, createdAt: ctx.now };
  const [row] = await ctx.db
    .insert(helperLinks)
    .values({ ...values, ...own })
    .returning();
  if (!row) throw new Error("the link was not inserted");
  return row;
}

/** Writes members of a link. */
export async function updateLink(
  ctx: Ctx,
  { merchantId, id }: Pick<HelperLinkRow, "merchantId" | "id">,
  change: Partial<typeof helperLinks.$inferInsert>,
): Promise<HelperLinkRow> {
  const [row] = await ctx.db
    .update(helperLinks)
    .set(change)
    .where(isLink(ctx, { merchantId, linkId: id }))
    .returning();
  if (!row) throw new AppError("HELPER_LINK_NOT_FOUND");
  return row;
}

function ofAttempt(ctx: Ctx, attemptId: string): SQL | undefined {
  return and(eq(helperLinks.partnerId, ctx.caller.partnerId), eq(helperLinks.attemptId, attemptId));
}

/** How many links of an attempt wait for an answer. */
export async function countOpenLinks(ctx: Ctx, attemptId: string): Promise<number> {
  const [row] = await ctx.db
    .select({ open: count() })
    .from(helperLinks)
    .where(
      and(
        ofAttempt(ctx, attemptId),
        isNull(helperLinks.answeredAt),
        isNull(helperLinks.revokedAt),
        gt(helperLinks.expiresAt, ctx.now),
      ),
    );
  return row?.open ?? 0;
}

/** The links of an attempt, newest first, each with what became of its message. */
export async function listLinks(ctx: Ctx, attemptId: string) {
  return ctx.db
    .select({ link: helperLinks, mail: mailMessages.status })
    .from(helperLinks)
    .leftJoin(
      mailMessages,
      and(
        eq(mailMessages.partnerId, helperLinks.partnerId),
        sql`${mailMessages.dedupeKey} = ${linkMailKey("")}::text || ${helperLinks.id}`,
      ),
    )
    .where(ofAttempt(ctx, attemptId))
    .orderBy(desc(helperLinks.createdAt), desc(helperLinks.id))
    .limit(LISTED_MAX);
}

/** What an event about a link happened to. */
export function linkSubject({ id, merchantId, attemptId }: HelperLinkRow) {
  return { id, merchantId, attemptId };
}

/** A link as the contract shows it. */
export function toHelperLink(
  row: HelperLinkRow,
  state: HelperLinkState,
  mail: typeof mailMessages.$inferSelect.status | null = null,
) {
  const { id, attemptId, topLevel, partId, question, name, email, note, language } = row;
  const { createdAt, expiresAt, answeredAt } = row;
  return {
    ...{ id, attemptId, topLevel, partId, question, name, email, note, language, state },
    ...{ createdAt, expiresAt, answeredAt, proposal: proposalOf(row), mail },
  };
}

function proposalOf({ helperName, choice, words, ...row }: HelperLinkRow) {
  const { answeredQuestion: question, answeredLanguage: language } = row;
  if (!helperName || !question || !language) return null;
  return { helperName, choice, answer: words, question, language };
}
