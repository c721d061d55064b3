// Where the gateway of webhooks never connects, and what it keeps of an answer.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import type { Lookup } from "@/lib/gateways/lookup";
import { aReceiver } from "@/lib/testing/receiver";
import { createWebhookGateway } from "./webhook-gateway";

const webhook = (url: string) => ({
  url,
  id: "evt_x",
  body: "{}",
  secrets: ["whsec_c2VjcmV0c2VjcmV0"],
});
const strict = (lookup?: Lookup) =>
  createWebhookGateway({ allowPrivate: false, ...(lookup ? { lookup } : {}) });

test.each([
  "https://127.0.0.1/",
  "https://10.1.2.3/",
  "https://169.254.169.254/latest",
  "https://[::1]/",
  "https://[fe80::1]/",
  "https://[::ffff:127.0.0.1]/",
  "https://[::ffff:a00:1]/",
  "https://[::127.0.0.1]/",
  "https://[64:ff9b::a00:1]/",
  "https://[2002:a00:1::]/",
  "https://printer.local/",
  "https://0.0.0.0/",
  "https://100.64.0.1/",
  "https://2130706433/",
  "https://0x7f.1/",
  "http://93.184.216.34/",
])("never connects to %s", async (url) => {
  const outcome = await strict().send(webhook(url));
  expect(outcome.statusCode).toBeNull();
  expect(outcome.error).toMatch(/private|not https/);
});

test("connects where it looked, and looks once: a name cannot change its mind in between", async () => {
  const receiver = await aReceiver();
  const answers = ["127.0.0.1", "93.184.216.34"];
  let looked = 0;
  const rebinding: Lookup = async () => {
    looked += 1;
    return [{ address: answers.shift() ?? "93.184.216.34", family: 4 }];
  };
  const url = receiver.url.replace("http:", "https:").replace("127.0.0.1", "rebind.example");
  const outcome = await strict(rebinding).send(webhook(url));
  expect(outcome.error).toMatch(/private/);
  expect([looked, receiver.received.length]).toEqual([1, 0]);
});

test("is led nowhere by a name with a private address among public ones", async () => {
  const mixed: Lookup = async () =>
    ["93.184.216.34", "10.0.0.1"].map((address) => ({ address, family: 4 }));
  const outcome = await strict(mixed).send(webhook("https://mixed.example/"));
  expect(outcome.error).toMatch(/private/);
});

test("keeps no more than 4 KiB of an answer, and says why there is none", async () => {
  const receiver = await aReceiver();
  receiver.answers = [{ status: 200, body: "x".repeat(20_000) }];
  const open = createWebhookGateway({ allowPrivate: true });
  expect((await open.send(webhook(receiver.url))).answer).toHaveLength(4096);
  const refused = await open.send(webhook("http://127.0.0.1:1/"));
  expect(refused).toMatchObject({ statusCode: null, error: expect.stringContaining("ECONN") });
});

test("goes by the status alone where the answer's body breaks off", async () => {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(410);
    response.write("gon", () => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.unref();
  const { port } = server.address() as AddressInfo;
  const open = createWebhookGateway({ allowPrivate: true });
  const outcome = await open.send(webhook(`http://127.0.0.1:${port}/`));
  expect(outcome).toMatchObject({ statusCode: 410, error: null });
});

test("keeps no half of a number that the 4 KiB end within", async () => {
  const receiver = await aReceiver();
  receiver.answers = [{ status: 200, body: `${"x".repeat(4080)} 4111 1111 1111 1111` }];
  const { answer } = await createWebhookGateway({ allowPrivate: true }).send(webhook(receiver.url));
  expect(answer).toBe("x".repeat(4080));
});
