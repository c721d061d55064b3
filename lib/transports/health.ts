import { newId } from "@/lib/core/ids";
import { checkHealth } from "@/lib/jobs/health";
import { type PathHandlers, refuseMethod } from "./rest";

/** `GET /health`: no credentials; 503 names the part that fails. */
async function answerHealth(): Promise<Response> {
  const health = await checkHealth();
  const status = health.status === "ok" ? 200 : 503;
  const headers = { "X-Request-Id": newId("req"), "Cache-Control": "no-store" };
  return Response.json(health, { status, headers });
}

const refuse = refuseMethod("GET");

/** The handlers of `/health`. */
export const healthHandlers: PathHandlers = {
  GET: answerHealth,
  POST: refuse,
  PUT: refuse,
  PATCH: refuse,
  DELETE: refuse,
};
