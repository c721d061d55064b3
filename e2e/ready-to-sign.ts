// An assessment through the API up to its signature, so that a test of what follows is short.
import type { ApiClient } from "@/cli/demo/client";
import { readMerchantFile } from "@/cli/demo/merchant-file";
import { answerAreas, openAttempt } from "@/cli/demo/open-attempt";

/** A merchant whose only attempt waits to be signed. */
export async function readyToSign(
  api: ApiClient,
): Promise<{ readonly merchantId: string; readonly attemptId: string }> {
  const file = await readMerchantFile("examples/saq-a.json");
  const { merchantId, attempt, attemptPath } = await openAttempt(api, file);
  await answerAreas(api, attemptPath, file, attempt.applicableTopLevels);
  for (const [groupId, answer] of Object.entries(file.review)) {
    await api.send("POST", `${attemptPath}/review`, { groupId, answer });
  }
  return { merchantId, attemptId: attempt.id };
}
