// What the portal costs a merchant's device: the scripts of its first load, Lighthouse's scores of the
// first step, and how soon a long area shows what is done in it. On the production build, in one run.
import pg from "pg";
import { type Browser, chromium } from "playwright";
import { findBrowser } from "@/cli/browser";
import { build, buildIsStale } from "@/cli/build";
import { type ApiClient, apiClient } from "@/cli/demo/client";
import { readMerchantFile } from "@/cli/demo/merchant-file";
import { answerAreas, openAttempt } from "@/cli/demo/open-attempt";
import { startThrowaway } from "@/cli/throwaway";
import { seedDemo } from "@/db/seed/demo";
import { freePort } from "@/lib/core/free-port";
import { measureFirstLoad } from "@/lib/testing/first-load";
import { watchInteractions, workThrough } from "./portal/interactions";
import { scorePage } from "./portal/scores";

const AREAS = ["8", "12"];
const SLOWDOWNS = [1, 4];
const RETURN_HOST = "localhost";
const ENTRIES = ["standalonePortalUrl", "embedUrl", "handoffUrl"] as const;

type Links = Readonly<Record<(typeof ENTRIES)[number], string>>;

/** A row of the report: a name and figures. */
function row(name: string, figures: readonly (string | number)[]): string {
  return name.padEnd(44) + figures.map((figure) => String(figure).padStart(9)).join("");
}

const pathOf = (url: string) => new URL(url).pathname;
const kB = (bytes: number) => (bytes / 1000).toFixed(1);

function linksTo(api: ApiClient, merchantId: string): Promise<Links> {
  const returnUrl = `http://${RETURN_HOST}/back`;
  return api.send("POST", `/v1/merchants/${merchantId}/portal-link`, { returnUrl });
}

/** Lets merchants be sent back, which is the operator's to decide and so no part of the API. */
async function allowReturn(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("update partners set return_hosts = $1", [[RETURN_HOST]]);
  await client.end();
}

async function firstLoads(browser: Browser, links: Links): Promise<string[]> {
  const lines = [row("JavaScript, gzip", ["first kB", "files", "later kB"])];
  for (const entry of ENTRIES) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const { bytes, scripts } = await measureFirstLoad(page, links[entry]);
    await page.waitForLoadState("networkidle");
    const all = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => /\.js(\?|$)/.test(name))
        .reduce((sum, each) => sum + (each as PerformanceResourceTiming).encodedBodySize, 0),
    );
    lines.push(row(pathOf(links[entry]), [kB(bytes), scripts.length, kB(all - bytes)]));
    await context.close();
  }
  return lines;
}

async function scores(links: Links, port: number): Promise<string[]> {
  const head = ["perf", "access", "practice", "FCP ms", "LCP ms", "TBT ms", "CLS"];
  const lines = [row("Lighthouse, first step", head)];
  for (const entry of ENTRIES) {
    for (const form of ["mobile", "desktop"] as const) {
      const found = await scorePage(links[entry], form, port);
      const { FCP, LCP, TBT, CLS } = found.metrics;
      const figures = [
        found.performance,
        found.accessibility,
        found["best-practices"],
        ...[FCP, LCP, TBT].map((ms) => Math.round(ms)),
        CLS.toFixed(3),
      ];
      lines.push(row(`${pathOf(links[entry])}, ${form}`, figures));
      if (found.lost.length > 0) lines.push(`  not perfect: ${found.lost.join(", ")}`);
    }
  }
  return lines;
}

async function interactions(browser: Browser, url: string, attemptId: string): Promise<string[]> {
  const lines = [row("Interaction to next paint, SAQ D", ["count", "median", "worst ms"])];
  for (const area of AREAS) {
    for (const rate of SLOWDOWNS) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await watchInteractions(page);
      await page.goto(`${url}#/attempt/${attemptId}/section/${area}`);
      await page.locator("#answer").waitFor();
      await page.waitForLoadState("networkidle");
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate });
      for (const { name, count, medianMs, worstMs } of await workThrough(page)) {
        lines.push(row(`${area}, CPU /${rate}: ${name}`, [count, medianMs, worstMs]));
      }
      await context.close();
    }
  }
  return lines;
}

/** Measures the portal in a real browser; returns the lines of the report. */
export async function benchPortal(): Promise<string[]> {
  if (await buildIsStale()) await build();
  await using running = new AsyncDisposableStack();
  const { executablePath } = await findBrowser();
  const { baseUrl, databaseUrl } = await startThrowaway(running, "sealwright_bench");
  const { apiKey } = await seedDemo(databaseUrl, undefined);
  await allowReturn(databaseUrl);
  const api = apiClient(baseUrl, apiKey);
  const file = await readMerchantFile("examples/saq-d.json");
  const { merchantId, attempt, attemptPath } = await openAttempt(api, file);
  await answerAreas(api, attemptPath, file, AREAS);
  const { id: newcomer } = await api.send("POST", "/v1/merchants", { name: file.merchant.name });
  const [links, first] = [await linksTo(api, merchantId), await linksTo(api, newcomer)];
  const port = await freePort();
  const args = ["--no-sandbox", `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args });
  running.defer(() => browser.close());
  return [
    ...(await firstLoads(browser, first)),
    "",
    ...(await scores(first, port)),
    "",
    ...(await interactions(browser, links.standalonePortalUrl, attempt.id)),
  ];
}
