// Loops over the registry: what every operation owes, proved for each one. A worker runs beside
// them, since finalize waits for documents.
import { readdir } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { authenticate } from "@/lib/auth/authenticate";
import type { AnyOperation } from "@/lib/core/operation";
import { EVENTS } from "@/lib/events";
import { startWorker, type Worker } from "@/lib/jobs/worker";
import {
  APPLYING,
  HELPING,
  OPERATING,
  OPERATIONS,
  OWN,
  PUBLIC,
  type PublicName,
} from "@/lib/registry";
import { addressOf } from "@/lib/transports/path";
import { expectStatus, send, withToken } from "./api";
import { testDatabase } from "./database";
import { EXAMPLES } from "./examples";
import { aMerchant, aPartner, aSealedAttempt, type TestPartner, tokenFor } from "./world";

const database = testDatabase();
let partner: TestPartner;
let other: TestPartner;
let worker: Worker;

beforeAll(async () => {
  partner = await aPartner(database);
  other = await aPartner(database);
  worker = await startWorker();
});

afterAll(() => worker.stop());

const names = Object.keys(PUBLIC) as PublicName[];
const commands = names.filter((name) => PUBLIC[name].kind === "command");
const posts = names.filter((name) => addressOf(PUBLIC[name]).method === "POST");
const scoped = names.filter((name) => addressOf(PUBLIC[name]).params.length > 0);
const partnerOnly = names.filter((name) => !PUBLIC[name].actors.includes("merchant" as never));

/** What the partner's own keys caused; jobs write their events at their own time. */
async function eventsOf(
  owner: TestPartner,
): Promise<{ type: string; actor: string; operation: string }[]> {
  const { rows } = await database.pool.query(
    "select type, actor, operation from events where partner_id = $1 and actor not like 'job:%' order by id",
    [owner.partnerId],
  );
  return rows;
}

/**
 * What changes the partner itself, or needs it as it set it up: the examples run side by side. A key that was
 * rotated out, for one, may do less than the others need.
 */
const UNSETTLING: readonly PublicName[] = [
  "rotateKey",
  "updateSettings",
  "setWebhook",
  "testWebhook",
  "replayDelivery",
  "replayFailed",
];

async function call(name: PublicName, headers: Record<string, string> = {}) {
  const owner = UNSETTLING.includes(name) ? await aPartner(database) : partner;
  const example = await EXAMPLES[name](database, owner);
  const { method } = addressOf(PUBLIC[name]);
  return {
    example,
    method,
    owner,
    reply: () => send(method, example.path, { as: owner.as, headers, body: example.body }),
  };
}

describe.concurrent("every operation", () => {
  test.each(names)("%s answers its declared status with its own shape", async (name) => {
    const { reply } = await call(name);
    const { status, headers, body } = await reply();
    expect({ status, body }).toMatchObject({ status: PUBLIC[name].status ?? 200 });
    expect(headers.get("x-request-id")).toMatch(/^req_/);
    if (status !== 202) return;
    expect(headers.get("retry-after")).toBe("2");
    expect(headers.get("location")).toBe(body.pollUrl ?? "/v1/partner/webhook/deliveries");
  });

  test.each(names)(
    "%s refuses a request without credentials and one with wrong ones",
    async (name) => {
      const { method, example } = await call(name);
      const missing = await send(method, example.path, { body: example.body });
      expect(missing).toMatchObject({ status: 401, body: { code: "MISSING_CREDENTIALS" } });
      const wrong = { "X-API-Key": "sk_test_unknown" };
      const invalid = await send(method, example.path, { as: wrong, body: example.body });
      expect(invalid).toMatchObject({ status: 401, body: { code: "INVALID_CREDENTIALS" } });
    },
  );

  test.each(scoped)("%s answers another partner's id exactly as a missing one", async (name) => {
    const { method, example } = await call(name);
    const foreign = await send(method, example.path, { as: other.as, body: example.body });
    const missingPath = example.path.replace(
      /(merchants|determine|section|saq-control|deliveries|keys|invitations|members|bulk|views|partner-questions)\/[^/?]+/,
      "$1/nobody",
    );
    const missing = await send(method, missingPath, { as: other.as, body: example.body });
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(missing.body);
    expect(foreign.body.code).toMatch(/_NOT_FOUND$/);
  });

  test.each(scoped)("%s hides its record from another merchant's session token", async (name) => {
    const { method, example } = await call(name);
    const as = await tokenFor(await aMerchant(partner));
    const reply = await send(method, example.path, { as, body: example.body });
    expect([403, 404]).toContain(reply.status);
    expect(reply.body.code).toMatch(/_NOT_FOUND$|^PARTNER_KEY_REQUIRED$/);
  });
});

test.each(partnerOnly)("%s refuses a session token with PARTNER_KEY_REQUIRED", async (name) => {
  const { method, example } = await call(name);
  const as = await tokenFor(await aMerchant(partner));
  const reply = await send(method, example.path, { as, body: example.body });
  expect(reply).toMatchObject({ status: 403, body: { code: "PARTNER_KEY_REQUIRED" } });
});

