// What Lighthouse says of a page, on a phone and on a desktop.
import lighthouse, { desktopConfig } from "lighthouse";

const CATEGORIES = ["performance", "accessibility", "best-practices"] as const;

/** Scores from 0 to 100, and what stands behind the first of them. */
export interface Scores {
  readonly performance: number;
  readonly accessibility: number;
  readonly "best-practices": number;
  /** Milliseconds; the shift has no unit. */
  readonly metrics: Readonly<Record<"FCP" | "LCP" | "TBT" | "CLS", number>>;
  /** Every audit that is not perfect and counts, by id. */
  readonly lost: readonly string[];
}

const METRICS = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
} as const;

type Form = "mobile" | "desktop";
type Headers = Readonly<Record<string, string>>;

/** One run differs from the next by ten points on a machine that does other things, too. */
const RUNS = 3;

/**
 * Runs Lighthouse in the browser that listens on a port; `headers` go with every request. Answers the run in
 * the middle by performance.
 */
export async function scorePage(
  url: string,
  form: Form,
  port: number,
  headers?: Headers,
): Promise<Scores> {
  const runs: Scores[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await scoreOnce(url, form, port, headers));
  runs.sort((a, b) => a.performance - b.performance);
  return runs[Math.floor(RUNS / 2)] as Scores;
}

async function scoreOnce(
  url: string,
  form: Form,
  port: number,
  headers?: Headers,
): Promise<Scores> {
  const flags = {
    ...{ port, onlyCategories: [...CATEGORIES], logLevel: "silent" as const },
    ...(headers ? { extraHeaders: { ...headers } } : {}),
  };
  const config = form === "desktop" ? desktopConfig : undefined;
  const result = await lighthouse(url, flags, config);
  if (!result) throw new Error(`Lighthouse said nothing about ${new URL(url).pathname}.`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const scoreOf = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const metric = (name: keyof typeof METRICS) => audits[METRICS[name]]?.numericValue ?? Number.NaN;
  const counted = CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? []);
  const lost = counted
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return {
    performance: scoreOf("performance"),
    accessibility: scoreOf("accessibility"),
    "best-practices": scoreOf("best-practices"),
    metrics: { FCP: metric("FCP"), LCP: metric("LCP"), TBT: metric("TBT"), CLS: metric("CLS") },
    lost,
  };
}
