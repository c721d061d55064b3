// What a bank with 100,000 merchants waits for: the pages of its dashboard as the production build renders them,
// and Lighthouse's scores of the home page and of the two that are opened most.
import { type Browser, chromium } from "playwright";
import { findBrowser } from "@/cli/browser";
import { build, buildIsStale } from "@/cli/build";
import { seedLarge } from "@/cli/seed/large";
import { startThrowaway } from "@/cli/throwaway";
import { closePool } from "@/db/pool";
import { seedOwner } from "@/db/seed/people";
import { hashPassword } from "@/lib/auth/people/password";
import { changeEnvironment } from "@/lib/core/config";
import { freePort } from "@/lib/core/free-port";
import { scorePage } from "./portal/scores";

const BOOK = 100_000;
const ROUNDS = 30;
const LIMIT_MS = 300;
const PERFORMANCE_LEAST = 90;
const DEEP_PAGES = 199;
const OWNER = { email: "owner@large.example", password: "a long enough passphrase" };
const TABLE = "/dashboard/merchants";
const SCORED = ["/", "/dashboard", TABLE];

/** A page that is asked for as the browser of somebody who is signed in asks. */
type Ask = (path: string) => Promise<Response>;

async function signedIn(browser: Browser, baseUrl: string): Promise<string> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${baseUrl}/sign-in`);
  await page.getByLabel("E-mail address").fill(OWNER.email);
  await page.getByLabel("Password").fill(OWNER.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("**/dashboard");
  const cookies = await context.cookies();
  await context.close();
  return cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}

function asker(baseUrl: string, cookie: string): Ask {
  return async (path) => {
    const headers = { cookie, "sec-fetch-site": "same-origin" };
    const response = await fetch(`${baseUrl}${path}`, { headers, redirect: "manual" });
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
    return response;
  };
}

/** The token of the 200th page of an order. */
async function deepToken(ask: Ask, sort: string): Promise<string> {
  let token = "";
  for (let page = 0; page < DEEP_PAGES; page += 1) {
    const next = token && `&nextToken=${token}`;
    const reply = await ask(`/v1/portfolio/merchants?limit=50&sort=${sort}${next}`);
    token = ((await reply.json()) as { nextToken: string }).nextToken;
  }
  return token;
}

async function pagesOf(ask: Ask): Promise<readonly (readonly [string, string])[]> {
  const monthAgo = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000).toISOString();
  const oldest = await (await ask("/v1/portfolio/merchants?sort=oldest&limit=1")).json();
  const { id } = (oldest as { items: { id: string }[] }).items[0] ?? { id: "" };
  return [
    ["Overview", "/dashboard"],
    ["Table, first page", TABLE],
    ["Table, page 200", `${TABLE}?passed=9950&nextToken=${await deepToken(ask, "newest")}`],
    [
      "Table, page 200 by name",
      `${TABLE}?sort=name&passed=9950&nextToken=${await deepToken(ask, "name")}`,
    ],
    ["Table, search for one merchant", `${TABLE}?search=owner77777@`],
    ["Table, search for a word in many names", `${TABLE}?search=bakery`],
    ["Table, search that finds nobody", `${TABLE}?search=qqqq`],
    ["Table, in progress", `${TABLE}?stage=in_progress`],
    ["Table, expiring soon", `${TABLE}?stage=expiring_soon&sort=expires`],
    ["Table, quiet for 30 days", `${TABLE}?quietSince=${monthAgo}`],
    ["Table, mail trouble", `${TABLE}?mail=trouble`],
    ["Table, sealed and not compliant", `${TABLE}?outcome=not_compliant`],
    ["Table, stuck in a requirement", `${TABLE}?stuck=8`],
    ["One merchant", `${TABLE}/${id}`],
    ["Reviews", "/dashboard/reviews"],
  ];
}

interface Times {
  readonly firstByte: number;
  readonly whole: number;
}

function p95(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
}

async function timed(ask: Ask, path: string): Promise<Times> {
  const firsts: number[] = [];
  const wholes: number[] = [];
  await (await ask(path)).text();
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    const response = await ask(path);
    firsts.push(performance.now() - started);
    await response.text();
    wholes.push(performance.now() - started);
  }
  return { firstByte: p95(firsts), whole: p95(wholes) };
}

async function scores(url: string, cookie: string, port: number) {
  const lines: string[] = [];
  let good = true;
  for (const path of SCORED) {
    for (const form of ["mobile", "desktop"] as const) {
      const found = await scorePage(`${url}${path}`, form, port, { Cookie: cookie });
      good &&= found.performance >= PERFORMANCE_LEAST && found.accessibility === 100;
      const { FCP, LCP, TBT, CLS } = found.metrics;
      const figures = [found.performance, found.accessibility, found["best-practices"]];
      const moments = [FCP, LCP, TBT].map((ms) => Math.round(ms));
      const row = [...figures, ...moments, CLS.toFixed(3)].map((text) => String(text).padStart(9));
      lines.push(`${`${path}, ${form}`.padEnd(44)}${row.join("")}`);
      if (found.lost.length > 0) lines.push(`  not perfect: ${found.lost.join(", ")}`);
    }
  }
  return { lines, good };
}

/** Measures the dashboard's pages; lines of the report, and whether all figures are within their limits. */
export async function benchPages(): Promise<{ lines: string[]; within: boolean }> {
  if (await buildIsStale()) await build();
  await using running = new AsyncDisposableStack();
  // Pages are asked for as fast as they are answered.
  changeEnvironment({ LIVE_REQUESTS_PER_SECOND: "1000000" });
  const { baseUrl, databaseUrl, logins } = await startThrowaway(running, "sealwright_bench");
  changeEnvironment({ WEB_DATABASE_URL: logins.web });
  running.defer(closePool);
  const { partnerId } = await seedLarge(databaseUrl, BOOK, new Date());
  const passwordHash = await hashPassword(OWNER.password);
  await seedOwner(databaseUrl, { partnerId, email: OWNER.email, name: "Bench", passwordHash });
  const { executablePath } = await findBrowser();
  const port = await freePort();
  const args = ["--no-sandbox", `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args });
  running.defer(() => browser.close());
  const cookie = await signedIn(browser, baseUrl);
  const ask = asker(baseUrl, cookie);
  const lines = [
    `${`Pages at ${BOOK} merchants, p95 in ms`.padEnd(44)} 1st byte    whole    limit`,
  ];
  let within = true;
  for (const [name, path] of await pagesOf(ask)) {
    const { firstByte, whole } = await timed(ask, path);
    within &&= whole <= LIMIT_MS;
    const figures = [firstByte, whole, LIMIT_MS].map((ms) => ms.toFixed(0).padStart(9));
    lines.push(`${name.padEnd(44)}${figures.join("")}`);
  }
  const head = ["perf", "access", "practice", "FCP ms", "LCP ms", "TBT ms", "CLS"];
  const titles = head.map((text) => text.padStart(9)).join("");
  const scored = await scores(baseUrl, cookie, port);
  lines.push("", `${"Lighthouse".padEnd(44)}${titles}`, ...scored.lines);
  return { lines, within: within && scored.good };
}
