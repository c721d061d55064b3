import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSend } from "./api";

const PATH = "/v1/merchants/mrc_1/payment-methods";
const BODY = { name: "Shop" };

interface Sent {
  readonly key: string | null;
  readonly answer: (response: Response) => void;
  readonly lose: () => void;
}

let sent: Sent[] = [];

beforeEach(() => {
  sent = [];
  vi.stubGlobal("fetch", (_path: string, { headers }: RequestInit) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const key = new Headers(headers).get("Idempotency-Key");
    sent.push({ key, answer: resolve, lose: () => reject(new TypeError("lost")) });
    return promise;
  });
});
afterEach(() => void vi.unstubAllGlobals());

const made = () => Response.json({ id: "pm_1" }, { status: 201 });

test("the same change twice at once is sent once, and both hear of it", async () => {
  const send = createSend(() => "token");
  const both = [send("POST", PATH, BODY), send("POST", PATH, BODY)];
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.answer(made());
  expect(await Promise.all(both)).toEqual([{ id: "pm_1" }, { id: "pm_1" }]);
});

test("after a lost answer the same change goes under the same key", async () => {
  const send = createSend(() => "token");
  const first = send("POST", PATH, BODY);
  sent[0]?.lose();
  await expect(first).rejects.toMatchObject({ code: "OFFLINE" });
  const again = send("POST", PATH, BODY);
  sent[1]?.answer(made());
  await again;
  expect(sent[1]?.key).toBe(sent[0]?.key);
  // It is done: the same once more is another one.
  const another = send("POST", PATH, BODY);
  sent[2]?.answer(made());
  await another;
  expect(sent[2]?.key).not.toBe(sent[0]?.key);
});

test("a refusal is an answer: what is sent after it is another change", async () => {
  const send = createSend(() => "token");
  const first = send("POST", PATH, BODY);
  sent[0]?.answer(Response.json({ code: "VALIDATION_ERROR", message: "" }, { status: 400 }));
  await expect(first).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  const again = send("POST", PATH, BODY);
  sent[1]?.answer(made());
  await again;
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test("changes that differ, and reads, do not wait for each other", async () => {
  const send = createSend(() => "token");
  const all = [
    send("POST", PATH, BODY),
    send("POST", PATH, { name: "Counter" }),
    send("GET", PATH),
    send("GET", PATH),
  ];
  expect(sent).toHaveLength(4);
  for (const { answer } of sent) answer(made());
  await Promise.all(all);
  expect(sent.map(({ key }) => key !== null)).toEqual([true, true, false, false]);
});
