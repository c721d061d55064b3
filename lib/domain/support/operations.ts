// What a partner sees of the operators' support accesses, and how it ends or forbids them. It is for the partner's own
// people: no key can.
import { z } from "zod";
import { AppError } from "@/lib/core/errors";
import { findMerchant } from "@/lib/domain/merchant/queries";
import { operation } from "@/lib/domain/operation";
import { requirePartner } from "@/lib/domain/partner/queries";
import { accessOf } from "./access";
import {
  endAccesses,
  listAccesses,
  lockOpenAccess,
  lookBy,
  lookedAt,
  lookedLately,
  openAccesses,
  setSupportAllowed,
} from "./queries";
import { AccessRef, PATH_MAX, pageOf, SupportAccess, SupportAccesses, SupportQuery } from "./shape";

export const listSupport = operation({
  name: "support.list",
  summary: "List when operators of the service looked at the dashboard, why and until when",
  kind: "query",
  actors: ["user"],
  input: SupportQuery,
  output: SupportAccesses,
  errors: [],
  async handler(ctx, request) {
    const { supportAllowed } = await requirePartner(ctx);
    const { rows, nextToken } = await listAccesses(ctx, ctx.caller.partnerId, request);
    return { allowed: supportAllowed, items: rows.map((row) => accessOf(ctx, row)), nextToken };
  },
});

export const openSupportNow = operation({
  name: "support.list_open",
  summary: "List the support accesses that are open at this moment",
  kind: "query",
  actors: ["user"],
  input: z.strictObject({}),
  output: z.object({ items: z.array(SupportAccess) }),
  errors: [],
  async handler(ctx) {
    return { items: (await openAccesses(ctx)).map((row) => accessOf(ctx, row)) };
  },
});

export const endSupport = operation({
  name: "support.end",
  summary: "End a support access at once",
  kind: "command",
  actors: ["user"],
  input: AccessRef,
  output: z.object({ ended: z.literal(true) }),
  errors: ["SUPPORT_NOT_FOUND"],
  async handler(ctx, { accessId }) {
    const ended = await endAccesses(ctx, ctx.caller.partnerId, "partner", accessId);
    if (ended.length === 0) throw new AppError("SUPPORT_NOT_FOUND");
    ctx.emit("support.ended", { id: accessId }, { by: "partner" });
    return { ended: true as const };
  },
});

export const allowSupport = operation({
  name: "support.allow",
  summary: "Allow support accesses, or forbid them; forbidding ends those that are open",
  kind: "command",
  actors: ["user"],
  input: z.strictObject({ allowed: z.boolean() }),
  output: z.object({ allowed: z.boolean() }),
  errors: [],
  async handler(ctx, { allowed }) {
    await setSupportAllowed(ctx, allowed);
    const { partnerId } = ctx.caller;
    ctx.emit("support.allowed_changed", { id: partnerId }, { allowed });
    const ended = allowed ? [] : await endAccesses(ctx, partnerId, "partner");
    for (const { id } of ended) ctx.emit("support.ended", { id }, { by: "partner" });
    return { allowed };
  },
});

export const leaveSupport = operation({
  name: "support.leave",
  summary: "Stop looking at a partner's dashboard; the access stays open until its end",
  kind: "command",
  actors: ["user"],
  input: z.strictObject({}),
  output: z.null(),
  errors: ["SUPPORT_NOT_FOUND"],
  async handler(ctx) {
    const { caller } = ctx;
    const looked = await lookedAt(ctx);
    if (caller.kind !== "user" || !looked) throw new AppError("SUPPORT_NOT_FOUND");
    await lookBy(ctx, caller, null);
    ctx.emit("support.left", looked, {});
    return null;
  },
});

const LOOKS_APART_MS = 60_000;

export const noteLook = operation({
  name: "support.note_look",
  summary: "Write down that an operator opens a page of the dashboard, once a minute for each page",
  kind: "command",
  actors: ["user"],
  input: z.strictObject({ path: z.string().max(PATH_MAX) }),
  output: z.object({ noted: z.boolean() }),
  errors: ["SUPPORT_ENDED"],
  // Who looks for no support is nobody's concern, and neither is what was noted a moment ago.
  mayChangeNothing: () => true,
  async handler(ctx, { path }) {
    const { caller } = ctx;
    const looked = pageOf(path);
    if (caller.kind !== "user" || !caller.support || !looked) return { noted: false };
    const { accessId } = caller.support;
    // Of a page that is opened twice at once, the second one finds what the first has noted.
    if (!(await lockOpenAccess(ctx, accessId))) throw new AppError("SUPPORT_ENDED");
    // Of an address that names no merchant of this book, what it names is not written down.
    const { page, merchantId: named } = looked;
    const merchantId = (named && (await findMerchant(ctx, named))?.id) || null;
    const since = new Date(ctx.now.getTime() - LOOKS_APART_MS);
    if (await lookedLately(ctx, { accessId, page, merchantId, since })) return { noted: false };
    ctx.emit("support.page_looked", { id: accessId, merchantId }, { page });
    return { noted: true };
  },
});
