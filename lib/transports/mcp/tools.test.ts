// What tools owe beyond the operation behind them: who sees which, how they are described, refusals,
// repetition, and the name they leave in the audit trail.
import { AjvJsonSchemaValidator } from "@modelcontextprotocol/client/validators/ajv";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startWorker } from "@/lib/jobs/worker";
import { PUBLIC } from "@/lib/registry";
import { expectStatus } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { eventually } from "@/lib/testing/eventually";
import { callTool, connect, done, type Listening, listen } from "@/lib/testing/mcp-client";
import {
  aMerchant,
  anAttempt,
  aPartner,
  aSealedAttempt,
  REDIRECT_SHOP,
  type TestPartner,
  tokenFor,
} from "@/lib/testing/world";
import { addressOf } from "@/lib/transports/path";
import { EMBED_MAX_BYTES, fileResult, readUpTo } from "./answer";
import { GUIDANCE } from "./data/guidance";
import { INSTRUCTIONS } from "./prompt-texts";
import { toolName } from "./tools";

const database = testDatabase();
let listening: Listening;
let partner: TestPartner;

beforeAll(async () => {
  listening = await listen();
  partner = await aPartner(database);
});

afterAll(() => listening.stop());

const CARD = "4111 1111 1111 1111";
const operations = Object.values(PUBLIC);
const namesOf = (tools: readonly { name: string }[]) => tools.map(({ name }) => name).sort();

async function eventsOf({ partnerId }: TestPartner) {
  const { rows } = await database.pool.query(
    "select type, operation, request_id from events where partner_id = $1 order by id",
    [partnerId],
  );
  return rows;
}

describe("the listing", () => {
  test("shows a partner key every public operation and nothing else", async () => {
    const { tools } = await (await connect(listening.url, partner.as)).listTools();
    expect(namesOf(tools)).toEqual(operations.map(toolName).sort());
  });

  test("shows a session token the operations of merchants alone, and refuses the others as unknown", async () => {
    const client = await connect(listening.url, await tokenFor(await aMerchant(partner)));
    const own = operations.filter(({ actors }) => actors.includes("merchant" as never));
    expect(own.length).toBeLessThan(operations.length);
    const { tools } = await client.listTools();
    expect(namesOf(tools)).toEqual(own.map(toolName).sort());
    const calling = client.callTool({ name: "merchants_list", arguments: {} });
    const message = expect.stringContaining("Unknown tool");
    await expect(calling).rejects.toMatchObject({ code: -32602, message });
  });

  test("describes each tool so that an agent can call it: title, text, both schemas, hints", async () => {
    const { tools } = await (await connect(listening.url, partner.as)).listTools();
    for (const tool of tools) {
      expect(tool.name).toMatch(/^[a-z_]{3,64}$/);
      expect(tool.title).toMatch(/\S/);
      expect((tool.description ?? "").length).toBeGreaterThan((tool.title ?? "").length + 20);
      expect(tool.inputSchema.type).toBe("object");
      expect(tool.outputSchema?.type).toBe("object");
      const { readOnlyHint, destructiveHint, idempotentHint, openWorldHint } =
        tool.annotations ?? {};
      for (const hint of [readOnlyHint, destructiveHint, idempotentHint, openWorldHint]) {
        expect(typeof hint).toBe("boolean");
      }
      expect(readOnlyHint && destructiveHint).toBe(false);
    }
  });

  test("offers idempotencyKey on each operation of method POST and on no other", async () => {
    const { tools } = await (await connect(listening.url, partner.as)).listTools();
    for (const operation of operations) {
      const tool = tools.find(({ name }) => name === toolName(operation));
      const offered = Object.keys(tool?.inputSchema.properties ?? {}).includes("idempotencyKey");
      expect([operation.name, offered]).toEqual([
        operation.name,
        addressOf(operation).method === "POST",
      ]);
    }
  });

  test("names only tools that exist, and for each job the tool that polls it", () => {
    const known = new Set(operations.map(toolName));
    const texts = [INSTRUCTIONS, ...Object.values(GUIDANCE).map(({ next }) => next)];
    const named = texts.flatMap((text) =>
      [...text.matchAll(/`([a-z]+_[a-z_]+)`/g)].map((match) => match[1] ?? ""),
    );
    expect(named.length).toBeGreaterThan(operations.length);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
    for (const name of ["determine", "answerFollowUp"] as const) {
      expect(GUIDANCE[name].next).toContain("`jobs_determine`");
    }
    for (const name of ["composeSection", "analyzeSection"] as const) {
      expect(GUIDANCE[name].next).toContain("`jobs_section`");
    }
    for (const name of ["composeControl", "analyzeControl"] as const) {
      expect(GUIDANCE[name].next).toContain("`jobs_saq_control`");
    }
  });
});

