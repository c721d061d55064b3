import { eq } from "drizzle-orm";
import { serviceSettings } from "@/db/schema";
import { SERVICE_TENANT } from "@/lib/core/caller";
import type { Ctx } from "@/lib/domain/operation";

/** What is set for the service; what nobody set is off. */
export async function readServiceSettings(ctx: Ctx): Promise<{ readonly instantSandbox: boolean }> {
  const { instantSandbox } = serviceSettings;
  const [row] = await ctx.db
    .select({ instantSandbox })
    .from(serviceSettings)
    .where(eq(serviceSettings.partnerId, SERVICE_TENANT));
  return row ?? { instantSandbox: false };
}

/** Writes what is set for the service. */
export async function writeServiceSettings(
  ctx: Ctx,
  settings: { readonly instantSandbox: boolean },
): Promise<void> {
  const written = { ...settings, updatedAt: ctx.now };
  await ctx.db
    .insert(serviceSettings)
    .values({ partnerId: SERVICE_TENANT, ...written })
    .onConflictDoUpdate({ target: serviceSettings.partnerId, set: written });
}
