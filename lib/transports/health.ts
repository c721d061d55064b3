import { newId } from "@/lib/core/ids";
import { checkHealth } from "@/lib/jobs/health";
import { pathHandlers } from "./rest";

/** `GET /health`: no credentials; 503 names the part that fails. */
async function answerHealth(): Promise<Response> {
  const health = await checkHealth();
  const status = health.status === "ok" ? 200 : 503;
  const headers = { "X-Request-Id": newId("req"), "Cache-Control": "no-store" };
  return Response.json(health, { status, headers });
}

/** The handlers of `/health`. */
export const healthHandlers = pathHandlers({ GET: answerHealth });
