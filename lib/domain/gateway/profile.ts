// What is told of an account, beside its channels.
import type { z } from "zod";
import {
  GATEWAY_NAME,
  type GatewayEnvironment,
  type GatewayProfile,
  type GatewayReading,
} from "./shape";

const SWITCHED_OFF = `This account does not let us read its transactions, so the payment methods follow its settings alone. To allow it, sign in to ${GATEWAY_NAME}, open Account > Settings > Security, switch the Transaction Details API on, and read the account again.`;

/** The profile of an account that was read. */
export function profileOf(
  reading: GatewayReading,
  environment: GatewayEnvironment,
  lookbackDays: number,
): z.input<typeof GatewayProfile> {
  const { settings, sales, activeSubscriptions, transactionsReadable } = reading;
  return {
    gateway: GATEWAY_NAME,
    environment,
    merchantName: settings.merchantName,
    gatewayId: settings.gatewayId,
    testMode: settings.testMode,
    marketTypes: [...settings.marketTypes],
    productCodes: [...settings.productCodes],
    accepts: [...settings.accepts],
    currencies: [...settings.currencies],
    processors: settings.processors.map(({ name, cardTypes }) => ({
      name,
      cardTypes: [...cardTypes],
    })),
    lookbackDays,
    transactionsRead: sales.length,
    activeSubscriptions,
    notice: transactionsReadable ? null : SWITCHED_OFF,
  };
}
