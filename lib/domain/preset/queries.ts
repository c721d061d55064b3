import { and, asc, count, eq, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import { partners, paymentMethods, paymentPresets } from "@/db/schema";
import { AppError } from "@/lib/core/errors";
import type { Ctx } from "@/lib/domain/operation";
import { PRESETS_MAX, type PresetOutlook } from "./shape";

/** A preset's row. */
export type PresetRow = typeof paymentPresets.$inferSelect;

const covered = sql<number>`jsonb_array_length(${paymentPresets.controls})`.mapWith(Number);

const LISTED = {
  id: paymentPresets.id,
  name: paymentPresets.name,
  furtherNames: paymentPresets.furtherNames,
  description: paymentPresets.description,
  covered,
  revision: paymentPresets.revision,
  publishedAt: paymentPresets.publishedAt,
  createdAt: paymentPresets.createdAt,
  updatedAt: paymentPresets.updatedAt,
};

/** A preset as a list shows it. */
export function toListed<R extends Pick<PresetRow, "publishedAt">>(row: R) {
  return { ...row, published: row.publishedAt !== null };
}

/** A preset as the contract shows it, from its row. */
export function toPreset({ partnerId: _, controls, ...row }: PresetRow) {
  return { ...toListed(row), covered: controls.length, controls: [...controls] };
}

function ownPresets(ctx: Ctx): SQL {
  return eq(paymentPresets.partnerId, ctx.caller.partnerId);
}

/** The partner's presets by name, without what they say of controls. */
export async function listPresetRows(ctx: Ctx, which: "all" | "published") {
  const published = which === "published" ? isNotNull(paymentPresets.publishedAt) : undefined;
  return ctx.db
    .select(LISTED)
    .from(paymentPresets)
    .where(and(ownPresets(ctx), published))
    .orderBy(asc(sql`lower(${paymentPresets.name})`))
    .limit(PRESETS_MAX);
}

/** What a preset is called, published or not; null where it was deleted. */
export async function findPresetName(ctx: Ctx, presetId: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ name: paymentPresets.name })
    .from(paymentPresets)
    .where(and(ownPresets(ctx), eq(paymentPresets.id, presetId)));
  return row?.name ?? null;
}

/** The preset of a path, locked where it is to be changed, or PRESET_NOT_FOUND. */
export async function requirePreset(
  ctx: Ctx,
  presetId: string,
  mode: "read" | "lock" = "read",
): Promise<PresetRow> {
  const query = ctx.db
    .select()
    .from(paymentPresets)
    .where(and(ownPresets(ctx), eq(paymentPresets.id, presetId)));
  const [row] = await (mode === "lock" ? query.for("update") : query);
  if (!row) throw new AppError("PRESET_NOT_FOUND");
  return row;
}

/** The presets of which it is not known where their descriptions lead. */
export async function listOpenOutlooks(ctx: Ctx) {
  const { id, name, description } = paymentPresets;
  return ctx.db
    .select({ id, name, description })
    .from(paymentPresets)
    .where(and(ownPresets(ctx), isNull(paymentPresets.outlook)))
    .limit(PRESETS_MAX);
}

/** Has it worked out anew where every description leads. */
export async function clearOutlooks(ctx: Ctx): Promise<void> {
  await ctx.db.update(paymentPresets).set({ outlook: null }).where(ownPresets(ctx));
}

/** Notes where a description leads, as long as the preset has it still. */
export async function noteOutlook(
  ctx: Ctx,
  presetId: string,
  description: string,
  outlook: PresetOutlook,
): Promise<void> {
  const same = eq(paymentPresets.description, description);
  await ctx.db
    .update(paymentPresets)
    .set({ outlook })
    .where(and(ownPresets(ctx), eq(paymentPresets.id, presetId), same));
}

/** A preset that merchants can choose; null where there is none of this id, or it is not published. */
export async function findPublishedPreset(ctx: Ctx, presetId: string): Promise<PresetRow | null> {
  const [row] = await ctx.db
    .select()
    .from(paymentPresets)
    .where(
      and(ownPresets(ctx), eq(paymentPresets.id, presetId), isNotNull(paymentPresets.publishedAt)),
    );
  return row ?? null;
}

/** Lets one change of the partner's list of presets at a time through. */
export async function lockPresets(ctx: Ctx): Promise<void> {
  await ctx.db
    .select({ id: partners.id })
    .from(partners)
    .where(eq(partners.id, ctx.caller.partnerId))
    .for("no key update");
}

/** How many presets the partner has. */
export async function countPresets(ctx: Ctx): Promise<number> {
  const [row] = await ctx.db
    .select({ presets: count() })
    .from(paymentPresets)
    .where(ownPresets(ctx));
  return row?.presets ?? 0;
}

/** Whether another preset of the partner has this name. */
export async function isNameTaken(ctx: Ctx, name: string, presetId: string): Promise<boolean> {
  const [row] = await ctx.db
    .select({ id: paymentPresets.id })
    .from(paymentPresets)
    .where(
      and(
        ownPresets(ctx),
        ne(paymentPresets.id, presetId),
        eq(sql`lower(${paymentPresets.name})`, sql`lower(${name})`),
      ),
    );
  return row !== undefined;
}

/** Inserts a preset. */
export async function insertPreset(
  ctx: Ctx,
  values: Omit<typeof paymentPresets.$inferInsert, "partnerId" | "createdAt" | "updatedAt">,
): Promise<PresetRow> {
  const own = { partnerId: ctx.caller.partnerId, createdAt: ctx.now, updatedAt: ctx.now };
  const [row] = await ctx.db
    .insert(paymentPresets)
    .values({ ...values, ...own })
    .returning();
  if (!row) throw new Error("the preset was not inserted");
  return row;
}

/** Writes changed members of a preset. */
export async function updatePresetRow(
  ctx: Ctx,
  presetId: string,
  change: Partial<typeof paymentPresets.$inferInsert>,
): Promise<PresetRow> {
  const [row] = await ctx.db
    .update(paymentPresets)
    .set({ ...change, updatedAt: ctx.now })
    .where(and(ownPresets(ctx), eq(paymentPresets.id, presetId)))
    .returning();
  if (!row) throw new AppError("PRESET_NOT_FOUND");
  return row;
}

/** Deletes a preset. Payment methods keep what they took of it, and name it no more. */
export async function deletePresetRow(ctx: Ctx, presetId: string): Promise<void> {
  await ctx.db
    .update(paymentMethods)
    .set({ presetId: null, presetRevision: null })
    .where(
      and(
        eq(paymentMethods.partnerId, ctx.caller.partnerId),
        eq(paymentMethods.presetId, presetId),
      ),
    );
  await ctx.db.delete(paymentPresets).where(and(ownPresets(ctx), eq(paymentPresets.id, presetId)));
}
