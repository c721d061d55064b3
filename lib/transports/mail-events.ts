import { readMailReport } from "@/lib/auth/mail-service";
import { config } from "@/lib/core/config";
import { newId } from "@/lib/core/ids";
import { log } from "@/lib/core/log";
import { BODY_MAX_BYTES } from "@/lib/core/policy";
import { INTERNAL } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { refuseStranger } from "./admission";
import { readBytes } from "./body";
import { refusal } from "./rest";

/** `POST /api/mail-events`: where the mail service tells what became of a message. */
export async function mailEventsHandler(request: Request): Promise<Response> {
  const requestId = newId("req");
  try {
    const body = new TextDecoder().decode(await readBytes(request, BODY_MAX_BYTES));
    const report = await readMailReport(request.headers, body, config().resendWebhookSecret);
    if (report) {
      const { caller, messageId, state } = report;
      await run(INTERNAL.recordMailReport, caller, { messageId, state }, { requestId });
    }
    return new Response(null, { status: 204, headers: { "X-Request-Id": requestId } });
  } catch (error) {
    log().warn({ requestId, err: error }, "mail report refused");
    const told = await refuseStranger(request, error).catch((refused: unknown) => refused);
    return refusal(told, requestId);
  }
}
