// What the service itself does for a closing: reads the archive, notes that it was taken, tells people, and deletes.
import { sql } from "drizzle-orm";
import { z } from "zod";
import { config } from "@/lib/core/config";
import { findEvent } from "@/lib/domain/mail/queries";
import { operation } from "@/lib/domain/operation";
import { brandOfService, type PartnerBrand } from "@/lib/domain/partner/brand";
import { findPartner } from "@/lib/domain/partner/queries";
import { listMembers } from "@/lib/domain/team/queries";
import { type ArchivePage, readPage, readSettings } from "./archive";
import { planOf } from "./plan";
import { findClosing } from "./queries";
import type { ArchivePlan } from "./shape";

export const planArchive = operation({
  name: "closing.plan_archive",
  summary: "Begin an archive from the command line, where nobody of the partner is left",
  kind: "query",
  actors: ["system"],
  input: z.strictObject({}),
  output: z.custom<ArchivePlan>(),
  errors: ["CLOSING_NOT_FOUND", "CLOSING_MOVED_ON"],
  handler: planOf,
});

export const readArchivePage = operation({
  name: "closing.read_archive_page",
  summary: "Read one page of a table for the archive; without one, the partner's settings",
  kind: "query",
  actors: ["system"],
  input: z.strictObject({
    file: z.string().nullable(),
    of: z.enum(["rows", "files"]),
    after: z.string().nullable(),
  }),
  output: z.custom<ArchivePage>(),
  errors: [],
  async handler(ctx, { file, of, after }) {
    if (file !== null) return readPage(ctx, { file, of, after });
    return { lines: [await readSettings(ctx)], files: [], next: null };
  },
});

export const recordArchive = operation({
  name: "closing.record_archive",
  summary: "Note that an archive was taken to its end",
  kind: "command",
  actors: ["system"],
  input: z.strictObject({
    partnerId: z.string(),
    closingId: z.string(),
    asOf: z.iso.datetime(),
    changes: z.int(),
    by: z.string(),
    /** As operators read it. */
    byName: z.string(),
    bytes: z.int(),
    sha256: z.string(),
  }),
  output: z.boolean(),
  errors: [],
  async handler(ctx, { partnerId, closingId, asOf, changes, by, byName, bytes, sha256 }) {
    const { rows } = await ctx.db.execute<{ noted: boolean }>(sql`
      select service.note_archive(${partnerId}, ${closingId}, ${asOf}::timestamptz,
        ${ctx.now.toISOString()}::timestamptz, ${byName}, ${bytes}::bigint, ${sha256}, ${changes}::bigint) as noted`);
    const noted = rows[0]?.noted === true;
    const told = { by, asOf, bytes, sha256 };
    if (noted) ctx.emit("partner.archived", { id: partnerId, partnerId }, told);
    return noted;
  },
});

/** Whom a closing concerns, and what they are told. */
export interface ClosingNotice {
  readonly to: readonly string[];
  readonly brand: PartnerBrand;
  readonly mail: {
    readonly partnerName: string;
    /** null: it was called off. */
    readonly begun: { readonly reason: string; readonly lastDay: string } | null;
    /** Called off: whether the partner is open again. */
    readonly open: boolean;
    readonly url: string;
  };
}

export const loadClosingNotice = operation({
  name: "closing.load_notice",
  summary: "Which owners and admins are told of a closing, and what",
  kind: "query",
  actors: ["system"],
  input: z.strictObject({ eventId: z.string() }),
  output: z.custom<ClosingNotice>().nullable(),
  errors: [],
  async handler(ctx, { eventId }) {
    const event = await findEvent(ctx, eventId);
    const partner = await findPartner(ctx);
    if (!event || !partner) return null;
    const { reason, lastDay, open } = event.payload;
    const begun =
      event.type === "partner.closing_begun"
        ? { reason: String(reason), lastDay: String(lastDay) }
        : null;
    const told = (await listMembers(ctx)).filter(
      ({ role }) => role === "owner" || role === "admin",
    );
    const url = `${config().baseUrl}/sign-in`;
    return {
      to: told.map(({ email }) => email),
      brand: brandOfService(),
      mail: { partnerName: partner.name, begun, open: open === true, url },
    };
  },
});

export const loadDeletion = operation({
  name: "closing.load_deletion",
  summary: "The tenants of a deletion that two operators agreed on; null: there is none",
  kind: "query",
  actors: ["system"],
  input: z.strictObject({}),
  output: z.object({ tenants: z.array(z.string()) }).nullable(),
  errors: [],
  async handler(ctx) {
    const closing = await findClosing(ctx, ctx.caller.partnerId);
    if (!closing?.consentedAt || closing.deletedAt) return null;
    // The twin first: the live partner is a tombstone only when nothing of either is left.
    return { tenants: [...(closing.twinId ? [closing.twinId] : []), closing.partnerId] };
  },
});

/** Rows of one slice: well below a second. */
const SLICE = 2000;

export const deleteSlice = operation({
  name: "closing.delete_slice",
  summary: "Delete some rows of a closing partner; 0: none is left",
  description: "The database itself checks that two operators agreed and an archive was taken.",
  kind: "command",
  actors: ["system"],
  input: z.strictObject({}),
  output: z.int(),
  errors: [],
  async handler(ctx) {
    const { rows } = await ctx.db.execute<{ removed: string }>(
      sql`select service.delete_closing_slice(${ctx.caller.partnerId}, ${SLICE}) as removed`,
    );
    return Number(rows[0]?.removed ?? 0);
  },
});

export const finishDeletion = operation({
  name: "closing.finish_deletion",
  summary: "End a deletion once nothing is left, and tell of it",
  kind: "command",
  actors: ["system"],
  input: z.strictObject({ partnerId: z.string() }),
  output: z.boolean(),
  errors: [],
  async handler(ctx, { partnerId }) {
    const { rows } = await ctx.db.execute<{ removed: string | null }>(
      sql`select service.finish_closing(${partnerId}, ${ctx.now.toISOString()}::timestamptz) as removed`,
    );
    const removed = rows[0]?.removed ?? null;
    if (removed === null) return false;
    ctx.emit("partner.deleted", { id: partnerId, partnerId }, { rows: Number(removed) });
    return true;
  },
});

const OUTLIVED_AT_ONCE = 5000;

export const removeOutlived = operation({
  name: "closing.remove_outlived",
  summary: "Remove some of what was kept for seven years after a contract; false: nothing is due",
  kind: "command",
  actors: ["system"],
  input: z.strictObject({}),
  output: z.boolean(),
  errors: [],
  async handler(ctx) {
    const { rows } = await ctx.db.execute<{ partnerId: string; gone: boolean }>(
      sql`select partner_id as "partnerId", gone from service.remove_outlived(${OUTLIVED_AT_ONCE})`,
    );
    const [row] = rows;
    // In the service's own log alone: the partner's is what was removed.
    if (row?.gone) ctx.emit("partner.retention_ended", { id: row.partnerId }, {});
    return row !== undefined;
  },
});