test.each(commands)("%s writes an audit event that names the acting key", async (name) => {
  const { reply, owner } = await call(name);
  const before = (await eventsOf(owner)).length;
  await reply();
  const written = (await eventsOf(owner)).slice(before);
  const { caller } = await authenticate(new Headers(owner.as));
  const { keyId } = caller as { keyId: string };
  const own = written.filter((event) => event.operation === PUBLIC[name].name);
  expect(own.length).toBeGreaterThan(0);
  for (const event of own) {
    expect(event.actor).toBe(`api-key:${keyId}`);
    expect(Object.keys(EVENTS)).toContain(event.type);
  }
});

test.each(posts)("%s replays its first answer to a repeated Idempotency-Key", async (name) => {
  const { reply, owner } = await call(name, { "Idempotency-Key": `again-${name}` });
  const first = await reply();
  const between = (await eventsOf(owner)).length;
  const second = await reply();
  expect(second.status).toBe(first.status);
  expect(second.body).toEqual(first.body);
  expect(first.headers.get("idempotent-replayed")).toBeNull();
  expect(second.headers.get("idempotent-replayed")).toBe("true");
  expect((await eventsOf(owner)).length).toBe(between);
});

test("an Idempotency-Key that was used with another request is a conflict", async () => {
  const headers = { "Idempotency-Key": "one-key" };
  const { as } = partner;
  await expectStatus(201, "POST", "/v1/merchants", { as, headers, body: { name: "First" } });
  const reply = await send("POST", "/v1/merchants", { as, headers, body: { name: "Second" } });
  expect(reply).toMatchObject({ status: 409, body: { code: "IDEMPOTENCY_CONFLICT" } });
});

test("two requests at once with one Idempotency-Key have one effect", async () => {
  const headers = { "Idempotency-Key": "at-once" };
  const body = { name: "Made once", externalMerchantId: "once" };
  const request = { as: partner.as, headers, body };
  const replies = await Promise.all([1, 2, 3, 4].map(() => send("POST", "/v1/merchants", request)));
  expect(replies.map((reply) => reply.status)).toEqual([201, 201, 201, 201]);
  expect(new Set(replies.map((reply) => reply.body.id)).size).toBe(1);
});

test("operations without an address take the system alone, a person, a helper, or a visitor", () => {
  const internal = OPERATIONS.filter((operation) => !operation.rest);
  expect(internal.length).toBeGreaterThan(0);
  const takenBy = new Map<AnyOperation, string>([
    ...Object.values(OWN).map((operation) => [operation, "user"] as const),
    ...Object.values(OPERATING).map((operation) => [operation, "user"] as const),
    ...Object.values(HELPING).map((operation) => [operation, "helper"] as const),
    ...Object.values(APPLYING).map((operation) => [operation, "visitor"] as const),
  ]);
  for (const operation of internal) {
    expect(operation.actors).toEqual([takenBy.get(operation) ?? "system"]);
  }
});

test("names of operations are unique", () => {
  const all = OPERATIONS.map((operation) => operation.name);
  expect(new Set(all).size).toBe(all.length);
});

async function routeFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.name === "route.ts")
    .map((entry) => path.relative("app", entry.parentPath));
}

/** The folder of an address's route file: a name that ends in `.pdf` cannot be one. */
function folderOf(template: string): string {
  return template
    .slice(1)
    .replace(/\{\w+\}\.pdf$/, "[file]")
    .replace(/\{(\w+)\}/g, "[$1]");
}

test("every operation's path has its route file, and the reverse", async () => {
  const folders = await routeFiles("app/v1");
  const served = folders.filter((folder) => folder !== "v1/[...path]").sort();
  const declared = Object.values(PUBLIC).map((operation) =>
    folderOf(addressOf(operation).template),
  );
  expect(served).toEqual([...new Set(declared)].sort());
});

test("each route file serves exactly the operations of its path", async () => {
  for (const folder of await routeFiles("app/v1")) {
    if (folder === "v1/[...path]") continue;
    const module = await import(/* @vite-ignore */ path.resolve("app", folder, "route.ts"));
    const addresses = Object.values(PUBLIC)
      .map(addressOf)
      .filter((address) => folderOf(address.template) === folder);
    const template = addresses[0]?.template ?? "";
    const methods = addresses.map(({ method }) => method);
    for (const method of ["GET", "POST", "PUT", "DELETE", "PATCH"] as const) {
      const url = `http://127.0.0.1${template.replace(/\{\w+\}/g, "x")}`;
      const response: Response = await module[method](new Request(url, { method }));
      const declared = methods.includes(method as never);
      expect([folder, method, response.status]).toEqual([folder, method, declared ? 401 : 405]);
    }
    const asked: Response = await module.OPTIONS(
      new Request("http://127.0.0.1/", { method: "OPTIONS" }),
    );
    const allowed = asked.headers.get("access-control-allow-methods")?.split(", ").sort();
    expect([folder, asked.status, allowed]).toEqual([folder, 204, methods.sort()]);
  }
});

test("a session token reaches its own merchant's sealed attempt", async () => {
  const attempt = await aSealedAttempt(database, partner);
  const as = await tokenFor(attempt);
  await expectStatus(200, "GET", attempt.path, { as });
  const forged = withToken(`${as["X-Session-Token"]}x`);
  const reply = await send("GET", attempt.path, { as: forged });
  expect(reply).toMatchObject({ status: 401, body: { code: "INVALID_CREDENTIALS" } });
});
