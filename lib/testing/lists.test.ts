// Lists: what selects their rows, and where a page goes on.
import { beforeAll, expect, test } from "vitest";
import { expectStatus, send } from "./api";
import { testDatabase } from "./database";
import { refuse } from "./refusal";
import { aPartner, type TestPartner } from "./world";

const database = testDatabase();
const MERCHANTS = "/v1/merchants";
let partner: TestPartner;

beforeAll(async () => {
  partner = await aPartner(database);
  for (const name of ["First", "Second", "Third"]) {
    const body = { name, externalMerchantId: `ext-${name.toLowerCase()}` };
    await expectStatus(201, "POST", MERCHANTS, { as: partner.as, body });
  }
});

async function page(path: string) {
  const { body } = await expectStatus(200, "GET", path, { as: partner.as });
  return { names: body.items.map((item: { name: string }) => item.name), token: body.nextToken };
}

test("merchants are found by the partner's own identifier, exactly", async () => {
  expect((await page(`${MERCHANTS}?externalMerchantId=ext-second`)).names).toEqual(["Second"]);
  expect((await page(`${MERCHANTS}?externalMerchantId=EXT-second`)).names).toEqual([]);
  expect((await page(`${MERCHANTS}?externalMerchantId=ext`)).names).toEqual([]);
  expect((await page(`${MERCHANTS}?search=ext`)).names).toEqual(["Third", "Second", "First"]);
});

test("another partner's merchant of the same identifier stays out", async () => {
  const other = await aPartner(database);
  const path = `${MERCHANTS}?externalMerchantId=ext-first`;
  const { body } = await expectStatus(200, "GET", path, { as: other.as });
  expect(body.items).toEqual([]);
});

test("a token goes on with its own list and filters, whatever the size of the page", async () => {
  const first = await page(`${MERCHANTS}?search=ext&limit=1`);
  expect(first.names).toEqual(["Third"]);
  const rest = await page(`${MERCHANTS}?nextToken=${first.token}&limit=2&search=ext`);
  expect(rest).toEqual({ names: ["Second", "First"], token: null });
});

test.each([
  ["of another list", "/v1/audit?limit=1", `${MERCHANTS}?limit=1`],
  ["of merchants at the audit trail", `${MERCHANTS}?limit=1`, "/v1/audit?limit=1"],
  ["at webhook deliveries", `${MERCHANTS}?limit=1`, "/v1/partner/webhook/deliveries?limit=1"],
  ["with another filter", `${MERCHANTS}?limit=1&search=ext`, `${MERCHANTS}?limit=1&search=e`],
  ["without its filter", `${MERCHANTS}?limit=1&search=ext`, `${MERCHANTS}?limit=1`],
  ["with one more filter", `${MERCHANTS}?limit=1`, `${MERCHANTS}?limit=1&status=not_started`],
  [
    "of another time",
    "/v1/audit?limit=1&since=2026-01-01T00:00:00Z",
    "/v1/audit?limit=1&since=2025-01-01T00:00:00Z",
  ],
])("a token %s is a VALIDATION_ERROR of nextToken", async (_, given, used) => {
  const { body } = await expectStatus(200, "GET", given, { as: partner.as });
  expect(body.nextToken).toEqual(expect.any(String));
  const path = `${used}&nextToken=${body.nextToken}`;
  const reply = await refuse(database, "VALIDATION_ERROR", "GET", path, { as: partner.as });
  expect(reply.body.details.issues).toMatchObject([{ path: "nextToken", code: "invalid_format" }]);
});

test("the same request in another spelling is the same to an Idempotency-Key", async () => {
  const headers = { "Idempotency-Key": "spelling" };
  const post = (body: string) => send("POST", MERCHANTS, { as: partner.as, headers, body });
  const first = await post('{"name":"Spelt","email":"a@b.example"}');
  const second = await post('{ "email": "a\\u0040b.example",\n "name": "Spelt" }');
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.headers.get("idempotent-replayed")).toBe("true");
  expect(second.body).toEqual(first.body);
  expect((await post('{"name":"Spelt"}')).body.code).toBe("IDEMPOTENCY_CONFLICT");
});

test("what RFC 8785 has no form for breaks no Idempotency-Key", async () => {
  const headers = { "Idempotency-Key": "strange" };
  const body =
    '{"merchants":[{"name":1e999},{"name":"\\ud800"},{"b":{"d":1,"c":2}}],"dryRun":true}';
  const request = { as: partner.as, headers, body };
  const first = await expectStatus(200, "POST", `${MERCHANTS}/import`, request);
  expect(first.body.summary.failed).toBe(3);
  const again = await send("POST", `${MERCHANTS}/import`, {
    ...request,
    body: '{"dryRun":true,"merchants":[{"name":1e999},{"name":"\\ud800"},{"b":{"c":2,"d":1}}]}',
  });
  expect(again.headers.get("idempotent-replayed")).toBe("true");
});
