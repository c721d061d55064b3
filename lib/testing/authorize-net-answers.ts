// What the stand-in for Authorize.Net answers to a request, from the truth of an account.
import type {
  StandInAccount,
  StandInBatch,
  StandInFields,
  StandInTransaction,
} from "./authorize-net";

/** The members of an answer, messages last. */
export type Answer = Readonly<Record<string, unknown>>;

const DAY_MS = 24 * 60 * 60 * 1000;
const ENVELOPE = ["merchantAuthentication", "clientId", "refId"];

/** The members of each request in the order of the gateway's schema. */
const SCHEMA: Readonly<Record<string, readonly string[]>> = {
  getMerchantDetailsRequest: [],
  getSettledBatchListRequest: ["includeStatistics", "firstSettlementDate", "lastSettlementDate"],
  getTransactionListRequest: ["batchId", "sorting", "paging"],
  getUnsettledTransactionListRequest: ["status", "sorting", "paging"],
  ARBGetSubscriptionListRequest: ["searchType", "sorting", "paging"],
};

/** Requests that the Transaction Details API must be switched on for. */
const LISTINGS = [
  "getSettledBatchListRequest",
  "getTransactionListRequest",
  "getUnsettledTransactionListRequest",
];

/** A refusal in the gateway's own shape. */
export function refusal(code: string, text: string): Answer {
  return { messages: { resultCode: "Error", message: [{ code, text }] } };
}

const OK = { resultCode: "Ok", message: [{ code: "I00001", text: "Successful." }] };
const NONE = { resultCode: "Ok", message: [{ code: "I00004", text: "No records found." }] };

/** The answer to a request; null: the credentials are those of no account. */
export function answerTo(
  account: StandInAccount | null,
  name: string,
  fields: StandInFields,
): Answer {
  const schema = SCHEMA[name];
  if (!schema) return refusal("E00004", "The API method name is not known.");
  const wrong = misshapen(fields, [...ENVELOPE, ...schema]);
  if (wrong) return refusal("E00003", wrong);
  if (!account) {
    return refusal("E00007", "User authentication failed due to invalid authentication values.");
  }
  if (account.inactive) {
    return refusal("E00008", "User authentication failed. The account or API user is inactive.");
  }
  if (account.transactionDetails === "off" && LISTINGS.includes(name)) {
    const why = "You do not have permissions to call the Transaction Details API.";
    return refusal("E00011", `Access denied. ${why}`);
  }
  return ANSWERS[name]?.(account, fields) ?? { messages: NONE };
}

/** What the schema finds wrong, with the offending value repeated, as the real one does. */
function misshapen(fields: StandInFields, order: readonly string[]): string | null {
  const given = Object.keys(fields);
  const sorted = order.filter((name) => given.includes(name));
  if (given.join() !== sorted.join()) return `The element '${given.join()}' has an invalid child.`;
  const auth = fields.merchantAuthentication ?? {};
  if (Object.keys(auth).join() !== "name,transactionKey") return "The element is invalid.";
  const long = (auth.name ?? "").length > 25 || (auth.transactionKey ?? "").length > 16;
  return long ? `The value ${auth.name} ${auth.transactionKey} is too long.` : null;
}

type Answering = (account: StandInAccount, fields: StandInFields) => Answer;

const ANSWERS: Readonly<Record<string, Answering>> = {
  getMerchantDetailsRequest: detailsOf,
  getSettledBatchListRequest: batchesOf,
  getTransactionListRequest: (account, fields) => {
    const batch = account.batches[Number(fields.batchId) - FIRST_BATCH];
    return batch
      ? transactionsOf(account, batch.transactions, fields)
      : refusal("E00040", "The record cannot be found.");
  },
  getUnsettledTransactionListRequest: (account, fields) =>
    transactionsOf(account, account.unsettled, fields),
  ARBGetSubscriptionListRequest: subscriptionsOf,
};

function listOf(account: StandInAccount, wrapped: string, rows: readonly unknown[]): unknown {
  return account.lists === "flat" ? rows : { [wrapped]: rows };
}

