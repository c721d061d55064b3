// Addresses that no webhook may go to are refused when they are set, as far as their text tells.
import { beforeAll, expect, test } from "vitest";
import { changeEnvironment } from "@/lib/core/config";
import { expectStatus, send } from "./api";
import { testDatabase } from "./database";
import { aPartner, type TestPartner } from "./world";

const database = testDatabase();
let partner: TestPartner;

beforeAll(async () => {
  changeEnvironment({ ALLOW_PRIVATE_WEBHOOKS: "0" });
  partner = await aPartner(database, "live");
});

const set = (webhookUrl: string) =>
  send("PUT", "/v1/partner/webhook", { as: partner.as, body: { webhookUrl } });

test.each([
  "http://receiver.example/hooks",
  "https://localhost/hooks",
  "https://127.0.0.1/",
  "https://2130706433/",
  "https://0177.0.0.1/",
  "https://0x7f.1/",
  "https://10.0.0.8:8443/",
  "https://169.254.169.254/latest/meta-data",
  "https://[::1]/",
  "https://[::127.0.0.1]/",
  "https://[::ffff:10.0.0.1]/",
  "https://[64:ff9b::10.0.0.1]/",
  "https://[2002:a00:1::]/",
  "https://db.internal/",
  "https://printer.local./",
  "https://intranet/",
])("%s is refused, and nothing is set", async (address) => {
  const reply = await set(address);
  expect(reply).toMatchObject({ status: 400, body: { code: "VALIDATION_ERROR" } });
  expect(reply.body.details.issues[0].path).toBe("webhookUrl");
  const { body } = await expectStatus(200, "GET", "/v1/partner/webhook", { as: partner.as });
  expect(body).toMatchObject({ webhookUrl: null, state: "off" });
});

test("an address of the open internet is taken", async () => {
  expect((await set("https://receiver.example/hooks")).status).toBe(200);
});
