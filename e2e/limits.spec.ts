// That an address which guesses is told to wait, by whatever part of the service it asks.
import { randomInt } from "node:crypto";
import { get, type IncomingMessage } from "node:http";
import { expect, test } from "@playwright/test";
import { base, keyOf } from "./visits";

// Only Linux gives every process all of 127.0.0.0/8.
test.skip(process.platform !== "linux");

/** Above the limit of wrong credentials in a minute. */
const MANY = 80;

/** A client at an address of its own, so that no other test is told to wait. */
function clientAt(localAddress: string) {
  return (path: string, headers: Record<string, string> = {}) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const asked = get(`${base()}${path}`, { localAddress, headers, agent: false }, (answer) => {
        answer.resume().on("end", () => resolve(answer));
      });
      asked.on("error", reject);
    });
}

/** One that no earlier run has used up. */
function anAddress(): string {
  return `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`;
}

test("the API and the portal refuse one that guesses, and serve it with what is right", async () => {
  const ask = clientAt(anAddress());
  const wrong = { "X-API-Key": "sk_test_guessed" };
  const statuses = new Set<number | undefined>();
  for (let guess = 0; guess < MANY; guess += 1) {
    statuses.add((await ask("/v1/partner", wrong)).statusCode);
  }
  expect([...statuses]).toEqual([401, 429]);
  for (const path of ["/portal?sessionToken=a.b.c", "/portal/embed?apiKey=sk_test_guessed"]) {
    const { statusCode, headers } = await ask(path);
    expect([path, statusCode]).toEqual([path, 429]);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(headers.ratelimit).toContain('"wrong";r=0');
  }
  expect((await ask("/v1/partner", { "X-API-Key": keyOf("API") })).statusCode).toBe(200);
  expect((await clientAt(anAddress())("/v1/partner", wrong)).statusCode).toBe(401);
});
