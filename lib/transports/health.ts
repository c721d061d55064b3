import { newId } from "@/lib/core/ids";
import { checkHealth } from "@/lib/jobs/health";

/** `GET /health`: no credentials; 503 names the part that fails. */
export async function healthHandler(): Promise<Response> {
  const health = await checkHealth();
  const status = health.status === "ok" ? 200 : 503;
  const headers = { "X-Request-Id": newId("req"), "Cache-Control": "no-store" };
  return Response.json(health, { status, headers });
}
