// Which transactions are looked at: fifty at most, spread over the kinds of sale by their volume, so
// that a busy web shop does not hide the telephone orders.
import type { CardSale } from "@/lib/domain/gateway/shape";
import type { Client } from "./client";
import { count, member, objects, text, type Wire } from "./wire";

const MOST_TRANSACTIONS = 50;
/** What unsettled ones may take of it while there are enough settled ones. */
const MOST_UNSETTLED = 25;
const MOST_BATCHES = 20;
/** The gateway refuses longer ranges. */
const RANGE_DAYS = 31;
const DAY_MS = 24 * 60 * 60 * 1000;
const NEWEST_FIRST = { orderBy: "submitTimeUTC", orderDescending: true };
/** Means of payment that are no cards. */
const NO_CARDS: ReadonlySet<string> = new Set(["echeck", "paypal"]);

interface Batch {
  readonly id: string;
  readonly kind: string;
  readonly marketType: unknown;
  readonly product: unknown;
  readonly settledAt: string;
  readonly volume: number;
}

/** The card sales of an account that are looked at: open ones, and those settled lately. */
export async function readSales(
  client: Client,
  now: Date,
  lookbackDays: number,
): Promise<CardSale[]> {
  const batches = await cardBatches(client, now, lookbackDays);
  const settled = batches.reduce((sum, { volume }) => sum + volume, 0);
  const limit = Math.max(MOST_UNSETTLED, MOST_TRANSACTIONS - settled);
  const answer = await client.call("getUnsettledTransactionListRequest", {
    sorting: NEWEST_FIRST,
    paging: { limit, offset: 1 },
  });
  const open = rowsOf(answer).slice(0, limit);
  const read = await readBatches(client, batches, MOST_TRANSACTIONS - open.length);
  return [...open.map((row) => ({ row })), ...read].flatMap(toSale);
}

interface ReadRow {
  readonly row: Wire;
  readonly batch?: Batch;
}

function rowsOf(answer: Wire): readonly Wire[] {
  return objects(answer, "transactions", "transaction");
}

async function cardBatches(client: Client, now: Date, lookbackDays: number): Promise<Batch[]> {
  const found = new Map<string, Batch>();
  for (const { from, to } of rangesOf(now, lookbackDays)) {
    const answer = await client.call("getSettledBatchListRequest", {
      includeStatistics: true,
      firstSettlementDate: wireTime(from),
      lastSettlementDate: wireTime(to),
    });
    for (const row of objects(answer, "batchList", "batch")) {
      const batch = toBatch(row);
      if (batch) found.set(batch.id, batch);
    }
  }
  return [...found.values()].sort((a, b) => b.settledAt.localeCompare(a.settledAt));
}

/** The days to look back as ranges that the gateway takes, newest first. */
export function rangesOf(now: Date, lookbackDays: number): { from: Date; to: Date }[] {
  const first = now.getTime() - lookbackDays * DAY_MS;
  const ranges: { from: Date; to: Date }[] = [];
  for (let to = now.getTime(); to > first; to -= RANGE_DAYS * DAY_MS) {
    const from = Math.max(first, to - RANGE_DAYS * DAY_MS);
    ranges.push({ from: new Date(from), to: new Date(to) });
  }
  return ranges;
}

function wireTime(moment: Date): string {
  return `${moment.toISOString().slice(0, 19)}Z`;
}

function toBatch(row: Wire): Batch | null {
  const id = text(row.batchId);
  if (id === null || NO_CARDS.has(text(row.paymentMethod)?.toLowerCase() ?? "")) return null;
  const { marketType, product } = row;
  return {
    id,
    kind: `${text(marketType)}|${text(product)}`,
    marketType,
    product,
    settledAt: text(row.settlementTimeUTC) ?? "",
    volume: volumeOf(row),
  };
}

