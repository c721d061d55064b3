// The reader against the stand-in, which speaks the real wire format: its faults, its order of members,
// its lists.
import { describe, expect, test } from "vitest";
import type { AppError } from "@/lib/core/errors";
import {
  aGatewayAccount,
  type Fault,
  SALES,
  type ServedAccount,
  type StandInAccount,
  sales,
} from "@/lib/testing/authorize-net";
import { createAuthorizeNetGateway } from "./authorize-net-gateway";

// No machine is so slow that the stand-in takes this long.
const TIMING = { requestMs: 60_000, wholeMs: 240_000, pauseMs: 5 };
const IMPATIENT_MS = 250;

type Account = ServedAccount & { url: string };

function read(
  { url, credentials }: Account,
  more: { lookbackDays?: number; requestMs?: number; transactionKey?: string } = {},
) {
  const { requestMs = TIMING.requestMs, lookbackDays = 30, ...other } = more;
  const urls = { production: url, sandbox: url };
  const gateway = createAuthorizeNetGateway({ urls, timing: { ...TIMING, requestMs } });
  const now = new Date();
  return gateway.read({ ...credentials, environment: "sandbox", now, lookbackDays, ...other });
}

async function refusalOf(reading: Promise<unknown>): Promise<AppError> {
  return reading.then(
    () => Promise.reject(new Error("it was read")),
    (error: AppError) => error,
  );
}

describe("what is on the wire", () => {
  test("every request is in the gateway's order, with the credentials first", async () => {
    const batches = [{ daysAgo: 3, ...SALES.web, transactions: sales(2, SALES.web) }];
    const account = await aGatewayAccount({ batches, unsettled: [SALES.web] });
    await read(account);
    expect(account.calls.map(({ name, fields }) => [name, ...Object.keys(fields)])).toEqual([
      ["getMerchantDetailsRequest", "merchantAuthentication"],
      [
        "getSettledBatchListRequest",
        "merchantAuthentication",
        "includeStatistics",
        "firstSettlementDate",
        "lastSettlementDate",
      ],
      ["getUnsettledTransactionListRequest", "merchantAuthentication", "sorting", "paging"],
      ["getTransactionListRequest", "merchantAuthentication", "batchId", "sorting", "paging"],
      [
        "ARBGetSubscriptionListRequest",
        "merchantAuthentication",
        "searchType",
        "sorting",
        "paging",
      ],
    ]);
    expect(account.calls[0]?.raw).toMatch(
      /"merchantAuthentication":\{"name":"[^"]+","transactionKey"/,
    );
  });

  test.each<Partial<StandInAccount>>([
    { lists: "flat", counted: true },
    { lists: "wrapped", counted: true },
    { lists: "flat", counted: false },
  ])("lists are read however they come: %o", async (form) => {
    const batches = [{ daysAgo: 3, ...SALES.order, transactions: sales(4, SALES.order) }];
    const subscriptions = ["creditCard", "creditCard", "eCheck"] as const;
    const truth = { batches, unsettled: sales(3, SALES.web), subscriptions, ...form };
    const found = await read(await aGatewayAccount({ ...truth, marketTypes: ["eCommerce"] }));
    expect(found.sales.map(({ market }) => market).sort()).toEqual([
      ...Array(4).fill("MOTO"),
      ...Array(3).fill("eCommerce"),
    ]);
    expect(found.activeSubscriptions).toBe(2);
    expect(found.settings).toMatchObject({ marketTypes: ["eCommerce"], currencies: ["USD"] });
  });

  test("the stand-in is as strict as the gateway: order counts, and answers begin with a mark", async () => {
    const { url, credentials } = await aGatewayAccount();
    const { apiLoginId: name, transactionKey } = credentials;
    const merchantAuthentication = { name, transactionKey };
    const paging = { limit: 10, offset: 1 };
    const sorting = { orderBy: "id", orderDescending: false };
    const post = async (fields: object) => {
      const body = JSON.stringify({ getUnsettledTransactionListRequest: fields });
      const response = await fetch(url, { method: "POST", body });
      const bytes = Buffer.from(await response.arrayBuffer());
      expect([response.status, ...bytes.subarray(0, 3)]).toEqual([200, 0xef, 0xbb, 0xbf]);
      const answer = JSON.parse(bytes.subarray(3).toString());
      expect(Object.keys(answer).at(-1)).toBe("messages");
      return answer.messages.message[0].code;
    };
    expect(await post({ merchantAuthentication, sorting, paging })).toBe("I00004");
    expect(await post({ merchantAuthentication, paging, sorting })).toBe("E00003");
    expect(await post({ sorting, paging, merchantAuthentication })).toBe("E00003");
    const swapped = { transactionKey, name };
    expect(await post({ merchantAuthentication: swapped, sorting, paging })).toBe("E00003");
    const unknown = { name: "nobody", transactionKey };
    expect(await post({ merchantAuthentication: unknown, sorting, paging })).toBe("E00007");
  });

  test("an account without anything is read as empty", async () => {
    const found = await read(await aGatewayAccount());
    expect(found).toMatchObject({ sales: [], activeSubscriptions: 0, transactionsReadable: true });
  });

  test("what a transaction leaves out, its batch tells", async () => {
    const bare = { accountType: "Visa" };
    const product = "Card Present";
    const batches = [{ daysAgo: 3, marketType: "2", product, transactions: [bare] }];
    const found = await read(await aGatewayAccount({ batches }));
    expect(found.sales).toMatchObject([{ market: "Retail", present: true }]);
  });

  test("an unknown kind of sale is kept as unknown", async () => {
    const unsettled = [{ accountType: "Verve", marketType: "Hologram", product: "Teleported" }];
    const found = await read(await aGatewayAccount({ unsettled }));
    expect(found.sales).toMatchObject([{ market: null, present: null }]);
  });

  test("nothing of customers and orders is kept", async () => {
    const found = await read(await aGatewayAccount({ unsettled: [SALES.web] }));
    expect(JSON.stringify(found)).not.toMatch(/Ruiz|Zoë|INV-|8821|42\.75|owner@|Ada/);
  });
});

