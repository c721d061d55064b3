// Imports at their worst: whatever comes in, the process goes on answering others, the answer stays small,
// and one bad row never stops the others.
import { beforeAll, describe, expect, test } from "vitest";
import { IMPORT_MAX_BYTES } from "@/lib/core/policy";
import { type Credentials, send } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { stallOf } from "@/lib/testing/stall";
import { aPartner, REDIRECT_SHOP } from "@/lib/testing/world";
import { front } from "@/lib/transports/front";

const database = testDatabase();
const PATH = "/v1/merchants/import?dryRun=true";
/** A slice lasts some milliseconds; what reads all at once lasts seconds. Room is for a machine that is busy. */
const STALL_MS = 1_000;
/** None of these takes more than some seconds by itself. */
const FOR_EVER_MS = 120_000;
const MIB = 1024 * 1024;

let as: Credentials;

beforeAll(async () => {
  ({ as } = await aPartner(database, "live"));
  await post("name\nWarm\n", "text/csv");
});

async function post(text: string | Uint8Array, type: string, path = PATH) {
  const headers = { ...as, "Content-Type": type, "Idempotency-Key": crypto.randomUUID() };
  const init = { method: "POST", headers, body: text as string };
  const { result, ms, longestMs } = await stallOf(async () => {
    const response = await front(new Request(`http://127.0.0.1${path}`, init));
    return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
  });
  const body = JSON.parse(new TextDecoder().decode(result.bytes));
  return { status: result.status, size: result.bytes.length, body, ms, longestMs };
}

type Answer = Awaited<ReturnType<typeof post>>;

function expectGentle({ ms, longestMs, size }: Answer): void {
  if (process.env.TELL_STALLS)
    process.stdout.write(
      `${expect.getState().currentTestName} ${Math.round(ms)} ms, stall ${Math.round(longestMs)} ms, ${size} bytes\n`,
    );
  expect(longestMs).toBeLessThan(STALL_MS);
  expect(ms).toBeLessThan(FOR_EVER_MS);
}

function issuesOf({ body }: Answer): { path: string; message: string }[] {
  return body.items.flatMap(({ errors = [] }: { errors?: unknown[] }) => errors);
}

describe("CSV", () => {
  test.each([
    ["five megabytes of commas", ",".repeat(5_000_000)],
    ["the same behind a header", `name\n${",".repeat(5_000_000)}`],
    ["one line of ten mebibytes", "x".repeat(IMPORT_MAX_BYTES)],
    ["a quote that is not closed", `name\n"${"a\n".repeat(5_000_000)}`],
    ["cells that are quotes", `name\n${'"",'.repeat(3_000_000)}`],
    ["a header of 900 columns", `${"a,".repeat(900)}\nx\n`],
  ])("%s is refused with one issue", async (_, text) => {
    const answer = await post(text, "text/csv");
    expect([answer.status, answer.body.code]).toEqual([400, "VALIDATION_ERROR"]);
    expect(answer.body.details.issues).toHaveLength(1);
    expect(answer.size).toBeLessThan(1_000);
    expectGentle(answer);
  });

  test.each([
    ["line feeds", "\n"],
    ["both signs", "\r\n"],
    ["carriage returns", "\r"],
  ])("ten mebibytes of empty lines that end in %s are an import of nothing", async (_, end) => {
    const answer = await post(end.repeat(IMPORT_MAX_BYTES / end.length), "text/csv");
    expect([answer.status, answer.body.code]).toEqual([400, "VALIDATION_ERROR"]);
    expectGentle(answer);
  });

  test("5,000 rows of 900 columns each fail for that one reason, and the answer stays small", async () => {
    const row = `${"a,".repeat(899)}a\n`;
    const answer = await post(`name\nGood\n${row.repeat(5_000)}Good\n`, "text/csv");
    expect(answer.body.summary).toMatchObject({ created: 2, failed: 5_000 });
    expect(issuesOf(answer)).toHaveLength(100);
    expect(answer.body.items[1].errors).toHaveLength(1);
    expect(answer.body.items[1].errors[0].message).toContain("64 columns");
    expect(answer.body.details).toEqual({ issuesTotal: 5_000 });
    expect(answer.size).toBeLessThan(MIB);
    expectGentle(answer);
  });

  test("a row of 64 columns is judged by its columns", async () => {
    const answer = await post(`name\nGood${",x".repeat(63)}\n`, "text/csv");
    expect(answer.body.items[0].errors).toHaveLength(63);
  });

  test("letters of several bytes come through wherever the text is cut", async () => {
    const name = "Łódź ☕ 漢字 🕯";
    const text = `name\n${`${name}\n`.repeat(9_000)}`;
    const answer = await post(text, "text/csv", PATH.replace("?dryRun=true", ""));
    expect(answer.body.summary.created).toBe(9_000);
    const { rows } = await database.pool.query(
      "select count(*)::int as same from merchants where name = $1",
      [name],
    );
    expect(rows[0].same).toBe(9_000);
  });
});

/** 10,000 rows as JSON. */
function rows(row: (index: number) => unknown, count = 10_000): string {
  return JSON.stringify({ merchants: Array.from({ length: count }, (_, index) => row(index)) });
}

