// An assessment through the API as far as a test does not look at it, so that the test is short.
import type { ApiClient } from "@/cli/demo/client";
import { type DemoMerchant, readMerchantFile } from "@/cli/demo/merchant-file";
import { answerAreas, openAttempt } from "@/cli/demo/open-attempt";

/** An attempt that is on its way. */
export interface Underway {
  readonly merchantId: string;
  readonly attemptId: string;
  /** `/v1/merchants/…/attempts/…` */
  readonly path: string;
  readonly file: DemoMerchant;
}

/** A merchant of the examples with an open attempt, its areas answered save for those left out. */
export async function answered(
  api: ApiClient,
  example: string,
  leftOut: readonly string[] = [],
): Promise<Underway> {
  const file = await readMerchantFile(`examples/${example}.json`);
  const { merchantId, attempt, attemptPath: path } = await openAttempt(api, file);
  const topLevels = attempt.applicableTopLevels.filter((topLevel) => !leftOut.includes(topLevel));
  await answerAreas(api, path, file, topLevels);
  return { merchantId, attemptId: attempt.id, path, file };
}

/** A merchant whose only attempt waits to be signed. */
export async function readyToSign(api: ApiClient): Promise<Underway> {
  const underway = await answered(api, "saq-a");
  await answerAbout(api, underway);
  await answerStatements(api, underway);
  return underway;
}

/** The one that all tests share that change nothing of it. */
export function sharedReadyToSign(): Underway {
  return JSON.parse(process.env.E2E_READY ?? "");
}

/** Says yes to every statement that the portal asks, as its own pages keep it until it is signed. */
export async function answerStatements(
  api: ApiClient,
  { merchantId, attemptId, path }: Underway,
): Promise<void> {
  const { statements } = await api.send("GET", `${path}/review`);
  for (const { id, basis } of statements) {
    if (basis === "not_applicable") continue;
    const key = `${attemptId}.statement.${id}`;
    await api.send("PUT", `/v1/merchants/${merchantId}/drafts/${key}`, {
      value: "yes",
      version: 0,
    });
  }
}

/** Answers the questions about the business. */
export async function answerAbout(api: ApiClient, { path, file }: Underway): Promise<void> {
  const groups = Object.entries(file.review).map(([groupId, fields]) => ({ groupId, fields }));
  await api.send("PUT", `${path}/review`, { groups });
}

/** A merchant whose only attempt is sealed; its documents may still be written. */
export async function sealed(api: ApiClient): Promise<Underway> {
  const underway = await readyToSign(api);
  await api.send("POST", `${underway.path}/sign`, underway.file.signature);
  await api.send("POST", `${underway.path}/submit`, {});
  return underway;
}
