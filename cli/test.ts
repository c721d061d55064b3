// `npm test`: everything, on databases and ports of its own. Options go to vitest: `npm test -- FILE`.
import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { styleText } from "node:util";
import { StartupError } from "@/lib/core/errors";
import { findBrowser } from "./browser";
import { command } from "./entry";

interface Stage {
  readonly name: string;
  readonly args: readonly string[];
  readonly env?: Record<string, string>;
}

const BIN = "node_modules/.bin";
const VITEST_JSON = ".data/reports/vitest.json";
const PLAYWRIGHT_JSON = ".data/reports/playwright.json";
const VITEST_REPORT = ["--reporter=default", "--reporter=json", `--outputFile.json=${VITEST_JSON}`];

const CHECKS: readonly Stage[] = [
  { name: "Types of routes", args: ["next", "typegen"] },
  { name: "Types", args: ["tsc", "--noEmit"] },
  { name: "Lint, format and import rules", args: ["biome", "check", "--error-on-warnings", "."] },
  { name: "Unused code and dependencies", args: ["knip"] },
];

async function stage({ name, args, env }: Stage): Promise<void> {
  process.stdout.write(`\n${styleText("bold", `▸ ${name}`)}\n`);
  const started = performance.now();
  const [program = "", ...rest] = args;
  const child = spawn(`${BIN}/${program}`, rest, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...env },
  });
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (code !== 0) throw new StartupError(`${name} failed after ${seconds} s.`);
  process.stdout.write(`${styleText("green", "✓")} ${name} ${seconds} s\n`);
}

command(async () => {
  const chosen = process.argv.slice(2);
  if (chosen.length > 0) return stage({ name: "Tests", args: ["vitest", "run", ...chosen] });
  for (const check of CHECKS) await stage(check);
  await stage({ name: "Tests", args: ["vitest", "run", ...VITEST_REPORT] });
  await stage({ name: "Build", args: ["next", "build"], env: { NODE_ENV: "production" } });
  // Kills take minutes, and stalls tell something on a quiet machine only: `npm run proof` has them all.
  await stage({ name: "Proof", args: ["tsx", "cli/proof.ts", "tenancy", "races"] });
  const browser = await findBrowser();
  process.stdout.write(`Browser: ${browser.description}\n`);
  const env = { BROWSER_PATH: browser.executablePath ?? "" };
  await stage({ name: "End-to-end tests", args: ["playwright", "test"], env });
  const passed = (await vitestPassed()) + (await playwrightPassed());
  process.stdout.write(`\n${passed} passed, 0 failed\n`);
});

/** Reached only when every stage succeeded, so that what did not pass was no test that ran. */
async function vitestPassed(): Promise<number> {
  const report = JSON.parse(await readFile(VITEST_JSON, "utf8")) as { numPassedTests: number };
  return report.numPassedTests;
}

async function playwrightPassed(): Promise<number> {
  const report = JSON.parse(await readFile(PLAYWRIGHT_JSON, "utf8"));
  return (report as { stats: { expected: number } }).stats.expected;
}