describe("JSON", () => {
  const methods = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ name: `M${at}`, description: REDIRECT_SHOP }));

  test.each<[string, string, Record<string, number>]>([
    ["1,000 digits", rows(() => ({ name: "1".repeat(1_000) })), { failed: 10_000 }],
    ["1,000 digits, one by one", rows(() => ({ name: "4 ".repeat(500) })), { failed: 10_000 }],
    [
      "digits one by one in every text",
      rows((at) => ({
        name: "4,".repeat(99),
        externalMerchantId: `${at}${" 4".repeat(40)}`,
        email: "4 4 4 4 4 4 4 4 4 4 4 4 4",
      })),
      { failed: 10_000 },
    ],
    [
      "the longest texts",
      rows((at) => ({
        name: "n".repeat(200),
        externalMerchantId: String(at),
        website: `https://x.example/${"w".repeat(600)}`,
      })),
      { created: 10_000 },
    ],
    [
      "the same identifier",
      rows(() => ({ name: "x", externalMerchantId: "same" })),
      { created: 1, failed: 9_999 },
    ],
    [
      "900 members",
      rows(() => Object.fromEntries(Array.from({ length: 900 }, (_, at) => [`m${at}`, 1])), 1_000),
      { failed: 1_000 },
    ],
    [
      "unknown members",
      rows(() => Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`m${at}`, 1])), 8_000),
      { failed: 8_000 },
    ],
    ["nothing", rows(() => 0), { failed: 10_000 }],
    ["lists", rows(() => [[], [], []]), { failed: 10_000 }],
    [
      "payment methods",
      rows((at) => ({ name: `M${at}`, paymentMethods: methods(4) })),
      { created: 10_000 },
    ],
  ])("10,000 rows of %s", async (_, text, summary) => {
    expect(text.length).toBeLessThanOrEqual(IMPORT_MAX_BYTES);
    const answer = await post(text, "application/json", "/v1/merchants/import");
    expect(answer.body.summary).toMatchObject(summary);
    expect(issuesOf(answer).length).toBeLessThanOrEqual(100);
    expect(answer.size).toBeLessThan(3 * MIB);
    expectGentle(answer);
  });

  test.each([
    ["nests without end", `{"merchants":${"[".repeat(5_000_000)}`],
    ["nests without end in objects", `{"merchants":[${'{"a":'.repeat(2_000_000)}`],
    ["has a row of a million members", `{"merchants":[{${'"a":1,'.repeat(1_000_000)}"b":1}]}`],
    ["has five million rows", `{"merchants":[${"1,".repeat(5_000_000)}1]}`],
    ["has three million empty lists", `{"merchants":[${"[],".repeat(3_000_000)}[]]}`],
    ["has a million members beside", `{"merchants":[],${'"a":[],'.repeat(1_000_000)}"b":1}`],
    ["is one text", `{"merchants":"${"x".repeat(10_000_000)}"}`],
  ])("a body that %s is refused", async (_, text) => {
    const answer = await post(text, "application/json");
    expect(answer.status).toBe(400);
    expect(answer.size).toBeLessThan(1_000);
    expectGentle(answer);
  });

  test("a row with a text of ten megabytes fails alone, by its length", async () => {
    const text = JSON.stringify({
      merchants: [{ name: "Good" }, { name: "4 ".repeat(5_000_000), email: "x" }, { name: "Good" }],
      dryRun: true,
    });
    const answer = await post(text, "application/json", "/v1/merchants/import");
    expect(answer.body.summary).toMatchObject({ created: 2, failed: 1 });
    const paths = issuesOf(answer).map(({ path, message }) => `${path}: ${message}`);
    expect(paths.sort()).toEqual([
      expect.stringMatching(/^email: /),
      "name: Use at most 200 characters.",
    ]);
    expectGentle(answer);
  });

  test("rows that are read in slices are the rows that were sent", async () => {
    const merchants = Array.from({ length: 5_000 }, (_, at) => ({
      name: `Łódź "${at}" \\ ☕ ]},[{ \u2028`,
      externalMerchantId: `S-${at}`,
      paymentMethods: [{ name: "Shop, [x]", description: REDIRECT_SHOP }],
    }));
    const text = JSON.stringify({ sendInvites: false, merchants }, null, 1);
    expect(text.length).toBeGreaterThan(MIB);
    const answer = await post(text, "application/json", "/v1/merchants/import");
    expect(answer.body.summary).toMatchObject({ created: 5_000 });
    const again = await post(text, "application/json", "/v1/merchants/import");
    expect(again.body.summary).toMatchObject({ unchanged: 5_000 });
    expectGentle(answer);
    expectGentle(again);
  });

  test("an import by MCP is as gentle", async () => {
    const { merchants } = JSON.parse(rows((at) => ({ name: "4 ".repeat(300), plan: at })));
    const params = { name: "merchants_import", arguments: { merchants, dryRun: true } };
    const text = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params });
    const answer = await post(text, "application/json", "/mcp");
    expect(answer.body.result.structuredContent.summary).toMatchObject({ failed: 10_000 });
    expect(answer.body.result.structuredContent.details.issuesTotal).toBeGreaterThan(10_000);
    expectGentle(answer);
  });
});

test("10,000 new payment methods and as many changed ones, with webhooks for each, hold nobody up", async () => {
  const own = await aPartner(database, "live");
  const webhook = { webhookUrl: "http://127.0.0.1:9/never" };
  await send("PUT", "/v1/partner/webhook", { as: own.as, body: webhook });
  const importing = (description: string, methods: number) =>
    rows(
      (at) => ({
        name: `Shop ${at}`,
        externalMerchantId: `S-${at}`,
        paymentMethods: Array.from({ length: methods }, (_, no) => ({
          name: `M${no}`,
          description,
        })),
      }),
      2_500,
    );
  as = own.as;
  for (const [description, methods] of [
    ["A terminal on a line.", 2],
    ["Another terminal, on a line.", 4],
  ] as const) {
    const answer = await post(
      importing(description, methods),
      "application/json",
      "/v1/merchants/import",
    );
    expect(answer.body.summary.failed).toBe(0);
    expectGentle(answer);
  }
});