function detailsOf(account: StandInAccount): Answer {
  return {
    isTestMode: false,
    processors: listOf(account, "processor", [
      { name: "First Data Nashville", id: 2, cardTypes: ["Mastercard", "EnRoute", "Visa"] },
    ]),
    merchantName: account.merchantName,
    gatewayId: "565697",
    marketTypes: listOf(account, "marketType", account.marketTypes),
    productCodes: listOf(account, "productCode", account.productCodes),
    paymentMethods: listOf(account, "paymentMethod", ["Visa", "MasterCard", "Echeck"]),
    currencies: listOf(account, "currency", ["USD"]),
    publicClientKey: "5FcB6WrfHGS76gHW3v7btBCE3HuuBuke9Pj96Ztfn5R32G5ep42vne7MCWZtAucY",
    contactDetails: [{ email: "owner@quayside.example", firstName: "Ada", lastName: "Quay" }],
    messages: OK,
  };
}

const FIRST_BATCH = 7_100_083;

function batchesOf(account: StandInAccount, fields: StandInFields): Answer {
  const from = Date.parse(String(fields.firstSettlementDate));
  const to = Date.parse(String(fields.lastSettlementDate));
  if (to - from > 31 * DAY_MS) return refusal("E00003", "The range of dates is too long.");
  const rows = account.batches.flatMap((batch, index) => {
    const settled = Date.now() - batch.daysAgo * DAY_MS;
    return settled >= from && settled <= to ? [batchRow(account, batch, index, settled)] : [];
  });
  if (rows.length === 0) return { messages: NONE };
  return { batchList: listOf(account, "batch", rows), messages: OK };
}

function batchRow(account: StandInAccount, batch: StandInBatch, index: number, settled: number) {
  const time = new Date(settled).toISOString();
  return {
    batchId: String(FIRST_BATCH + index),
    settlementTimeUTC: `${time.slice(0, 19)}Z`,
    settlementTimeUTCSpecified: true,
    settlementTimeLocal: time.slice(0, 19),
    settlementTimeLocalSpecified: true,
    settlementState: "settledSuccessfully",
    paymentMethod: batch.paymentMethod ?? "creditCard",
    ...(batch.marketType ? { marketType: batch.marketType } : {}),
    ...(batch.product ? { product: batch.product } : {}),
    statistics: listOf(account, "statistic", [
      {
        accountType: "Visa",
        chargeAmount: 20 * batch.transactions.length,
        chargeCount: batch.transactions.length,
        refundAmount: 0,
        refundCount: 0,
        voidCount: 0,
        declineCount: 0,
        errorCount: 0,
        returnedItemAmountSpecified: false,
      },
    ]),
  };
}

interface Paging {
  readonly limit: number;
  readonly offset: number;
}

/** A page: offsets count pages, from 1. */
function pageOf<T>(rows: readonly T[], fields: StandInFields): readonly T[] {
  const { limit, offset } = (fields.paging ?? { limit: 1000, offset: 1 }) as Paging;
  return rows.slice((offset - 1) * limit, offset * limit);
}

function counted(account: StandInAccount, rows: readonly unknown[]): Answer {
  if (!account.counted) return {};
  return { totalNumInResultSet: rows.length, totalNumInResultSetSpecified: true };
}

function transactionsOf(
  account: StandInAccount,
  all: readonly StandInTransaction[],
  fields: StandInFields,
): Answer {
  const rows = pageOf(all, fields).map((each, index) => ({
    transId: String(60_199_001_122 + index),
    submitTimeUTC: "2026-11-19T18:04:11Z",
    submitTimeLocal: "2026-11-19T11:04:11",
    transactionStatus: "settledSuccessfully",
    invoiceNumber: `INV-${index}`,
    firstName: "Zoë",
    lastName: "Ruiz",
    accountNumber: "XXXX8821",
    settleAmount: 42.75,
    hasReturnedItemsSpecified: false,
    ...each,
  }));
  if (rows.length === 0) return { messages: NONE };
  const transactions = listOf(account, "transaction", rows);
  return { transactions, ...counted(account, all), messages: OK };
}

function subscriptionsOf(account: StandInAccount, fields: StandInFields): Answer {
  const rows = pageOf(account.subscriptions, fields).map((paymentMethod, index) => ({
    id: 100_188 + index,
    name: "Candle of the month",
    status: "active",
    createTimeStampUTC: "2026-01-14T09:30:00.12",
    firstName: "Zoë",
    lastName: "Ruiz",
    totalOccurrences: 9999,
    pastOccurrences: 10,
    paymentMethod,
    accountNumber: "XXXX8821",
    amount: 19.5,
    currencyCode: "USD",
    customerProfileId: 0,
  }));
  if (rows.length === 0) return { messages: NONE };
  const subscriptionDetails = listOf(account, "subscriptionDetail", rows);
  return { ...counted(account, account.subscriptions), subscriptionDetails, messages: OK };
}
