import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { refreshCompliance } from "@/lib/domain/merchant/compliance";
import { lockMerchant, requireMerchant } from "@/lib/domain/merchant/queries";
import { type Ctx, operation } from "@/lib/domain/operation";
import { insertPaymentMethod, listPaymentMethodRows } from "@/lib/domain/payment-method/queries";
import { suggestionsOf } from "./channels";
import { profileOf } from "./profile";
import { GatewayAnswer, GatewayRequest, type Suggestion } from "./shape";

export const readGateway = operation({
  name: "integrations.gateway",
  summary: "Read a merchant's Authorize.Net account and describe its payment channels",
  description:
    "Reads the account's settings, its active subscriptions and up to 50 recent transactions, and suggests one payment method per payment channel. The credentials are used for this request only and are never stored. Whether an online checkout is a hosted page or a form of the merchant's own, no gateway can show: the determination asks that.",
  kind: "command",
  rest: "POST /v1/merchants/{merchantId}/integrations/gateway",
  actors: ["partner", "merchant", "user"],
  input: GatewayRequest,
  output: GatewayAnswer,
  errors: ["MERCHANT_NOT_FOUND", "GATEWAY_CREDENTIALS_REJECTED", "GATEWAY_UNAVAILABLE"],
  async prepares(ctx, { merchantId }) {
    await requireMerchant(ctx, merchantId);
    return { now: ctx.now };
  },
  async outside(outside, input, { now }) {
    const { apiLoginId, transactionKey, environment, lookbackDays } = input;
    const account = { apiLoginId, transactionKey, environment, lookbackDays, now };
    return outside.authorizeNet.read(account);
  },
  async handler(ctx, input, reading) {
    const { merchantId, environment, lookbackDays, createPaymentMethods } = input;
    await requireMerchant(ctx, merchantId);
    const profile = profileOf(reading, environment, lookbackDays);
    const suggestions = suggestionsOf(reading, lookbackDays);
    refuseCardData(ctx, { profile, paymentMethods: suggestions });
    const added = createPaymentMethods ? await addMethods(ctx, merchantId, suggestions) : null;
    const created = added?.created ?? [];
    ctx.emit(
      "gateway.read",
      { id: merchantId, merchantId },
      {
        gateway: profile.gateway,
        environment,
        channels: suggestions.length,
        created: created.length,
      },
    );
    if (created.length > 0) await refreshCompliance(ctx, merchantId);
    if (!added) return { profile, paymentMethods: suggestions };
    return { profile, paymentMethods: added.paymentMethods, created };
  },
});

/** What an account holds was typed by somebody: it is guarded like any other text that comes in. */
function refuseCardData(ctx: Ctx, told: Record<string, unknown>): void {
  const issues = ctx.cardDataIn(told);
  if (issues.length === 0) return;
  throw new AppError("CARD_DATA_REFUSED", {
    message: "The settings of the gateway account hold what looks like card data. Remove it there.",
    details: {
      issues: issues.map(({ path }) => ({ path, message: "This looks like card data." })),
    },
  });
}

/** Adds what is missing; a method of the same name and vendor is the merchant's own to change. */
async function addMethods(ctx: Ctx, merchantId: string, suggestions: readonly Suggestion[]) {
  // Two readings at once would each find nothing there and add everything twice.
  await lockMerchant(ctx, merchantId);
  const present = await listPaymentMethodRows(ctx, merchantId);
  const created: string[] = [];
  const paymentMethods: Suggestion[] = [];
  for (const suggestion of suggestions) {
    const { name, description, channel, vendor } = suggestion;
    const kept = present.find((row) => row.name === name && row.vendor === vendor);
    if (kept) {
      paymentMethods.push({
        ...suggestion,
        id: kept.id,
        description: kept.description,
        channel: kept.channel ?? undefined,
      });
      continue;
    }
    const values = { id: newId("pm"), merchantId, name, description, channel, vendor };
    const row = await insertPaymentMethod(ctx, values);
    ctx.emit("payment_method.created", { id: row.id, merchantId }, { name, channel: row.channel });
    created.push(row.id);
    paymentMethods.push({ ...suggestion, id: row.id });
  }
  return { paymentMethods, created };
}
