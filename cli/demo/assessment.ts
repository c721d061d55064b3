// One whole assessment through the public REST API, told step by step.
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { StartupError } from "@/lib/core/errors";
import type { ApiClient } from "./client";
import type { DemoMerchant } from "./merchant-file";
import { detail, heading, say, step } from "./progress";

/** What the assessment left behind. */
export interface AssessmentOutcome {
  readonly merchantId: string;
  readonly attemptId: string;
  readonly saqType: string;
  readonly pdfs: { readonly saq: string; readonly aoc: string };
}

/** Drives a merchant from creation to the sealed documents; writes both PDFs to `folder`. */
export async function runAssessment(
  api: ApiClient,
  merchant: DemoMerchant,
  folder: string,
): Promise<AssessmentOutcome> {
  heading(`Assessment of ${merchant.merchant.name}`);
  const { merchantId, pmId } = await createMerchant(api, merchant);
  const base = `/v1/merchants/${merchantId}`;
  const saqType = await determineType(api, `${base}/payment-methods/${pmId}`, merchant);
  const attempt = await step(
    "Attempt opened",
    () => api.send("POST", `${base}/attempts`, { paymentMethodId: pmId, saqType }),
    (opened) =>
      `${opened.saqType}, ${countOf(opened)} controls in ${opened.applicableTopLevels.length} requirements`,
  );
  const at = `${base}/attempts/${attempt.id}`;
  for (const section of attempt.applicableSections) await answerSection(api, at, section, merchant);
  await review(api, at, merchant);
  await seal(api, at, merchant);
  const pdfs = await saveDocuments(api, at, folder);
  return { merchantId, attemptId: attempt.id, saqType, pdfs };
}

function countOf(opened: { applicableSections: { childCount: number }[] }): number {
  return opened.applicableSections.reduce((sum, section) => sum + section.childCount, 0);
}

async function createMerchant(api: ApiClient, file: DemoMerchant) {
  // The demo may run many times on one database: the partner's own id must stay unique.
  const externalMerchantId = file.merchant.externalMerchantId
    ? `${file.merchant.externalMerchantId}-${Date.now().toString(36)}`
    : undefined;
  await makeRoom(api);
  const merchant = await step(
    "Merchant created",
    () => api.send("POST", "/v1/merchants", { ...file.merchant, externalMerchantId }),
    (created) => created.id,
  );
  const method = await step(
    "Payment method added",
    () => api.send("POST", `/v1/merchants/${merchant.id}/payment-methods`, file.paymentMethod),
    (added) => added.name,
  );
  detail("In the merchant's words:", file.paymentMethod.description, 6);
  return { merchantId: merchant.id as string, pmId: method.id as string };
}

const PAGE_MAX = 100;

/** A sandbox holds a few merchants only: the oldest of earlier demos gives way. */
async function makeRoom(api: ApiClient): Promise<void> {
  const { limits } = await api.send("GET", "/v1/partner");
  const cap: number | null = limits.merchantCap;
  if (cap === null || cap > PAGE_MAX) return;
  const { items } = await api.send("GET", `/v1/merchants?limit=${cap}`);
  const oldest = items.at(-1);
  if (items.length === cap) await api.send("DELETE", `/v1/merchants/${oldest.id}`);
}

async function determineType(api: ApiClient, at: string, file: DemoMerchant): Promise<string> {
  const { description } = file.paymentMethod;
  let result = await step(
    "Questionnaire determined",
    async () => api.result(await api.send("POST", `${at}/determine`, { description })),
    (found) => found.saqType ?? "one more question",
  );
  const answers = [...file.followUpAnswers];
  while (result.status === "needs-followup") {
    detail("Asked:", result.followUpQuestion, 4);
    const answer = answers.shift();
    if (!answer) {
      throw new StartupError(
        "The service asked a question that the merchant file has no answer to. Add one to followUpAnswers.",
      );
    }
    detail("Answered:", answer, 4);
    const { threadId } = result;
    result = await step(
      "Follow-up answered",
      async () => api.result(await api.send("POST", `${at}/followup`, { answer, threadId })),
      (found) => found.saqType ?? "one more question",
    );
  }
  detail("Because:", result.reason ?? "", 5);
  if (result.saqType !== file.expectedSaqType) {
    say(`    The file expects ${file.expectedSaqType}.`);
  }
  return result.saqType;
}

