// That an address which guesses is told to wait, by whatever part of the service it asks.
import { randomInt } from "node:crypto";
import { expect, test } from "@playwright/test";
import { type BehindProxy, startBehindProxy } from "./behind-proxy";
import { keyOf } from "./visits";

/** Above the limit of wrong credentials in a minute. */
const MANY = 80;

let service: BehindProxy;

test.beforeAll(async () => {
  service = await startBehindProxy();
  const ready = () => fetch(`${service.url}/health/ready`).then(({ status }) => status);
  await expect.poll(() => ready().catch(() => null)).toBe(200);
});

test.afterAll(() => service.stop());

/** A client at an address of its own, so that no other test is told to wait. */
function clientAt(address: string) {
  return async (path: string, headers: Record<string, string> = {}) => {
    const reply = await fetch(`${service.url}${path}`, {
      headers: { ...headers, "X-Forwarded-For": address },
      redirect: "manual",
    });
    await reply.arrayBuffer();
    return reply;
  };
}

/** One that no earlier run has used up. */
function anAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
}

test("the API and the portal refuse one that guesses, and serve it with what is right", {
  tag: "@desktop",
}, async () => {
  const ask = clientAt(anAddress());
  const wrong = { "X-API-Key": "sk_test_guessed" };
  const statuses = new Set<number>();
  for (let guess = 0; guess < MANY; guess += 1) {
    statuses.add((await ask("/v1/partner", wrong)).status);
  }
  expect([...statuses]).toEqual([401, 429]);
  for (const path of ["/portal?sessionToken=a.b.c", "/portal/embed?apiKey=sk_test_guessed"]) {
    const { status, headers } = await ask(path);
    expect([path, status]).toEqual([path, 429]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(headers.get("ratelimit")).toContain('"wrong";r=0');
  }
  expect((await ask("/v1/partner", { "X-API-Key": keyOf("API") })).status).toBe(200);
  expect((await clientAt(anAddress())("/v1/partner", wrong)).status).toBe(401);
});
