// Every code that an operation declares, met by request: ids of others and of the wrong kind, and
// what the state of an attempt does not allow. Nothing is written, and nothing of the content logged.
import { beforeAll, describe, expect, test } from "vitest";
import type { ErrorCode } from "@/lib/core/errors";
import { REST_OPERATIONS } from "@/lib/registry";
import { expectStatus, type send } from "./api";
import { testDatabase } from "./database";
import { captureLog, MARKER, refuse } from "./refusal";
import { opening, type RefusalWorld, refusalWorld } from "./refusal-world";
import { REFUSED_ACTS } from "./refused-acts";
import { REFUSED_IDS } from "./refused-ids";
import { REDIRECT_SHOP } from "./world";

const log = captureLog();
const database = testDatabase();

let world: RefusalWorld;

beforeAll(async () => {
  world = await refusalWorld(database);
});

const CASES = [...Object.entries(REFUSED_IDS), ...Object.entries(REFUSED_ACTS)];

describe.each(CASES)("%s", (code, cases) => {
  test.each(Object.entries(cases))("%s", async (_, build) => {
    const [method, path, body, as = world.partner.as] = await build(world);
    await refuse(database, code as ErrorCode, method, path, { as, body });
  });
});

/** Met where their circumstances are: access, asking, keys, reviews, team and webhooks.test.ts, and the gateway reader's own tests. */
const ELSEWHERE: readonly ErrorCode[] = [
  "LAST_OWNER",
  "KEY_ENDING",
  "LAST_KEY",
  "KEY_LIMIT",
  "REVIEW_NOT_WAITING",
  "ANSWERED_MEANWHILE",
  "ASKED_LIMIT",
  "HELPER_LINK_ENDED",
  "PARTNER_QUESTION_OPEN",
  "PARTNER_QUESTION_ENDED",
  "SANDBOX_MERCHANT_CAP",
  "GATEWAY_CREDENTIALS_REJECTED",
  "GATEWAY_UNAVAILABLE",
  // The ping and its event stay: what failed outside was tried.
  "WEBHOOK_DELIVERY_FAILED",
];

test("every code that an operation declares is met here", () => {
  const declared = new Set(REST_OPERATIONS.flatMap((operation) => operation.errors));
  const met = new Set([...CASES.map(([code]) => code), ...ELSEWHERE]);
  const unmet = [...declared].filter((code) => !met.has(code));
  expect(unmet).toEqual([]);
});

test("a determination of an earlier description opens nothing by token", async () => {
  const { shop, token } = world;
  const path = `${shop.base}/attempts`;
  const begin = (saqType: string): Parameters<typeof send> => [
    "POST",
    path,
    { as: token, body: opening(shop, saqType) },
  ];
  const wrong = await refuse(database, "SAQ_TYPE_MISMATCH", ...begin("SAQ D"));
  expect(wrong.body.details).toEqual({ determined: "SAQ A" });
  const change = { description: `${REDIRECT_SHOP} We also type cards that customers phone in.` };
  const method = `${shop.base}/payment-methods/${shop.pmId}`;
  await expectStatus(200, "PUT", method, { as: token, body: change });
  const stale = await refuse(database, "SAQ_TYPE_MISMATCH", ...begin("SAQ A"));
  expect(stale.body.details).toEqual({ determined: null, outdated: true });
  const back = { description: REDIRECT_SHOP };
  await expectStatus(200, "PUT", method, { as: token, body: back });
  await expectStatus(201, ...begin("SAQ A"));
});

test("nothing of what was refused is in the log, which names every request", () => {
  const text = log.text();
  expect(text).not.toContain(MARKER);
  for (const operation of ["attempts.sign", "sections.analyze", "review.answer"]) {
    expect(text).toContain(`"operation":"${operation}"`);
  }
});
