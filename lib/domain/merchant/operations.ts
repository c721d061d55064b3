import { z } from "zod";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { countChildren } from "@/lib/domain/attempt/queries";
import { changedMembers } from "@/lib/domain/change";
import { operation } from "@/lib/domain/operation";
import { requirePartner } from "@/lib/domain/partner/queries";
import { voidChangedOf } from "@/lib/domain/signature/standing";
import {
  deleteMerchantRow,
  insertMerchant,
  listMerchantRows,
  lockMerchant,
  requireMerchant,
  requireRoom,
  toMerchant,
  updateMerchantRow,
} from "./queries";
import {
  Merchant,
  MerchantChange,
  MerchantDeletion,
  MerchantList,
  MerchantRef,
  NewMerchant,
} from "./shape";

export const createMerchant = operation({
  name: "merchants.create",
  summary: "Create a merchant",
  description: "Next: add a payment method for each way in which the merchant takes cards.",
  kind: "command",
  rest: "POST /v1/merchants",
  actors: ["partner"],
  input: NewMerchant,
  output: Merchant,
  status: 201,
  errors: ["SANDBOX_MERCHANT_CAP"],
  async handler(ctx, input) {
    const partner = await requirePartner(ctx);
    await requireRoom(ctx, partner);
    const row = await insertMerchant(ctx, { id: newId("mrc"), ...input });
    ctx.emit(
      "merchant.created",
      { id: row.id, merchantId: row.id },
      { name: row.name, externalMerchantId: row.externalMerchantId },
    );
    return toMerchant(row, ctx.now, partner.expiringWindowDays);
  },
});

export const listMerchants = operation({
  name: "merchants.list",
  summary: "List merchants, newest first",
  description:
    "Filters by status, by text and by the partner's own identifier. Continue with `nextToken` and the same filters.",
  kind: "query",
  rest: "GET /v1/merchants",
  actors: ["partner"],
  input: MerchantList,
  output: z.object({ items: z.array(Merchant), nextToken: z.string().nullable() }),
  errors: [],
  async handler(ctx, input) {
    const partner = await requirePartner(ctx);
    const { rows, nextToken } = await listMerchantRows(ctx, input, partner.expiringWindowDays);
    const items = rows.map((row) => toMerchant(row, ctx.now, partner.expiringWindowDays));
    return { items, nextToken };
  },
});

export const getMerchant = operation({
  name: "merchants.get",
  summary: "Get a merchant",
  description:
    "`effectiveStatus` takes today's date into account: poll it, or receive `merchant.compliance_changed`.",
  kind: "query",
  rest: "GET /v1/merchants/{merchantId}",
  actors: ["partner", "merchant"],
  input: MerchantRef,
  output: Merchant,
  errors: ["MERCHANT_NOT_FOUND"],
  async handler(ctx, input) {
    const row = await requireMerchant(ctx, input.merchantId);
    const partner = await requirePartner(ctx);
    return toMerchant(row, ctx.now, partner.expiringWindowDays);
  },
});

export const updateMerchant = operation({
  name: "merchants.update",
  summary: "Change a merchant",
  description:
    "Only the members sent change; null clears an optional one. Where nothing differs, nothing is written.",
  kind: "command",
  rest: "PUT /v1/merchants/{merchantId}",
  actors: ["partner", "merchant"],
  input: MerchantRef.extend(MerchantChange.shape),
  output: Merchant,
  // Where nothing differs from what is stored.
  mayChangeNothing: () => true,
  errors: ["MERCHANT_NOT_FOUND"],
  async handler(ctx, input) {
    const { merchantId, ...sent } = input;
    const before = await requireMerchant(ctx, merchantId);
    const { expiringWindowDays } = await requirePartner(ctx);
    const change = changedMembers(before, sent);
    const changed = Object.keys(change);
    if (changed.length === 0) return toMerchant(before, ctx.now, expiringWindowDays);
    const row = await updateMerchantRow(ctx, merchantId, change);
    ctx.emit("merchant.updated", { id: row.id, merchantId: row.id }, { changed });
    await voidChangedOf(ctx, [merchantId]);
    return toMerchant(row, ctx.now, expiringWindowDays);
  },
});

export const deleteMerchant = operation({
  name: "merchants.delete",
  summary: "Delete a sandbox merchant with everything under it",
  description:
    "Nothing of it can be restored. Live merchants are kept: their attestations are evidence.",
  kind: "command",
  rest: "DELETE /v1/merchants/{merchantId}",
  actors: ["partner"],
  input: MerchantRef,
  output: MerchantDeletion,
  errors: ["MERCHANT_NOT_FOUND", "DELETE_NOT_ALLOWED"],
  async handler(ctx, input) {
    const partner = await requirePartner(ctx);
    if (partner.mode !== "sandbox") throw new AppError("DELETE_NOT_ALLOWED");
    const { merchantId } = input;
    await lockMerchant(ctx, merchantId, "update");
    const counts = await countChildren(ctx, merchantId);
    await deleteMerchantRow(ctx, merchantId);
    ctx.emit(
      "merchant.deleted",
      { id: merchantId, merchantId },
      { paymentMethods: counts.paymentMethods, attempts: counts.attempts },
    );
    return { deleted: true as const, merchantId, counts };
  },
});
