// A closing partner's own people take its archive: whether they may, and of which moment it is.
import { z } from "zod";
import { planOf } from "@/lib/domain/closing/plan";
import { findClosing } from "@/lib/domain/closing/queries";
import type { ArchivePlan } from "@/lib/domain/closing/shape";
import { operation } from "@/lib/domain/operation";

export const openArchive = operation({
  name: "closing.open_archive",
  summary: "Begin to take the archive of one's own partner while its contract ends",
  kind: "query",
  actors: ["user"],
  input: z.strictObject({}),
  output: z.custom<ArchivePlan>(),
  errors: ["CLOSING_NOT_FOUND", "CLOSING_MOVED_ON"],
  handler: planOf,
});

export const getOwnClosing = operation({
  name: "closing.get_own",
  summary: "Get how far the closing of one's own partner is; null where its contract goes on",
  kind: "query",
  actors: ["user"],
  input: z.strictObject({}),
  output: z.object({
    closing: z
      .object({
        lastDay: z.string(),
        archivedAt: z.date().nullable(),
        deletionBegun: z.boolean(),
      })
      .nullable(),
  }),
  errors: [],
  async handler(ctx) {
    const row = await findClosing(ctx, ctx.caller.partnerId);
    if (!row) return { closing: null };
    const { lastDay, archivedAt, consentedAt } = row;
    return { closing: { lastDay, archivedAt, deletionBegun: consentedAt !== null } };
  },
});
