import { createSocket } from "node:dgram";
import { lookup as systemLookup } from "node:dns/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lookupOf } from "./lookup";
import { createWebhookGateway } from "./webhook/webhook-gateway";

const silent = createSocket("udp4");
let server: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => silent.bind(0, "127.0.0.1", () => resolve()));
  server = `127.0.0.1:${silent.address().port}`;
});

afterAll(() => new Promise<void>((resolve) => silent.close(() => resolve())));

test("names whose servers keep silent hold up no other lookup of the process", async () => {
  const lookup = lookupOf([server]);
  let waiting = 40;
  const stuck = Array.from({ length: 40 }, (_, i) =>
    lookup(`silent-${i}.example`).catch(() => {
      waiting -= 1;
    }),
  );
  const { address } = await systemLookup("localhost");
  expect(address).toMatch(/^(127\.0\.0\.1|::1)$/);
  expect(waiting).toBe(40);
  await Promise.all(stuck);
});

test("a name that nobody tells the address of is a failed try, told in one word", async () => {
  const gateway = createWebhookGateway({ allowPrivate: false, lookup: lookupOf([server]) });
  const url = "https://receiver.example/hooks";
  const outcome = await gateway.send({ url, id: "evt_x", body: "{}", secrets: ["whsec_c2VjcmV0"] });
  expect(outcome).toMatchObject({ statusCode: null, answer: null });
  expect(outcome.error).toMatch(/^The connection failed: E?TIMEOUT\.$/);
});
