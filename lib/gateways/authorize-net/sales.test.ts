// How much of an account is read: how far back, how many transactions, of which batches.
import { describe, expect, test } from "vitest";
import {
  aGatewayAccount,
  SALES,
  type ServedAccount,
  type StandInAccount,
  sales,
} from "@/lib/testing/authorize-net";
import { createAuthorizeNetGateway } from "./authorize-net-gateway";
import { rangesOf, readSales } from "./sales";

type Account = ServedAccount & { url: string };

function read({ url, credentials }: Account, more: { lookbackDays?: number } = {}) {
  const gateway = createAuthorizeNetGateway({ urls: { production: url, sandbox: url } });
  const { lookbackDays = 30 } = more;
  const account = { ...credentials, environment: "sandbox" as const, lookbackDays };
  return gateway.read({ ...account, now: new Date() });
}

function calls(account: Account, name: string) {
  return account.calls.filter((call) => call.name === name).map(({ fields }) => fields);
}

describe("how much is read", () => {
  test.each([
    [1, [1]],
    [30, [30]],
    [31, [31]],
    [62, [31, 31]],
    [90, [31, 31, 28]],
  ])("%i days are asked for in ranges of at most 31, newest first", (days, lengths) => {
    const now = new Date("2026-11-20T09:30:00.000Z");
    const ranges = rangesOf(now, days);
    const dayMs = 24 * 60 * 60 * 1000;
    expect(ranges.map(({ from, to }) => (to.getTime() - from.getTime()) / dayMs)).toEqual(lengths);
    expect(ranges[0]?.to).toEqual(now);
    for (const [index, { from }] of ranges.entries()) {
      expect(ranges[index + 1]?.to ?? from).toEqual(from);
    }
    expect(ranges.at(-1)?.from.getTime()).toBe(now.getTime() - days * dayMs);
  });

  test("sales of the whole time are seen, and none from before it", async () => {
    const settled = [2, 40, 75, 88].map((daysAgo) => ({
      daysAgo,
      transactions: [{ ...SALES.counter, marketType: undefined }],
      marketType: "Retail",
    }));
    const old = { daysAgo: 95, ...SALES.order, transactions: [SALES.order] };
    const account = await aGatewayAccount({ batches: [...settled, old] });
    const seen = async (lookbackDays: number) => (await read(account, { lookbackDays })).sales;
    expect(await seen(90)).toHaveLength(4);
    expect(await seen(30)).toHaveLength(1);
    expect((await seen(90)).every(({ market }) => market === "Retail")).toBe(true);
  });

  test.each<[string, Partial<StandInAccount>]>([
    ["unsettled alone", { unsettled: sales(80, SALES.web) }],
    [
      "settled alone",
      { batches: [{ daysAgo: 1, ...SALES.web, transactions: sales(200, SALES.web) }] },
    ],
    [
      "both",
      {
        unsettled: sales(80, SALES.web),
        batches: [1, 2, 3, 4].map((daysAgo) => ({
          daysAgo,
          ...SALES.order,
          transactions: sales(30, SALES.order),
        })),
      },
    ],
  ])("fifty transactions at most, and fifty where there are as many: %s", async (_, truth) => {
    const account = await aGatewayAccount(truth);
    expect((await read(account)).sales).toHaveLength(50);
    const lists = [
      ...calls(account, "getUnsettledTransactionListRequest"),
      ...calls(account, "getTransactionListRequest"),
    ];
    const limits = lists.map(({ paging }) => (paging as { limit: number }).limit);
    expect(limits.every((limit) => limit >= 1 && limit <= 50)).toBe(true);
  });

  test("a busy channel hides no other: each has its part of the fifty", async () => {
    const batches = [
      { daysAgo: 1, ...SALES.web, transactions: sales(300, SALES.web) },
      { daysAgo: 9, ...SALES.order, transactions: sales(100, SALES.order) },
      { daysAgo: 20, ...SALES.counter, transactions: [SALES.counter] },
    ];
    const account = await aGatewayAccount({ batches, unsettled: sales(90, SALES.web) });
    const { sales: found } = await read(account);
    const of = (market: string) => found.filter((sale) => sale.market === market).length;
    expect([of("eCommerce"), of("MOTO"), of("Retail"), found.length]).toEqual([43, 6, 1, 50]);
  });

  test("twenty batches at most, the newest ones", async () => {
    const batches = Array.from({ length: 29 }, (_, day) => ({
      daysAgo: day + 0.5,
      ...SALES.web,
      transactions: [SALES.web],
    }));
    const account = await aGatewayAccount({ batches });
    expect((await read(account)).sales).toHaveLength(20);
    const ids = calls(account, "getTransactionListRequest").map(({ batchId }) => Number(batchId));
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
  });

  test("no more batches once half of the time is gone: what was seen by then is told", async () => {
    const batchList = [1, 2, 3, 4, 5].map((batchId) => ({ batchId, marketType: "MOTO" }));
    let asked = 0;
    const client = {
      hasTime: () => asked < 3,
      call: async (name: string) => {
        if (name === "getSettledBatchListRequest") return { batchList };
        if (name !== "getTransactionListRequest") return {};
        asked += 1;
        return { transactions: [{ accountType: "Visa" }] };
      },
    };
    expect(await readSales(client, new Date(), 30)).toHaveLength(3);
  });

  test("bank debits are no card sales, and their batches are not opened", async () => {
    const batches = [
      { daysAgo: 1, paymentMethod: "eCheck", transactions: sales(9, SALES.eCheck) },
      { daysAgo: 2, ...SALES.web, transactions: [SALES.web, SALES.eCheck] },
    ];
    const account = await aGatewayAccount({ batches, unsettled: [SALES.eCheck] });
    expect((await read(account)).sales).toHaveLength(1);
    expect(calls(account, "getTransactionListRequest")).toHaveLength(1);
  });

  test("thousands of subscriptions are counted page by page", async () => {
    const subscriptions = Array.from({ length: 2300 }, () => "creditCard" as const);
    for (const counted of [true, false]) {
      const account = await aGatewayAccount({ subscriptions, counted });
      expect((await read(account)).activeSubscriptions).toBe(2300);
    }
  });
});
