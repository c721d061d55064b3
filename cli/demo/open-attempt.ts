// An assessment through the API up to its questions, without a word: for tests and measurements.
import type { ApiClient } from "./client";
import type { DemoMerchant } from "./merchant-file";

/** An attempt that was just opened, and where it is. */
export interface Opened {
  readonly merchantId: string;
  readonly attemptPath: string;
  readonly attempt: { readonly id: string; readonly applicableTopLevels: readonly string[] };
}

/** Makes the merchant of a file and opens its questionnaire. */
export async function openAttempt(api: ApiClient, file: DemoMerchant): Promise<Opened> {
  const { id: merchantId } = await api.send("POST", "/v1/merchants", { name: file.merchant.name });
  const base = `/v1/merchants/${merchantId}`;
  const method = await api.send("POST", `${base}/payment-methods`, file.paymentMethod);
  const at = `${base}/payment-methods/${method.id}`;
  const { description } = file.paymentMethod;
  let result = await api.result(await api.send("POST", `${at}/determine`, { description }));
  for (const answer of file.followUpAnswers) {
    if (result.status !== "needs-followup") break;
    const { threadId } = result;
    result = await api.result(await api.send("POST", `${at}/followup`, { answer, threadId }));
  }
  const opening = { paymentMethodId: method.id, saqType: result.saqType };
  const attempt = await api.send("POST", `${base}/attempts`, opening);
  return { merchantId, attempt, attemptPath: `${base}/attempts/${attempt.id}` };
}

/** Answers areas with the file's words, all at once. */
export async function answerAreas(
  api: ApiClient,
  attemptPath: string,
  file: DemoMerchant,
  topLevels: readonly string[],
): Promise<void> {
  const areas = topLevels.map(async (topLevel) => {
    const path = `${attemptPath}/sections/${topLevel}`;
    await api.result(await api.send("POST", `${path}/combined`));
    const body = { answer: file.answers[topLevel] };
    await api.result(await api.send("POST", `${path}/analyze`, body));
  });
  await Promise.all(areas);
}
