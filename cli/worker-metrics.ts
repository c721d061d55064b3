// A worker's own `/metrics`, on loopback: it serves no other address.
import { createServer, type Server } from "node:http";
import { config } from "@/lib/core/config";
import { StartupError } from "@/lib/core/errors";
import { answerMetrics } from "@/lib/transports/metrics";

const PATIENCE_MS = 10_000;

async function answer(method = "GET", url = "/", authorization = ""): Promise<Response> {
  if (new URL(url, "http://127.0.0.1").pathname !== "/metrics") {
    return new Response(null, { status: 404 });
  }
  if (method !== "GET") return new Response(null, { status: 405, headers: { Allow: "GET" } });
  const headers = authorization ? { authorization } : undefined;
  return answerMetrics(new Request("http://127.0.0.1/metrics", { headers }), "worker");
}

/** Serves it where a port and a token are configured; null where they are not. */
export async function serveWorkerMetrics(): Promise<Server | null> {
  const { workerMetricsPort: port, metricsToken } = config();
  if (!port || !metricsToken) return null;
  const server = createServer(async ({ method, url, headers }, response) => {
    const answered = await answer(method, url, headers.authorization).catch(
      () => new Response(null, { status: 400 }),
    );
    response.writeHead(answered.status, Object.fromEntries(answered.headers));
    response.end(await answered.text());
  });
  server.requestTimeout = PATIENCE_MS;
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: Error) =>
      reject(new StartupError(`WORKER_METRICS_PORT ${port} cannot be used: ${error.message}`)),
    );
    server.listen(port, "127.0.0.1", resolve);
  });
  return server;
}
