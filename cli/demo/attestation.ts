// What turns answers into an attestation: facts of the business, a look at what will be sealed, the
// signature with each statement, the seal.
import { StartupError } from "@/lib/core/errors";
import type { ApiClient } from "./client";
import type { DemoMerchant } from "./merchant-file";
import { counted, detail, step } from "./progress";

/** Reviews, previews, signs and seals the attempt at `at`. */
export async function attest(api: ApiClient, at: string, file: DemoMerchant): Promise<void> {
  await saveReview(api, at, file);
  await showPreview(api, at);
  await sign(api, at, file);
  await finalize(api, at);
}

interface AskedGroup {
  readonly groupId: keyof DemoMerchant["review"];
  readonly required: boolean;
}

async function saveReview(api: ApiClient, at: string, file: DemoMerchant): Promise<void> {
  const asked: AskedGroup[] = (await api.send("GET", `${at}/review`)).groups;
  const groups = asked.flatMap(({ groupId, required }) => {
    const fields = file.review[groupId];
    if (fields) return [{ groupId, fields }];
    if (required) throw new StartupError(`The merchant file has no review fields for ${groupId}.`);
    return [];
  });
  const given = groups.reduce((sum, { fields }) => sum + Object.keys(fields).length, 0);
  await step(
    "Business described, field by field",
    () => api.send("PUT", `${at}/review`, { groups }),
    ({ remaining }) => `${given} fields in ${groups.length} groups, ${remaining} groups open`,
  );
}

interface Preview {
  readonly preview: readonly { controlId: string; status: string; inherited: boolean }[];
  readonly statements: readonly { basis: string }[];
  readonly contradictions: readonly { question: string }[];
}

async function showPreview(api: ApiClient, at: string): Promise<void> {
  const { preview, statements, contradictions }: Preview = await step(
    "Preview of what will be sealed",
    () => api.send("GET", `${at}/review`),
    (shown) => describePreview(shown),
  );
  const inherited = preview.filter((control) => control.inherited);
  if (inherited.length > 0) {
    detail("Inherited:", inherited.map(({ controlId }) => controlId).join(", "));
  }
  for (const { question } of contradictions) detail("Contradiction:", question);
  const proven = statements.filter(({ basis }) => basis === "said").length;
  detail(
    "Statements to sign:",
    `${statements.length}; ${proven} of them proven by the merchant's own words`,
  );
}

function describePreview({ preview }: Preview): string {
  const statuses = preview.map(({ status }) => (status === "empty" ? "unanswered" : status));
  const inherited = preview.filter((control) => control.inherited).length;
  const passedOn = inherited === 0 ? "none" : String(inherited);
  return `${preview.length} controls: ${counted(statuses)}; ${passedOn} inherited`;
}

async function sign(api: ApiClient, at: string, file: DemoMerchant): Promise<void> {
  const signature = await step(
    "Signed",
    () => api.send("POST", `${at}/sign`, file.signature),
    (done) => `${done.signatoryName}, ${done.signatoryTitle}, ${done.signedAt}`,
  );
  detail(
    "Statement by statement:",
    counted(signature.confirmations.map(wordOf)) || "none was asked",
  );
}

function wordOf({ confirmed }: { confirmed: boolean | null }): string {
  if (confirmed === null) return "not sure";
  return confirmed ? "confirmed" : "declined";
}

async function finalize(api: ApiClient, at: string): Promise<void> {
  const sealed = await step(
    "Finalized: sealed, documents made",
    () => api.send("POST", `${at}/finalize`, {}),
    ({ reasons }) =>
      reasons.length === 0 ? "compliant, nothing stands against it" : "not compliant",
  );
  const { inPlace, compensating, notApplicable, notInPlace, unanswered } = sealed.breakdown;
  detail(
    "Answers:",
    `${inPlace} in place, ${compensating} with a compensating control, ${notApplicable} not applicable, ${notInPlace} not in place, ${unanswered} unanswered`,
  );
  detail("Reasons against:", sealed.reasons.join(", ") || "none");
}
