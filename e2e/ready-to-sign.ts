// An assessment through the API up to its signature, so that a test of what follows is short.
import type { ApiClient } from "@/cli/demo/client";
import { readMerchantFile } from "@/cli/demo/merchant-file";

/** A merchant whose only attempt waits to be signed. */
export async function readyToSign(
  api: ApiClient,
): Promise<{ readonly merchantId: string; readonly attemptId: string }> {
  const file = await readMerchantFile("examples/saq-a.json");
  const { id: merchantId } = await api.send("POST", "/v1/merchants", { name: file.merchant.name });
  const base = `/v1/merchants/${merchantId}`;
  const method = await api.send("POST", `${base}/payment-methods`, file.paymentMethod);
  const at = `${base}/payment-methods/${method.id}`;
  const { description } = file.paymentMethod;
  const { saqType } = await api.result(await api.send("POST", `${at}/determine`, { description }));
  const opening = { paymentMethodId: method.id, saqType };
  const attempt = await api.send("POST", `${base}/attempts`, opening);
  const attemptPath = `${base}/attempts/${attempt.id}`;
  for (const topLevel of attempt.applicableTopLevels) {
    const body = { answer: file.answers[topLevel] };
    const path = `${attemptPath}/sections/${topLevel}/analyze`;
    await api.result(await api.send("POST", path, body));
  }
  for (const [groupId, answer] of Object.entries(file.review)) {
    await api.send("POST", `${attemptPath}/review`, { groupId, answer });
  }
  return { merchantId, attemptId: attempt.id };
}