function volumeOf(row: Wire): number {
  const volume = objects(row, "statistics", "statistic").reduce((sum, each) => {
    const counts = [each.chargeCount, each.refundCount, each.voidCount, each.declineCount];
    return sum + counts.reduce<number>((all, value) => all + (count(value) ?? 0), 0);
  }, 0);
  // A batch without statistics has a transaction at least.
  return Math.max(1, volume);
}

interface Kind {
  readonly batches: Batch[];
  readonly volume: number;
}

/** Small kinds first, so that the largest takes whatever they leave. */
function kindsOf(batches: readonly Batch[]): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const batch of batches) {
    const kind = kinds.get(batch.kind) ?? { batches: [], volume: 0 };
    const volume = kind.volume + batch.volume;
    kinds.set(batch.kind, { batches: [...kind.batches, batch], volume });
  }
  return [...kinds.values()].sort((a, b) => a.volume - b.volume);
}

async function readBatches(
  client: Client,
  batches: readonly Batch[],
  budget: number,
): Promise<ReadRow[]> {
  const found: ReadRow[] = [];
  const unread = new Set(batches);
  const calls = () => batches.length - unread.size;
  const fill = async (from: Iterable<Batch>, quota: number) => {
    const most = Math.min(budget, found.length + quota);
    for (const batch of from) {
      if (found.length >= most || calls() >= MOST_BATCHES || !client.hasTime()) return;
      unread.delete(batch);
      const rows = await readBatch(client, batch, most - found.length);
      found.push(...rows.map((row) => ({ row, batch })));
    }
  };
  const total = batches.reduce((sum, { volume }) => sum + volume, 0);
  const kinds = kindsOf(batches);
  for (const kind of kinds) {
    const share = Math.max(1, Math.round((budget * kind.volume) / total));
    await fill(kind.batches, kind === kinds.at(-1) ? budget : share);
  }
  await fill([...unread], budget);
  return found;
}

async function readBatch(client: Client, batch: Batch, limit: number): Promise<readonly Wire[]> {
  const answer = await client.call("getTransactionListRequest", {
    batchId: batch.id,
    sorting: NEWEST_FIRST,
    paging: { limit, offset: 1 },
  });
  return rowsOf(answer).slice(0, limit);
}

/** Keeps what tells of the channel; names, numbers and amounts end here. */
function toSale({ row, batch }: ReadRow): CardSale[] {
  if (NO_CARDS.has(text(row.accountType)?.toLowerCase() ?? "")) return [];
  return [
    {
      market: marketOf(row.marketType) ?? marketOf(batch?.marketType),
      present: presentOf(row.product) ?? presentOf(batch?.product),
      mobile: text(row.mobileDeviceId) !== null,
      recurring: text(member(row, "subscription").id) !== null,
    },
  ];
}

const MARKETS: Readonly<Record<string, CardSale["market"]>> = {
  ecommerce: "eCommerce",
  "0": "eCommerce",
  moto: "MOTO",
  "1": "MOTO",
  retail: "Retail",
  "2": "Retail",
};

/** The kinds of sale that an account's settings are for: by market, or else by product. */
export function salesSetUpFor(
  marketTypes: readonly string[],
  productCodes: readonly string[],
): CardSale[] {
  const unseen = { market: null, present: null, mobile: false, recurring: false };
  const markets = marketTypes.flatMap((type) => marketOf(type) ?? []);
  if (markets.length > 0) return markets.map((market) => ({ ...unseen, market }));
  return productCodes.flatMap((code) => {
    const present = presentOf(code);
    return present === null ? [] : [{ ...unseen, present }];
  });
}

/** A market type by the names and digits that the gateway has for it. */
function marketOf(value: unknown): CardSale["market"] {
  return MARKETS[text(value)?.toLowerCase() ?? ""] ?? null;
}

function presentOf(value: unknown): boolean | null {
  const product = text(value)?.toLowerCase() ?? "";
  if (/not present|^cnp$/.test(product)) return false;
  return /present|^cp$/.test(product) ? true : null;
}
