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
  readonly preview: readonly {
    readonly controlId: string;
    readonly status: string;
    readonly inherited: boolean;
    readonly planDate: string | null;
  }[];
  readonly statements: readonly { readonly basis: string }[];
  readonly contradictions: readonly { readonly question: string }[];
}

async function showPreview(api: ApiClient, at: string): Promise<void> {
  const { preview, statements, contradictions }: Preview = await step(
    "Preview of what will be sealed",
    () => api.send("GET", `${at}/review`),
    describePreview,
  );
  const inherited = preview.filter((control) => control.inherited);
  const idsOf = (controls: Preview["preview"]) => controls.map(({ controlId }) => controlId);
  if (inherited.length > 0) detail("Inherited:", idsOf(inherited).join(", "));
  for (const { controlId, status, planDate } of preview) {
    if (status === "Not In Place") detail(`${controlId}:`, `planned for ${planDate ?? "no day"}`);
  }
  for (const { question } of contradictions) detail("Contradiction:", question);
  detail("Statements:", describeStatements(statements));
}

function describePreview({ preview }: Preview): string {
  const statuses = preview.map(({ status }) => (status === "empty" ? "unanswered" : status));
  const inherited = preview.filter((control) => control.inherited).length;
  const passedOn = inherited === 0 ? "none" : String(inherited);
  return `${preview.length} controls: ${counted(statuses)}; ${passedOn} inherited`;
}

function describeStatements(statements: Preview["statements"]): string {
  const words = new Map([
    ["said", "proven by the merchant's own words"],
    ["not_met", "not met"],
    ["not_applicable", "not applicable"],
  ]);
  return counted(statements.map(({ basis }) => words.get(basis) ?? "for the signatory to confirm"));
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
