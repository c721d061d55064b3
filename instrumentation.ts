// What the web process does when it starts: it tells the others that it runs, and how it does.

/** Called by Next, once for each runtime. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs" || !process.env.WEB_DATABASE_URL) return;
  const { startReporting } = await import("@/lib/jobs/report");
  const { flushTraces } = await import("@/lib/core/telemetry/trace");
  const reporting = startReporting("web");
  // Next ends the process by itself, as soon as the requests at hand are answered.
  process.once("SIGTERM", () => void Promise.allSettled([reporting.stop(), flushTraces()]));
}
