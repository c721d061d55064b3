// The end of a partner's contract, as two operators bring it about: the partner stops, its people take an archive, one
// operator asks for the deletion, and another one consents.
import { z } from "zod";
import { AppError, validationError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import {
  type ClosingRow,
  findClosing,
  insertClosing,
  removeClosing,
  standingOf,
  updateClosing,
} from "@/lib/domain/closing/queries";
import { Closing, ClosingBegun, DeletionConsent } from "@/lib/domain/closing/shape";
import { blockersOf, closingSeen } from "@/lib/domain/closing/view";
import { type Ctx, operation } from "@/lib/domain/operation";
import { findAnyPartner, findTwin, type PartnerRow } from "@/lib/domain/oversight/queries";
import { PartnerRef } from "@/lib/domain/oversight/shape";
import { openPartner, stopPartner } from "@/lib/domain/oversight/stopping";
import { requireOperatorName } from "@/lib/domain/support/queries";

const DAY_MS = 24 * 60 * 60 * 1000;
const AHEAD_DAYS = 366;

function operatorId({ caller }: Ctx): string {
  if (caller.kind === "user") return caller.userId;
  throw new Error("no person is acting");
}

/** The operator who acts; one who was removed a moment ago does nothing any more. */
async function operatorOf(ctx: Ctx): Promise<{ readonly id: string; readonly name: string }> {
  const id = operatorId(ctx);
  return { id, name: await requireOperatorName(ctx, id) };
}

/** The partner under lock: acts on its closing come one after the other. */
async function requirePartnerLocked(ctx: Ctx, partnerId: string): Promise<PartnerRow> {
  const partner = await findAnyPartner(ctx, partnerId, "lock");
  if (!partner) throw new AppError("PARTNER_NOT_FOUND");
  return partner;
}

/** A closing whose deletion nobody consented to yet, with its partner under lock. */
async function requireOpenClosing(
  ctx: Ctx,
  partnerId: string,
): Promise<{ readonly partner: PartnerRow; readonly closing: ClosingRow }> {
  const partner = await requirePartnerLocked(ctx, partnerId);
  const closing = await findClosing(ctx, partnerId);
  if (!closing) throw new AppError("CLOSING_NOT_FOUND");
  if (closing.consentedAt) throw new AppError("CLOSING_MOVED_ON");
  return { partner, closing };
}

/** Refuses while something stands against the deletion: all of it at once. */
async function requireUnblocked(ctx: Ctx, closing: ClosingRow) {
  const standing = await standingOf(ctx, closing.partnerId);
  const blockers = blockersOf(closing, standing, ctx.now);
  if (blockers.length > 0) throw new AppError("CLOSING_BLOCKED", { details: { blockers } });
  return standing;
}

/** A day that a contract with this partner can end on: a wrong year would keep what is to go, or remove what must stay. */
function requireLikelyDay(ctx: Ctx, { createdAt }: PartnerRow, lastDay: string): void {
  const first = createdAt.toISOString().slice(0, 10);
  const last = new Date(ctx.now.getTime() + AHEAD_DAYS * DAY_MS).toISOString().slice(0, 10);
  if (lastDay >= first && lastDay <= last) return;
  const message = `Use a day from ${first}, when the partner began, to ${last}.`;
  throw validationError([{ path: "lastDay", code: "not_allowed", message }]);
}

export const beginClosing = operation({
  name: "operators.begin_closing",
  summary: "Begin to close a partner whose contract ends, and with it its sandbox twin",
  description:
    "Keys, tokens and sessions stop as with a suspension. The partner's owners and admins are told, and can take an archive of everything.",
  kind: "command",
  actors: ["user"],
  input: ClosingBegun,
  output: z.object({ begun: z.literal(true) }),
  errors: ["PARTNER_NOT_FOUND", "PARTNER_CLOSING", "CLOSES_WITH_LIVE"],
  async handler(ctx, { partnerId, reason, lastDay }) {
    const operator = await operatorOf(ctx);
    const partner = await requirePartnerLocked(ctx, partnerId);
    if (partner.sandboxOf) throw new AppError("CLOSES_WITH_LIVE");
    if (await findClosing(ctx, partnerId)) throw new AppError("PARTNER_CLOSING");
    requireLikelyDay(ctx, partner, lastDay);
    const twin = await findTwin(ctx, partnerId, "lock");
    const wasActive = partner.status === "active";
    if (wasActive) await stopPartner(ctx, partner, reason);
    await insertClosing(ctx, {
      ...{ partnerId, id: newId("cls"), twinId: twin?.id ?? null, reason, lastDay, wasActive },
      ...{ begunBy: operator.id, begunByName: operator.name },
    });
    ctx.emit("partner.closing_begun", { id: partnerId, partnerId }, { reason, lastDay });
    return { begun: true as const };
  },
});

export const callOffClosing = operation({
  name: "operators.call_off_closing",
  summary: "Call a closing off, as long as nobody consented to the deletion",
  description: "The partner is open again, unless it was suspended before the closing began.",
  kind: "command",
  actors: ["user"],
  input: PartnerRef,
  output: z.object({ calledOff: z.literal(true), open: z.boolean() }),
  errors: ["PARTNER_NOT_FOUND", "CLOSING_NOT_FOUND", "CLOSING_MOVED_ON"],
  async handler(ctx, { partnerId }) {
    const { partner, closing } = await requireOpenClosing(ctx, partnerId);
    await removeClosing(ctx, partnerId);
    const open = closing.wasActive;
    if (open) await openPartner(ctx, partner);
    ctx.emit("partner.closing_called_off", { id: partnerId, partnerId }, { open });
    return { calledOff: true as const, open };
  },
});

export const askDeletion = operation({
  name: "operators.ask_deletion",
  summary: "Ask another operator to consent to the deletion of a closing partner's data",
  kind: "command",
  actors: ["user"],
  input: PartnerRef,
  output: z.object({ asked: z.literal(true) }),
  errors: ["PARTNER_NOT_FOUND", "CLOSING_NOT_FOUND", "CLOSING_MOVED_ON", "CLOSING_BLOCKED"],
  async handler(ctx, { partnerId }) {
    const operator = await operatorOf(ctx);
    const { closing } = await requireOpenClosing(ctx, partnerId);
    if (closing.askedAt) throw new AppError("CLOSING_MOVED_ON");
    await requireUnblocked(ctx, closing);
    const asked = { askedAt: ctx.now, askedBy: operator.id, askedByName: operator.name };
    await updateClosing(ctx, partnerId, asked);
    const told = { operator: operator.name };
    ctx.emit("partner.deletion_asked", { id: partnerId, partnerId }, told);
    return { asked: true as const };
  },
});

export const withdrawDeletion = operation({
  name: "operators.withdraw_deletion",
  summary: "Take back that a deletion was asked for, as long as nobody consented",
  kind: "command",
  actors: ["user"],
  input: PartnerRef,
  output: z.object({ withdrawn: z.literal(true) }),
  errors: ["PARTNER_NOT_FOUND", "CLOSING_NOT_FOUND", "CLOSING_MOVED_ON"],
  async handler(ctx, { partnerId }) {
    const operator = await operatorOf(ctx);
    const { closing } = await requireOpenClosing(ctx, partnerId);
    if (!closing.askedAt) throw new AppError("CLOSING_MOVED_ON");
    await updateClosing(ctx, partnerId, { askedAt: null, askedBy: null, askedByName: null });
    const told = { operator: operator.name };
    ctx.emit("partner.deletion_withdrawn", { id: partnerId, partnerId }, told);
    return { withdrawn: true as const };
  },
});

export const consentDeletion = operation({
  name: "operators.consent_deletion",
  summary: "Consent to the deletion of a closing partner's data: it begins at once",
  description:
    "By another operator than the one who asked. Nobody can take it back. The audit log, invoices and payments stay for seven years.",
  kind: "command",
  actors: ["user"],
  input: DeletionConsent,
  output: z.object({ consented: z.literal(true) }),
  errors: [
    ...(["PARTNER_NOT_FOUND", "CLOSING_NOT_FOUND", "CLOSING_MOVED_ON"] as const),
    ...(["CLOSING_BLOCKED", "OTHER_OPERATOR_NEEDED"] as const),
  ],
  async handler(ctx, { partnerId, name }) {
    const operator = await operatorOf(ctx);
    const { partner, closing } = await requireOpenClosing(ctx, partnerId);
    if (!closing.askedAt) throw new AppError("CLOSING_MOVED_ON");
    if (closing.askedBy === operator.id) throw new AppError("OTHER_OPERATOR_NEEDED");
    if (name !== partner.name.trim()) {
      const message = "Type the partner's name exactly as it stands above.";
      throw validationError([{ path: "name", code: "not_allowed", message }]);
    }
    const { merchants, records, documents, documentBytes } = await requireUnblocked(ctx, closing);
    const consented = { consentedAt: ctx.now, consentedBy: operator.id };
    await updateClosing(ctx, partnerId, { ...consented, consentedByName: operator.name });
    const counts = { merchants, records, documents, documentBytes };
    const told = { operator: operator.name, ...counts };
    ctx.emit("partner.deletion_consented", { id: partnerId, partnerId }, told);
    return { consented: true as const };
  },
});

export const getClosing = operation({
  name: "operators.get_closing",
  summary: "Get how far the closing of a partner is, and what stands against the deletion",
  kind: "query",
  actors: ["user"],
  input: PartnerRef,
  output: z.object({ closing: Closing.nullable() }),
  errors: [],
  async handler(ctx, { partnerId }) {
    const row = await findClosing(ctx, partnerId);
    if (!row) return { closing: null };
    const standing = await standingOf(ctx, partnerId);
    return { closing: closingSeen(row, standing, { now: ctx.now, own: operatorId(ctx) }) };
  },
});
