import { newId } from "@/lib/core/ids";
import { checkHealth, checkReadiness } from "@/lib/jobs/health";
import { type PathHandlers, refuseMethod } from "./rest";

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

const refuse = refuseMethod("GET");
const refused = { POST: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse };

/** The handlers of `/health`. */
export const healthHandlers: PathHandlers = { GET: answerHealth, ...refused };

/** The handlers of `/health/ready`. */
export const readinessHandlers: PathHandlers = { GET: answerReadiness, ...refused };