async function answerSection(
  api: ApiClient,
  at: string,
  section: { topLevel: string; title: string; childCount: number },
  file: DemoMerchant,
): Promise<void> {
  const { topLevel, title } = section;
  const answer = file.answers[topLevel];
  if (!answer) {
    throw new StartupError(`The merchant file has no answer for requirement ${topLevel}.`);
  }
  const path_ = `${at}/sections/${topLevel}`;
  const asked = await step(`Requirement ${topLevel}, ${title}: question composed`, async () =>
    api.result(await api.send("POST", `${path_}/combined`)),
  );
  detail("Asked:", asked.combinedQuestion, 3);
  detail("Answered:", answer, 3);
  await step(
    `Requirement ${topLevel}: answer spread over ${section.childCount} controls`,
    async () => api.result(await api.send("POST", `${path_}/analyze`, { answer })),
    (analysis) => tally(analysis.controls),
  );
}

function tally(controls: { complianceStatus: string }[]): string {
  const counts = new Map<string, number>();
  for (const { complianceStatus } of controls) {
    counts.set(complianceStatus, (counts.get(complianceStatus) ?? 0) + 1);
  }
  return [...counts]
    .map(([status, n]) => `${n} ${status === "empty" ? "not covered" : status}`)
    .join(", ");
}

async function review(api: ApiClient, at: string, file: DemoMerchant): Promise<void> {
  const { groups } = await api.send("GET", `${at}/review`);
  await step(
    "Review questions answered",
    async () => {
      for (const group of groups as {
        groupId: keyof DemoMerchant["review"];
        required: boolean;
      }[]) {
        const answer = file.review[group.groupId];
        if (answer) await api.send("POST", `${at}/review`, { groupId: group.groupId, answer });
        else if (group.required) {
          throw new StartupError(`The merchant file has no review answer for ${group.groupId}.`);
        }
      }
      return groups.length;
    },
    (count) => `${count} groups`,
  );
}

async function seal(api: ApiClient, at: string, file: DemoMerchant): Promise<void> {
  await step(
    "Signed",
    () => api.send("POST", `${at}/sign`, file.signature),
    (signature) => `${signature.signatoryName}, ${signature.signatoryTitle}, ${signature.signedAt}`,
  );
  const sealed = await step(
    "Finalized: sealed, documents made",
    () => api.send("POST", `${at}/finalize`, {}),
    (done) => (done.orgCompliant ? "compliant" : "not compliant yet"),
  );
  const { inPlace, compensating, notApplicable, notInPlace, unanswered } = sealed.breakdown;
  detail(
    "Answers:",
    `${inPlace} in place, ${compensating} with a compensating control, ${notApplicable} not applicable, ${notInPlace} not in place, ${unanswered} unanswered`,
  );
}

async function saveDocuments(api: ApiClient, at: string, folder: string) {
  const attempt = await waitForDocuments(api, at);
  await mkdir(folder, { recursive: true });
  const save = (kind: "saq" | "aoc") => {
    const file = path.join(folder, `${kind}.pdf`);
    const { pages } = attempt.documentKeys[kind];
    return step(
      `${kind}.pdf downloaded`,
      async () => {
        const bytes = await api.download(`${at}/documents/${kind}.pdf`);
        await writeFile(file, bytes);
        return bytes.length;
      },
      (size) => `${pages} pages, ${Math.round(size / 1024)} kB`,
    ).then(() => file);
  };
  return { saq: await save("saq"), aoc: await save("aoc") };
}

const DOCUMENTS_BOUND_MS = 120_000;

/** Finalize answers after 25 seconds at the latest; a slow machine may need longer for the PDFs. */
async function waitForDocuments(api: ApiClient, at: string) {
  const deadline = Date.now() + DOCUMENTS_BOUND_MS;
  while (Date.now() < deadline) {
    const attempt = await api.send("GET", at);
    if (attempt.status === "sealed_ready") return attempt;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new StartupError("The documents were not made in time. See the worker's log.");
}
