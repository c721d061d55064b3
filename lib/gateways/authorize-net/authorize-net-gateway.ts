// Reads a merchant's own Authorize.Net account, and changes nothing in it.
import type {
  GatewayEnvironment,
  GatewayReading,
  GatewaySettings,
} from "@/lib/domain/gateway/shape";
import { type Client, type Credentials, NotPermitted, openClient, type Timing } from "./client";
import { readSales, salesSetUpFor } from "./sales";
import { count, objects, text, texts, truth, type Wire } from "./wire";

/** Which account to read, and how far back. */
export interface AccountRequest extends Credentials {
  readonly environment: GatewayEnvironment;
  readonly lookbackDays: number;
  readonly now: Date;
}

/** Reads accounts. */
export interface AuthorizeNetGateway {
  /** Throws GATEWAY_CREDENTIALS_REJECTED and GATEWAY_UNAVAILABLE. */
  read(request: AccountRequest): Promise<GatewayReading>;
}

/** Where the gateway answers, and how long it is waited for. */
export interface AuthorizeNetSettings {
  readonly urls: Readonly<Record<GatewayEnvironment, string>>;
  readonly timing?: Partial<Timing>;
}

const TIMING: Timing = { requestMs: 8000, wholeMs: 22_000, pauseMs: 400 };
const SUBSCRIPTIONS_PER_PAGE = 1000;
const MOST_PAGES = 5;

/** The gateway. */
export function createAuthorizeNetGateway(settings: AuthorizeNetSettings): AuthorizeNetGateway {
  const timing = { ...TIMING, ...settings.timing };
  return {
    async read(request) {
      const { apiLoginId, transactionKey, environment, now, lookbackDays } = request;
      const url = settings.urls[environment];
      const client = openClient(url, { apiLoginId, transactionKey }, timing);
      // First the cheapest call, so that wrong credentials are used once only.
      const details = await ifPermitted(client.call("getMerchantDetailsRequest", {}));
      const sales = await ifPermitted(readSales(client, now, lookbackDays));
      const subscriptions = await ifPermitted(countSubscriptions(client));
      return {
        settings: settingsOf(details ?? {}),
        sales: sales ?? [],
        activeSubscriptions: subscriptions ?? 0,
        transactionsReadable: sales !== null,
      };
    },
  };
}

async function ifPermitted<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof NotPermitted) return null;
    throw error;
  }
}

function settingsOf(details: Wire): GatewaySettings {
  const marketTypes = texts(details, "marketTypes", "marketType");
  const productCodes = texts(details, "productCodes", "productCode");
  return {
    merchantName: text(details.merchantName),
    gatewayId: text(details.gatewayId),
    testMode: truth(details.isTestMode),
    marketTypes,
    productCodes,
    accepts: texts(details, "paymentMethods", "paymentMethod"),
    currencies: texts(details, "currencies", "currency"),
    processors: objects(details, "processors", "processor").map((processor) => ({
      name: text(processor.name) ?? "",
      cardTypes: texts(processor, "cardTypes", "cardType"),
    })),
    setUpFor: salesSetUpFor(marketTypes, productCodes),
  };
}

/** Active subscriptions that charge cards. */
async function countSubscriptions(client: Client): Promise<number> {
  let cards = 0;
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const answer = await client.call("ARBGetSubscriptionListRequest", {
      searchType: "subscriptionActive",
      sorting: { orderBy: "id", orderDescending: false },
      paging: { limit: SUBSCRIPTIONS_PER_PAGE, offset: page },
    });
    const rows = objects(answer, "subscriptionDetails", "subscriptionDetail");
    cards += rows.filter(chargesCard).length;
    const total = count(answer.totalNumInResultSet) ?? Number.POSITIVE_INFINITY;
    if (rows.length < SUBSCRIPTIONS_PER_PAGE || page * SUBSCRIPTIONS_PER_PAGE >= total) break;
  }
  return cards;
}

function chargesCard(subscription: Wire): boolean {
  return text(subscription.paymentMethod)?.toLowerCase() !== "echeck";
}