describe("a call", () => {
  test("that is refused is a result with isError, code, message and details", async () => {
    const client = await connect(listening.url, partner.as);
    const reply = await callTool(client, "merchants_create", { name: "", colour: "red" });
    expect(reply.isError).toBe(true);
    expect(reply.body).toMatchObject({ code: "VALIDATION_ERROR", message: expect.any(String) });
    expect(reply.body.details.issues).toEqual([
      { path: "name", code: "too_short", message: "Type at least one character." },
      { path: "colour", code: "unknown", message: "This is not known here. Remove it." },
    ]);
    expect(JSON.parse(reply.content[0]?.text ?? "")).toEqual(reply.body);
    const missing = await callTool(client, "merchants_get", { merchantId: "nobody" });
    expect(missing).toMatchObject({ isError: true, body: { code: "MERCHANT_NOT_FOUND" } });
  });

  test("that is refused fits the listed output schema, which clients of version 1 insist on", async () => {
    const client = await connect(listening.url, partner.as);
    const { tools } = await client.listTools();
    for (const { name, outputSchema, annotations } of tools) {
      if (!annotations?.readOnlyHint) continue;
      const { isError, body } = await callTool(client, name, { unheardOf: true });
      const fits = new AjvJsonSchemaValidator().getValidator((outputSchema ?? false) as never);
      expect([name, isError, fits(body).valid]).toEqual([name, true, true]);
      expect([name, fits({ unheardOf: true }).valid]).toEqual([name, false]);
    }
  });

  test("with card data is refused without repeating it, wherever it stands", async () => {
    const client = await connect(listening.url, partner.as);
    const before = (await eventsOf(partner)).length;
    for (const args of [
      { name: `Shop ${CARD}` },
      { name: "Shop", idempotencyKey: CARD },
      { name: "Shop", [CARD]: "x" },
    ]) {
      const reply = await callTool(client, "merchants_create", args);
      expect(reply).toMatchObject({ isError: true, body: { code: "CARD_DATA_REFUSED" } });
      expect(JSON.stringify(reply)).not.toContain("4111");
    }
    expect((await eventsOf(partner)).length).toBe(before);
  });

  test("reaches another partner's records as little as over REST", async () => {
    const { merchantId } = await aMerchant(partner);
    const client = await connect(listening.url, (await aPartner(database)).as);
    const reply = await callTool(client, "merchants_get", { merchantId });
    expect(reply).toMatchObject({ isError: true, body: { code: "MERCHANT_NOT_FOUND" } });
  });

  test("with a session token reaches its own merchant alone", async () => {
    const own = await anAttempt(await aMerchant(partner));
    const other = await aMerchant(partner);
    const client = await connect(listening.url, await tokenFor(own));
    const { merchantId, attemptId } = own;
    expect((await done(client, "attempts_get", { merchantId, attemptId })).id).toBe(attemptId);
    const reply = await callTool(client, "merchants_get", { merchantId: other.merchantId });
    expect(reply).toMatchObject({ isError: true, body: { code: "MERCHANT_NOT_FOUND" } });
  });

  test("is named in its audit event, and GET /v1/audit shows it", async () => {
    const client = await connect(listening.url, partner.as);
    const { id } = await done(client, "merchants_create", { name: "Named by a tool" });
    const path = `/v1/audit?merchantId=${id}`;
    const { body } = await expectStatus(200, "GET", path, { as: partner.as });
    expect(body.items).toHaveLength(1);
    expect(body.items[0]).toMatchObject({
      eventType: "merchant.created",
      actor: expect.stringMatching(/^api-key:key_/),
      metadata: {
        operation: "merchants.create",
        via: "mcp:tools/call merchants_create",
        requestId: expect.stringMatching(/^req_/),
      },
    });
  });

  test("over REST leaves no word of MCP in its audit event", async () => {
    const { merchantId } = await aMerchant(partner);
    const path = `/v1/audit?merchantId=${merchantId}&eventType=merchant.created`;
    const { body } = await expectStatus(200, "GET", path, { as: partner.as });
    expect(body.items[0].metadata).toMatchObject({ operation: "merchants.create" });
    expect(body.items[0].metadata).not.toHaveProperty("via");
  });

  test.each(["1", 1])("waits for a determination with wait: %j", async (wait) => {
    const { merchantId, pmId } = await aMerchant(partner);
    const client = await connect(listening.url, partner.as);
    const args = { merchantId, pmId, description: REDIRECT_SHOP };
    const worker = await startWorker();
    try {
      const result = await done(client, "payment_methods_determine", { ...args, wait });
      expect(result).toMatchObject({ status: "determined", saqType: "SAQ A" });
    } finally {
      await worker.stop();
    }
    for (const wrong of [2, "2", true, null]) {
      const reply = await callTool(client, "payment_methods_determine", { ...args, wait: wrong });
      expect(reply.body).toMatchObject({ details: { issues: [{ path: "wait" }] } });
    }
  });

  test("that states a status gets it back, with the assessor's own reading beside it", async () => {
    const { merchantId, attemptId } = await anAttempt(await aMerchant(partner));
    const client = await connect(listening.url, partner.as);
    const ref = { merchantId, attemptId, controlId: "8.3.6" };
    const answer = "Passwords have at least 12 characters, with letters and digits.";
    const worker = await startWorker();
    try {
      const said = { ...ref, answer, status: "Not In Place" };
      const { jobId } = await done(client, "questions_analyze", said);
      const result = await eventually("the reading", async () => {
        const job = await done(client, "jobs_saq_control", { jobId });
        return job.status === "COMPLETED" ? job.result : null;
      });
      expect(result).toMatchObject({
        complianceStatus: "Not In Place",
        reason: "The status came with the answer.",
        opinion: { status: "In Place", disagrees: true },
      });
    } finally {
      await worker.stop();
    }
    const { questions } = await done(client, "questions_list", { merchantId, attemptId });
    const control = questions.find((each: { controlId: string }) => each.controlId === "8.3.6");
    expect(control).toMatchObject({
      ...{ status: "Not In Place", origin: "stated", quote: null, contradictory: false },
      opinion: { status: "In Place", disagrees: true },
    });
  });

  test("with an idempotencyKey has one effect, and another call with it is a conflict", async () => {
    const client = await connect(listening.url, partner.as);
    const call = { name: "Made once", idempotencyKey: "tool-once" };
    const first = await done(client, "merchants_create", call);
    expect(await done(client, "merchants_create", call)).toEqual(first);
    const conflict = await callTool(client, "merchants_create", { ...call, name: "Other" });
    expect(conflict).toMatchObject({ isError: true, body: { code: "IDEMPOTENCY_CONFLICT" } });
    for (const idempotencyKey of ["", "x".repeat(256), 7]) {
      const reply = await callTool(client, "merchants_create", { name: "Other", idempotencyKey });
      expect(reply).toMatchObject({ isError: true, body: { code: "VALIDATION_ERROR" } });
    }
  });

  test("on a sealed attempt is refused as over REST", async () => {
    const { merchantId, attemptId } = await aSealedAttempt(database, partner);
    const client = await connect(listening.url, partner.as);
    const args = { merchantId, attemptId, topLevel: "2", answer: "We change every password." };
    const reply = await callTool(client, "sections_analyze", args);
    expect(reply).toMatchObject({ isError: true, body: { code: "ALREADY_SEALED" } });
  });
});

describe("a file", () => {
  const url = "https://sealwright.example/v1/file";

  test("is embedded, and CSV is text", () => {
    const bytes = new TextEncoder().encode("a,b\r\n");
    const pdf = fileResult("application/pdf", "saq.pdf", bytes, url);
    expect(pdf.content[1]).toMatchObject({ type: "resource", resource: { uri: url } });
    const csv = fileResult("text/csv", "book.csv", bytes, url);
    expect(csv.content).toEqual([{ type: "text", text: "a,b\r\n" }]);
  });

  test("over the limit is a link, and is read no further", async () => {
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    expect(await readUpTo(endless, EMBED_MAX_BYTES)).toBeNull();
    expect(pulled).toBeLessThan(10);
    const linked = fileResult("text/csv", "book.csv", null, url);
    expect(linked.content[1]).toMatchObject({ type: "resource_link", uri: url });
    expect(linked.structuredContent).toMatchObject({ bytes: null, url });
  });
});
