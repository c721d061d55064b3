// A whole assessment by tools alone, with a real worker and the embedded assessor: what an agent does.
import type { Client } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startWorker, type Worker } from "@/lib/jobs/worker";
import { testDatabase } from "@/lib/testing/database";
import {
  callTool,
  connect,
  done,
  type Listening,
  listen,
  REVISIONS,
} from "@/lib/testing/mcp-client";
import { aPartner, REDIRECT_SHOP, SIGNING } from "@/lib/testing/world";

const database = testDatabase();
let worker: Worker;
let listening: Listening;

beforeAll(async () => {
  worker = await startWorker();
  listening = await listen();
});

afterAll(async () => {
  await listening.stop();
  await worker.stop();
});

interface Attempt extends Record<string, unknown> {
  readonly merchantId: string;
  readonly attemptId: string;
}

const POLL_MS = 50;
const POLLS = 3600;

/** Polls with the tool that the listing names, until the job has ended. */
async function jobEnd(client: Client, tool: string, jobId: string) {
  for (let polls = 0; polls < POLLS; polls += 1) {
    const { status, result } = await done(client, tool, { jobId });
    if (status === "COMPLETED") return result;
    expect(status).toBe("PROCESSING");
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`${tool} ${jobId} does not end`);
}

async function answerSection(client: Client, attempt: Attempt, topLevel: string): Promise<void> {
  const section = { ...attempt, topLevel };
  const asked = await done(client, "sections_combined", section);
  const { suggestedAnswers } = await jobEnd(client, "jobs_section", asked.jobId);
  const { answer } = suggestedAnswers[0];
  const answered = await done(client, "sections_analyze", { ...section, answer });
  const { uncovered } = await jobEnd(client, "jobs_section", answered.jobId);
  expect(uncovered).toEqual([]);
}

async function answerReview(client: Client, attempt: Attempt): Promise<void> {
  const { groups } = await done(client, "review_get", attempt);
  for (const { groupId, required } of groups) {
    const answer = "Quayside Candles, 1 Quay Street, Port Town; we sell candles on the web.";
    if (required) await done(client, "review_answer", { ...attempt, groupId, answer });
  }
  expect((await done(client, "review_get", attempt)).remaining).toBe(0);
}

/** What the partner's own key caused, as the audit trail tells it. */
async function trail(client: Client, merchantId: string) {
  const { items } = await done(client, "audit_list", { merchantId, limit: 1000 });
  return items
    .filter(({ actor }: { actor: string }) => actor.startsWith("api-key:"))
    .map(({ eventType, metadata }: { eventType: string; metadata: Record<string, string> }) => [
      eventType,
      metadata.operation,
      metadata.via,
    ]);
}

test.each(REVISIONS)(
  "in revision %s tools alone take a SAQ A from the merchant's creation to the sealed documents",
  async (revision) => {
    const partner = await aPartner(database);
    const client = await connect(listening.url, partner.as, revision);
    await client.listTools();
    const email = "owner@quayside.example";
    const { id: merchantId } = await done(client, "merchants_create", { name: "Quayside", email });
    const method = { merchantId, name: "Web shop", description: REDIRECT_SHOP };
    const { id: pmId } = await done(client, "payment_methods_create", method);
    const described = { merchantId, pmId, description: REDIRECT_SHOP };
    const determining = await done(client, "payment_methods_determine", described);
    const { saqType } = await jobEnd(client, "jobs_determine", determining.jobId);
    expect(saqType).toBe("SAQ A");
    const opening = { merchantId, paymentMethodId: pmId, saqType };
    const opened = await done(client, "attempts_open", opening);
    const attempt = { merchantId, attemptId: opened.id };
    for (const topLevel of opened.applicableTopLevels) {
      await answerSection(client, attempt, topLevel);
    }
    await answerReview(client, attempt);
    const early = await callTool(client, "attempts_finalize", attempt);
    expect(early).toMatchObject({ isError: true, body: { code: "NO_SIGNATURE" } });
    await done(client, "attempts_sign", { ...attempt, ...SIGNING });
    const sealed = await done(client, "attempts_finalize", attempt);
    expect(sealed).toMatchObject({ status: "sealed", saqType: "SAQ A", orgCompliant: true });
    for (const kind of ["saq", "aoc"]) {
      const file = await callTool(client, "documents_download", { ...attempt, kind });
      const blob = file.content.find(({ type }) => type === "resource")?.resource?.blob ?? "";
      expect(Buffer.from(blob, "base64").subarray(0, 4).toString()).toBe("%PDF");
      expect(file.body).toMatchObject({ contentType: "application/pdf" });
    }
    const merchant = await done(client, "merchants_get", { merchantId });
    expect(merchant.complianceStatus).toBe("compliant");
    const events = await trail(client, merchantId);
    expect(events).toContainEqual([
      "attempt.sealed",
      "attempts.finalize",
      "mcp:tools/call attempts_finalize",
    ]);
    for (const [, operation, via] of events) {
      expect(via).toBe(`mcp:tools/call ${operation.replaceAll(".", "_")}`);
    }
  },
);
