// Every operation under inputs that its own description brings forth: whatever comes in, what goes
// out is what the document says.
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { changeEnvironment } from "@/lib/core/config";
import { OPERATIONS, PUBLIC, type PublicName } from "@/lib/registry";
import { type Credentials, send } from "./api";
import { testDatabase } from "./database";
import { EXAMPLES } from "./examples";
import { DOCUMENTED, type Documented, takenWrongly, violations } from "./fuzz/contract";
import { plansFor, sendPlan } from "./fuzz/requests";
import { aMerchant, aPartner, type TestPartner, tokenFor } from "./world";

const SEED = 20261120;
const RUNS = 40;

const database = testDatabase();

// No worker runs here: how long its work waits says nothing of the answers.
beforeAll(() => changeEnvironment({ HEALTH_MAX_QUEUE_LAG_SECONDS: "100000" }));

// No worker runs here, so that what would wait for one gives up at once.
for (const { awaits } of OPERATIONS) if (awaits) Object.assign(awaits, { boundMs: 1 });

function documentedOf(name: PublicName): Documented {
  const found = DOCUMENTED.find(({ operationId }) => operationId === PUBLIC[name].name);
  if (!found) throw new Error(`${name} is not described`);
  return found;
}

/** A token of the partner's latest merchant: the one of the example, where it has one. */
async function tokenOf(partner: TestPartner): Promise<Credentials> {
  const { body } = await send("GET", "/v1/merchants?limit=1", { as: partner.as });
  const id: string | undefined = body.items[0]?.id;
  const made = await aMerchant(partner);
  return tokenFor(id ? { ...made, merchantId: id, base: `/v1/merchants/${id}` } : made);
}

/** A seed of the operation's own, so that one more operation leaves the inputs of the others alone. */
function seedOf(name: PublicName): number {
  return [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), SEED) % 2 ** 31;
}

const names = Object.keys(PUBLIC) as PublicName[];

describe.concurrent(`seed ${SEED}, ${RUNS} inputs by key and by token`, () => {
  test.each(names)("%s answers as described", async (name) => {
    const documented = documentedOf(name);
    const partner = await aPartner(database);
    const example = await EXAMPLES[name](database, partner);
    const callers = { key: partner.as, token: await tokenOf(partner) };
    const property = fc.asyncProperty(plansFor(documented), async (plan) => {
      for (const [caller, as] of Object.entries(callers)) {
        const { pathname, body, reply } = await sendPlan(documented, plan, example, as);
        const found = violations(plan.method, pathname, reply);
        if (reply.status < 300) found.push(...takenWrongly(plan.method, pathname, body));
        expect({ caller, found }).toEqual({ caller, found: [] });
      }
    });
    await fc.assert(property, { seed: seedOf(name), numRuns: RUNS, endOnFailure: true });
  });
});

/** The address of an operation with ids that name nothing. */
const nowhere = ({ template }: Documented) => template.replace(/\{\w+\}/g, "nobody");

test("requests without valid credentials, and those of a suspended partner, are answered as described", async () => {
  const { as: suspended } = await aPartner(database, "live", "suspended");
  const callers: Credentials[] = [{}, { "X-Session-Token": "x.y.z" }, suspended];
  const pages = (documented: Documented) => documented.operationId.startsWith("pages.");
  for (const documented of DOCUMENTED.filter((each) => !pages(each))) {
    for (const as of callers) {
      const reply = await send(documented.method, nowhere(documented), { as });
      expect(violations(documented.method, nowhere(documented), reply)).toEqual([]);
    }
  }
});

test.each(
  ["/health", "/openapi.json"].flatMap((path) =>
    ["GET", "POST", "PUT", "PATCH", "DELETE"].map((method) => [method, path] as const),
  ),
)("%s %s answers as described", async (method, path) => {
  expect(violations(method, path, await send(method, path))).toEqual([]);
});

test.each([
  ["a call", { jsonrpc: "2.0", id: 1, method: "tools/list" }, 200],
  ["a notification", { jsonrpc: "2.0", method: "notifications/initialized" }, 202],
  ["an unknown method", { jsonrpc: "2.0", id: "a", method: "no/such" }, 200],
  ["a subscription", { jsonrpc: "2.0", id: 1, method: "subscriptions/listen" }, 404],
  ["no message", { hello: 1 }, 400],
  ["a batch", [{ jsonrpc: "2.0", id: 1, method: "tools/list" }], 400],
  ["no JSON", "{", 400],
])("POST /mcp answers %s as described", async (_, body, status) => {
  const { as } = await aPartner(database);
  const reply = await send("POST", "/mcp", { as, body });
  expect([reply.status, violations("POST", "/mcp", reply)]).toEqual([status, []]);
});
