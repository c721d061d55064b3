import { afterAll, beforeAll, expect, test } from "vitest";
import { embeddedAssessor } from "@/lib/assessor/assessor";
import { expectStatus } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { aPartner, aReadyAttempt } from "@/lib/testing/world";
import { startWorker, type Worker } from "./worker";

const database = testDatabase();
let worker: Worker;
let by: "embedded" | "model" = "embedded";

const PROVENANCE = {
  assessor: "model",
  model: "example",
  promptVersion: "1",
  inputHash: "example",
  durationMs: 1,
} as const;

async function narrate() {
  if (by === "embedded") return null;
  return {
    roleWithCards: "The provider takes the cards.",
    environment: "A web shop.",
    provenance: PROVENANCE,
  };
}

beforeAll(async () => {
  worker = await startWorker({ assessor: { ...embeddedAssessor, narrate } });
});

afterAll(() => worker.stop());

test.each([
  ["embedded", "local-fallback"],
  ["model", "saas-prefill"],
] as const)(
  "finalize says that the %s assessor wrote the narrative: %s",
  async (name, pipeline) => {
    by = name;
    const attempt = await aReadyAttempt(database, await aPartner(database));
    const { as } = attempt.partner;
    const { body } = await expectStatus(200, "POST", `${attempt.path}/finalize`, { as });
    expect(body.pdf.pipeline).toBe(pipeline);
  },
);

test("the embedded assessor writes nothing of its own", async () => {
  const description = "Customers pay on the provider's page.";
  const written = await embeddedAssessor.narrate({
    saqType: "SAQ A",
    merchantName: "Quayside Candles",
    paymentMethod: { name: "Web shop", description, channel: "website", vendor: "Stripe" },
    review: [{ groupId: "business_description", answer: "We sell candles." }],
  });
  expect(written).toBeNull();
});
