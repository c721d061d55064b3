import { newId } from "@/lib/core/ids";
import { checkHealth, checkReadiness } from "@/lib/jobs/health";
import { pathHandlers } from "./rest";

function answer(body: unknown, good: boolean): Response {
  const headers = { "X-Request-Id": newId("req"), "Cache-Control": "no-store" };
  return Response.json(body, { status: good ? 200 : 503, headers });
}

/** `GET /health`: no credentials; 503 names the part that fails. */
async function answerHealth(): Promise<Response> {
  const health = await checkHealth();
  return answer(health, health.status === "ok");
}

/** `GET /health/ready`: no credentials; 503 where requests cannot be answered. */
async function answerReadiness(): Promise<Response> {
  const readiness = await checkReadiness();
  return answer(readiness, readiness.status === "ready");
}

/** The handlers of `/health`. */
export const healthHandlers = pathHandlers({ GET: answerHealth });

/** The handlers of `/health/ready`. */
export const readinessHandlers = pathHandlers({ GET: answerReadiness });
