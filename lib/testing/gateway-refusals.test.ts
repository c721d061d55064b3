// What the reader of payment gateway accounts refuses, and what it answers where the gateway does.
import { beforeAll, expect, test } from "vitest";
import { aGatewayAccount } from "./authorize-net";
import { testDatabase } from "./database";
import { bodyFor, reading, readingEvents } from "./gateway-reading";
import { aMerchant, aPartner, type TestPartner } from "./world";

const database = testDatabase();
let partner: TestPartner;

beforeAll(async () => {
  partner = await aPartner(database, "live");
});

test.each([
  ["wrong credentials", {}, { transactionKey: "kwrong" }, "E00007"],
  ["an inactive account", { inactive: true }, {}, "E00008"],
])("%s: 400 with the gateway's code, and nothing is written", async (_, truth, more, code) => {
  const merchant = await aMerchant(partner);
  const reply = await reading(merchant, bodyFor(await aGatewayAccount(truth), more));
  expect(reply).toMatchObject({
    status: 400,
    body: { code: "GATEWAY_CREDENTIALS_REJECTED", details: { gatewayCode: code } },
  });
  expect(await readingEvents(database, merchant)).toEqual([]);
});

test("a gateway that is down: 502", async () => {
  const account = await aGatewayAccount();
  account.faults = ["down", "cut-off", "busy"];
  const reply = await reading(await aMerchant(partner), bodyFor(account));
  expect(reply).toMatchObject({ status: 502, body: { code: "GATEWAY_UNAVAILABLE" } });
});

test.each([
  [{ lookbackDays: 0 }, "lookbackDays"],
  [{ lookbackDays: 91 }, "lookbackDays"],
  [{ lookbackDays: 1.5 }, "lookbackDays"],
  [{ environment: "staging" }, "environment"],
  [{ createPaymentMethods: "yes" }, "createPaymentMethods"],
  [{ apiLoginId: " " }, "apiLoginId"],
  [{ transactionKey: undefined }, "transactionKey"],
  [{ gateway: "other" }, "gateway"],
])("%o is a validation error at its member, and nothing leaves the house", async (more, path) => {
  const account = await aGatewayAccount();
  const reply = await reading(await aMerchant(partner), bodyFor(account, more));
  expect(reply).toMatchObject({ status: 400, body: { code: "VALIDATION_ERROR" } });
  expect(reply.body.details.issues).toMatchObject([{ path }]);
  expect(account.calls).toEqual([]);
});
