// What is asked of the reader of payment gateway accounts, what it learns, and what it answers.
import { z } from "zod";
import { MerchantRef } from "@/lib/domain/merchant/shape";
import { CHANNELS } from "@/lib/domain/payment-method/shape";
import { line } from "@/lib/domain/text";

/** The gateway that can be read, as payment methods name it. */
export const GATEWAY_NAME = "Authorize.Net";

const ENVIRONMENTS = ["production", "sandbox"] as const;

/** Where an account lives; credentials of one are not valid in the other. */
export type GatewayEnvironment = (typeof ENVIRONMENTS)[number];

/** Which account to read, and how. */
export const GatewayRequest = MerchantRef.extend({
  // Wider than any real credential: what does not fit is the gateway's to reject, as a wrong one.
  apiLoginId: line(200).meta({
    description: "API Login ID of the account. Used for this request only; never stored.",
  }),
  transactionKey: line(200).meta({
    description: "Transaction Key of the account. Used for this request only; never stored.",
  }),
  environment: z.enum(ENVIRONMENTS).default("production"),
  lookbackDays: z.int().min(1).max(90).default(30).meta({
    description: "How far back settled sales are looked for.",
  }),
  createPaymentMethods: z.boolean().default(false).meta({
    description:
      "Adds the suggestions to the merchant's payment methods. One of the same name and vendor that is there already stays as it is.",
  }),
});

/** One card transaction, without anything that tells of the customer or the order. */
export interface CardSale {
  readonly market: "eCommerce" | "MOTO" | "Retail" | null;
  /** Whether the card was there; null: not told. */
  readonly present: boolean | null;
  /** Taken on a mobile device that is registered with the account. */
  readonly mobile: boolean;
  /** Charged by a subscription. */
  readonly recurring: boolean;
}

/** The settings of an account, as far as they are needed. */
export interface GatewaySettings {
  readonly merchantName: string | null;
  readonly gatewayId: string | null;
  readonly testMode: boolean | null;
  readonly marketTypes: readonly string[];
  readonly productCodes: readonly string[];
  readonly accepts: readonly string[];
  readonly currencies: readonly string[];
  readonly processors: readonly { readonly name: string; readonly cardTypes: readonly string[] }[];
  /** The kinds of sale that these settings are for, used or not. */
  readonly setUpFor: readonly CardSale[];
}

/** What was read of an account. */
export interface GatewayReading {
  readonly settings: GatewaySettings;
  readonly sales: readonly CardSale[];
  readonly activeSubscriptions: number;
  /** False where the account forbids reading its transactions. */
  readonly transactionsReadable: boolean;
}

/** The account as it is told. */
export const GatewayProfile = z
  .object({
    gateway: z.literal(GATEWAY_NAME),
    environment: z.enum(ENVIRONMENTS),
    merchantName: z.string().nullable(),
    gatewayId: z.string().nullable(),
    testMode: z.boolean().nullable().meta({ description: "null where the account does not tell." }),
    marketTypes: z.array(z.string()),
    productCodes: z.array(z.string()).meta({
      description: "CP: card present; CNP: card not present.",
    }),
    accepts: z.array(z.string()).meta({ description: "Cards and other means that it takes." }),
    currencies: z.array(z.string()),
    processors: z.array(z.object({ name: z.string(), cardTypes: z.array(z.string()) })),
    lookbackDays: z.int(),
    transactionsRead: z.int().meta({ description: "Card transactions looked at, 50 at most." }),
    activeSubscriptions: z.int(),
    notice: z.string().nullable().meta({
      description: "What the account does not let us read, and how to allow it.",
    }),
  })
  .meta({ id: "GatewayProfile", description: "What a payment gateway account shows." });

/** One payment channel of an account as a payment method to add. */
export const GatewaySuggestion = z
  .object({
    id: z.string().optional().meta({ description: "Of the payment method, once it is there." }),
    name: z.string(),
    description: z.string(),
    channel: z.enum(CHANNELS).optional(),
    vendor: z.literal(GATEWAY_NAME),
    evidence: z.object({
      transactions: z.int().meta({ description: "Of those read, the ones of this channel." }),
      share: z.number().min(0).max(1).meta({ description: "The same as a part of all read." }),
      subscriptions: z.int().optional().meta({ description: "Active ones, paid by card." }),
    }),
  })
  .meta({ id: "GatewaySuggestion" });

/** One payment channel of an account as a payment method to add. */
export type Suggestion = z.output<typeof GatewaySuggestion>;

/** The answer. */
export const GatewayAnswer = z.object({
  profile: GatewayProfile,
  paymentMethods: z.array(GatewaySuggestion),
  created: z.array(z.string()).optional().meta({
    description: "Ids of the payment methods that this request added.",
  }),
});
