import { z } from "zod";
import { newId } from "@/lib/core/ids";
import { changedMembers } from "@/lib/domain/change";
import { isOutdated } from "@/lib/domain/determination/outdated";
import { isMethodOutdated, listBases, todayOf } from "@/lib/domain/determination/queries";
import { refreshCompliance } from "@/lib/domain/merchant/compliance";
import { requireMerchant } from "@/lib/domain/merchant/queries";
import { MerchantRef } from "@/lib/domain/merchant/shape";
import { operation } from "@/lib/domain/operation";
import { voidChangedOf } from "@/lib/domain/signature/standing";
import { changeProduct, describeNew, tellProduct } from "./product";
import {
  insertPaymentMethod,
  listPaymentMethodRows,
  requirePaymentMethod,
  toPaymentMethod,
  updatePaymentMethodRow,
} from "./queries";
import { removePaymentMethod } from "./removal";
import {
  AddedPaymentMethod,
  PaymentMethod,
  PaymentMethodChange,
  PaymentMethodDeletion,
  PaymentMethodRef,
} from "./shape";

export const createPaymentMethod = operation({
  name: "payment_methods.create",
  summary: "Add a payment method",
  description:
    "One for each way in which the merchant takes cards, in its words, or by the payment product that it names (`presetId`). Next: determine its SAQ type.",
  kind: "command",
  rest: "POST /v1/merchants/{merchantId}/payment-methods",
  actors: ["partner", "merchant", "user"],
  input: MerchantRef.extend(AddedPaymentMethod.shape),
  output: PaymentMethod,
  status: 201,
  errors: ["MERCHANT_NOT_FOUND"],
  async handler(ctx, input) {
    const merchant = await requireMerchant(ctx, input.merchantId);
    const said = await describeNew(ctx, input);
    const row = await insertPaymentMethod(ctx, { id: newId("pm"), ...input, ...said });
    ctx.emit(
      "payment_method.created",
      { id: row.id, merchantId: merchant.id },
      { name: row.name, channel: row.channel },
    );
    await tellProduct(ctx, null, row);
    await refreshCompliance(ctx, merchant.id);
    return toPaymentMethod(row, false);
  },
});

export const listPaymentMethods = operation({
  name: "payment_methods.list",
  summary: "List a merchant's payment methods",
  description: "`saqType` is set on those that are determined.",
  kind: "query",
  rest: "GET /v1/merchants/{merchantId}/payment-methods",
  actors: ["partner", "merchant", "user"],
  input: MerchantRef,
  output: z.object({ items: z.array(PaymentMethod) }),
  errors: ["MERCHANT_NOT_FOUND"],
  async handler(ctx, input) {
    await requireMerchant(ctx, input.merchantId);
    const rows = await listPaymentMethodRows(ctx, input.merchantId);
    const bases = await listBases(ctx, input.merchantId);
    const today = await todayOf(ctx, input.merchantId);
    const items = rows.map((row) =>
      toPaymentMethod(row, isOutdated(row, bases.get(row.id) ?? null, today)),
    );
    return { items };
  },
});

export const getPaymentMethod = operation({
  name: "payment_methods.get",
  summary: "Get a payment method",
  description: "`saqType` is set once it is determined.",
  kind: "query",
  rest: "GET /v1/merchants/{merchantId}/payment-methods/{pmId}",
  actors: ["partner", "merchant", "user"],
  input: PaymentMethodRef,
  output: PaymentMethod,
  errors: ["MERCHANT_NOT_FOUND", "PAYMENT_METHOD_NOT_FOUND"],
  async handler(ctx, input) {
    await requireMerchant(ctx, input.merchantId);
    const row = await requirePaymentMethod(ctx, input.merchantId, input.pmId);
    return toPaymentMethod(row, await isMethodOutdated(ctx, row));
  },
});

export const updatePaymentMethod = operation({
  name: "payment_methods.update",
  summary: "Change a payment method",
  description:
    "Only the members sent change; null clears an optional one. Another payment product (`presetId`) brings its description, where none is sent. Where nothing differs, nothing is written. After a change of `description`, `channel` or `vendor`, determine again (`determinationOutdated`): until then a session token cannot open an attempt on the old determination.",
  kind: "command",
  rest: "PUT /v1/merchants/{merchantId}/payment-methods/{pmId}",
  actors: ["partner", "merchant", "user"],
  input: PaymentMethodRef.extend(PaymentMethodChange.shape),
  output: PaymentMethod,
  // Where nothing differs from what is stored.
  mayChangeNothing: () => true,
  errors: ["MERCHANT_NOT_FOUND", "PAYMENT_METHOD_NOT_FOUND"],
  async handler(ctx, input) {
    const { merchantId, pmId, ...sent } = input;
    await requireMerchant(ctx, merchantId);
    const before = await requirePaymentMethod(ctx, merchantId, pmId);
    const product = await changeProduct(ctx, before, sent);
    const change = changedMembers(before, { ...sent, ...product });
    const changed = Object.keys(change);
    if (changed.length === 0) return toPaymentMethod(before, await isMethodOutdated(ctx, before));
    const row = await updatePaymentMethodRow(ctx, pmId, change);
    ctx.emit("payment_method.updated", { id: pmId, merchantId }, { changed });
    await tellProduct(ctx, before, row);
    await voidChangedOf(ctx, [merchantId]);
    return toPaymentMethod(row, await isMethodOutdated(ctx, row));
  },
});

export const deletePaymentMethod = operation({
  name: "payment_methods.delete",
  summary: "Remove a payment method that nothing is sealed of",
  description:
    "With its open attempt, its answers and what was typed for it: nothing of it can be restored. Once an assessment of it is sealed it stays, for what was sealed is evidence.",
  kind: "command",
  rest: "DELETE /v1/merchants/{merchantId}/payment-methods/{pmId}",
  actors: ["partner", "merchant", "user"],
  input: PaymentMethodRef,
  output: PaymentMethodDeletion,
  errors: ["MERCHANT_NOT_FOUND", "PAYMENT_METHOD_NOT_FOUND", "PAYMENT_METHOD_SEALED"],
  async handler(ctx, { merchantId, pmId }) {
    await requireMerchant(ctx, merchantId);
    const method = await requirePaymentMethod(ctx, merchantId, pmId);
    const counts = await removePaymentMethod(ctx, method);
    const told = { name: method.name, attempts: counts.attempts, answers: counts.answers };
    ctx.emit("payment_method.deleted", { id: pmId, merchantId }, told);
    await refreshCompliance(ctx, merchantId);
    return { deleted: true as const, merchantId, paymentMethodId: pmId, counts };
  },
});
