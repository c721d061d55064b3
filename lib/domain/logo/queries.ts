import { and, count, eq } from "drizzle-orm";
import { partnerLogos, partners } from "@/db/schema";
import { config } from "@/lib/core/config";
import type { Ctx } from "@/lib/domain/operation";
import type { PartnerRow } from "@/lib/domain/partner/queries";
import type { LogoFile, LogoPicture } from "./shape";

function isLogo(ctx: Ctx, sha256: string) {
  return and(eq(partnerLogos.partnerId, ctx.caller.partnerId), eq(partnerLogos.sha256, sha256));
}

/** The picture that a partner shows, at its public address; null where it shows none. */
export async function findLogo(
  ctx: Ctx,
  { logoSha256 }: Pick<PartnerRow, "logoSha256">,
): Promise<LogoPicture | null> {
  if (logoSha256 === null) return null;
  const { width, height } = partnerLogos;
  const [size] = await ctx.db
    .select({ width, height })
    .from(partnerLogos)
    .where(isLogo(ctx, logoSha256));
  return size ? { url: `${config().baseUrl}/logo/${logoSha256}`, ...size } : null;
}

/** A stored picture; null where there is none of this hash. */
export async function findLogoFile(ctx: Ctx, hash: string): Promise<LogoFile | null> {
  const { format, width, height, content: bytes } = partnerLogos;
  const [row] = await ctx.db
    .select({ format, width, height, bytes })
    .from(partnerLogos)
    .where(isLogo(ctx, hash));
  return row ?? null;
}

/** How many pictures are kept of the caller's partner. */
export async function countLogos(ctx: Ctx): Promise<number> {
  const own = eq(partnerLogos.partnerId, ctx.caller.partnerId);
  const [row] = await ctx.db.select({ kept: count() }).from(partnerLogos).where(own);
  return row?.kept ?? 0;
}

/** Keeps a picture; one that is kept already stays as it is. */
export async function keepLogo(ctx: Ctx, sha256: string, file: LogoFile): Promise<void> {
  const { format, width, height, bytes } = file;
  await ctx.db
    .insert(partnerLogos)
    .values({
      ...{ partnerId: ctx.caller.partnerId, sha256, format, width, height },
      content: Buffer.from(bytes),
      createdAt: ctx.now,
    })
    .onConflictDoNothing();
}

/** Notes what came of an address, unless another one was set meanwhile; whether it did. */
export async function noteLogo(
  ctx: Ctx,
  address: string,
  change: Pick<PartnerRow, "logoProblem" | "logoCheckedAt"> & { readonly logoSha256?: string },
): Promise<boolean> {
  const rows = await ctx.db
    .update(partners)
    .set(change)
    .where(and(eq(partners.id, ctx.caller.partnerId), eq(partners.logoUrl, address)))
    .returning({ id: partners.id });
  return rows.length > 0;
}