describe("faults", () => {
  test.each<Fault>(["busy", "down", "cut-off", "hang-up"])(
    "%s once or twice is got over; a third time the gateway is unavailable",
    async (fault) => {
      const account = await aGatewayAccount({ unsettled: [SALES.web] });
      account.faults = [fault, fault];
      expect((await read(account)).sales).toHaveLength(1);
      account.faults = [fault, fault, fault];
      const before = account.calls.length;
      expect((await refusalOf(read(account))).code).toBe("GATEWAY_UNAVAILABLE");
      expect(account.calls.length - before).toBe(3);
    },
  );

  test("throttling is waited out as long as the gateway asks for", async () => {
    const account = await aGatewayAccount();
    account.faults = ["throttled"];
    const started = performance.now();
    await read(account);
    expect(performance.now() - started).toBeGreaterThan(990);
  });

  test("and not waited out where that would take longer than the whole call may", async () => {
    const account = await aGatewayAccount();
    account.faults = ["throttled for an hour"];
    expect((await refusalOf(read(account))).code).toBe("GATEWAY_UNAVAILABLE");
    expect(account.calls).toHaveLength(1);
  });

  test("an answer that does not come in time makes the gateway unavailable at once", async () => {
    const account = await aGatewayAccount();
    account.faults = ["slow"];
    const refusal = await refusalOf(read(account, { requestMs: IMPATIENT_MS }));
    expect(refusal.code).toBe("GATEWAY_UNAVAILABLE");
    expect(account.calls).toHaveLength(1);
  });

  test("each environment has its own address", async () => {
    const { url, credentials } = await aGatewayAccount();
    const urls = { production: url, sandbox: "http://127.0.0.1:9/" };
    const gateway = createAuthorizeNetGateway({ urls, timing: TIMING });
    const account = { ...credentials, now: new Date(), lookbackDays: 30 };
    await gateway.read({ ...account, environment: "production" });
    const refusal = await refusalOf(gateway.read({ ...account, environment: "sandbox" }));
    expect(refusal.code).toBe("GATEWAY_UNAVAILABLE");
  });

  test("a gateway that is not there is unavailable", async () => {
    const account = await aGatewayAccount();
    const gone = { ...account, url: "http://127.0.0.1:9/" };
    expect((await refusalOf(read(gone))).code).toBe("GATEWAY_UNAVAILABLE");
  });

  test("wrong credentials are E00007, and are tried once only", async () => {
    const account = await aGatewayAccount();
    const refusal = await refusalOf(read(account, { transactionKey: "kwrong" }));
    expect([refusal.code, refusal.details]).toEqual([
      "GATEWAY_CREDENTIALS_REJECTED",
      { gatewayCode: "E00007" },
    ]);
    expect(account.calls).toHaveLength(1);
  });

  test("an inactive account is E00008", async () => {
    const refusal = await refusalOf(read(await aGatewayAccount({ inactive: true })));
    expect([refusal.code, refusal.details]).toEqual([
      "GATEWAY_CREDENTIALS_REJECTED",
      { gatewayCode: "E00008" },
    ]);
  });

  test("credentials that no account can have are wrong ones, and are not repeated", async () => {
    const transactionKey = "a-key-that-is-longer-than-sixteen";
    const refusal = await refusalOf(read(await aGatewayAccount(), { transactionKey }));
    expect(refusal.details).toEqual({ gatewayCode: "E00007" });
    expect(`${refusal.message} ${refusal.stack} ${refusal.cause}`).not.toContain(transactionKey);
  });

  test("an account without the Transaction Details API tells its settings and subscriptions", async () => {
    const account = await aGatewayAccount({
      transactionDetails: "off",
      marketTypes: ["eCommerce", "Retail"],
      unsettled: [SALES.web],
      subscriptions: ["creditCard"],
    });
    const found = await read(account);
    expect(found).toMatchObject({ transactionsReadable: false, sales: [], activeSubscriptions: 1 });
    expect(found.settings.setUpFor.map(({ market }) => market)).toEqual(["eCommerce", "Retail"]);
  });
});
