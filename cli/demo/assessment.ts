// One whole assessment through the public REST API, told step by step.
import { StartupError } from "@/lib/core/errors";
import { attest } from "./attestation";
import { type ApiClient, merchantClient } from "./client";
import type { DemoMerchant } from "./merchant-file";
import { detail, heading, say, step } from "./progress";
import { answerQuestionnaire } from "./questionnaire";
import { type SealedFiles, saveSealedFiles } from "./sealed-files";

/** What the assessment left behind. */
export interface AssessmentOutcome {
  readonly merchantId: string;
  readonly attemptId: string;
  readonly saqType: string;
  readonly files: SealedFiles;
}

/**
 * Drives a merchant from creation to the sealed documents; writes them and the record to `folder`. The
 * partner makes the merchant and its session token, then the merchant does all of it by itself.
 */
export async function runAssessment(
  partner: ApiClient,
  merchant: DemoMerchant,
  folder: string,
): Promise<AssessmentOutcome> {
  heading(`Assessment of ${merchant.merchant.name}`);
  const { merchantId, pmId } = await createMerchant(partner, merchant);
  const base = `/v1/merchants/${merchantId}`;
  const api = await merchantOf(partner, base);
  const saqType = await determineType(api, `${base}/payment-methods/${pmId}`, merchant);
  const attempt = await step(
    "Attempt opened",
    () => api.send("POST", `${base}/attempts`, { paymentMethodId: pmId, saqType }),
    (opened) =>
      `${opened.saqType}, ${countOf(opened)} controls in ${opened.applicableTopLevels.length} requirements`,
  );
  const at = `${base}/attempts/${attempt.id}`;
  await answerQuestionnaire(api, at, attempt.applicableSections, merchant);
  await attest(api, at, merchant);
  const files = await saveSealedFiles(api, at, folder);
  return { merchantId, attemptId: attempt.id, saqType, files };
}

/** The merchant itself, so that the record names it as the one who answered and signed. */
async function merchantOf(partner: ApiClient, base: string): Promise<ApiClient> {
  const { sessionToken } = await step(
    "Session token minted: from here on the merchant works by itself",
    () => partner.send("POST", `${base}/session-token`, { use: "rest" }),
    ({ expiresAt }) => `until ${expiresAt}`,
  );
  return merchantClient(partner.baseUrl, sessionToken);
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
