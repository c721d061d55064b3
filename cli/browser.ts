// Finds a browser for the end-to-end tests on any machine: Playwright's own where it can be
// downloaded, else the system's Chromium, else Debian's package.
import { execFile } from "node:child_process";
import { access } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { chromium } from "playwright";
import { StartupError } from "@/lib/core/errors";

const run = promisify(execFile);
const DOWNLOAD_MS = 600_000;
const DEBIAN_MS = 600_000;
const DEBIAN_PACKAGE = "chromium-headless-shell";
const SYSTEM_NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];

/** A browser to start: undefined means Playwright's own. */
export interface FoundBrowser {
  readonly executablePath: string | undefined;
  /** For people. */
  readonly description: string;
}

/** Finds or installs a browser; StartupError tells what to install where nothing works. */
export async function findBrowser(): Promise<FoundBrowser> {
  return (await playwrightsOwn()) ?? (await systems()) ?? (await debians());
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

async function playwrightsOwn(): Promise<FoundBrowser | null> {
  const own = { executablePath: undefined, description: "Playwright's own Chromium" };
  if (await starts()) return own;
  const cli = path.resolve("node_modules/playwright/cli.js");
  const args = [cli, "install", "--only-shell", "chromium"];
  const installed = await run(process.execPath, args, { timeout: DOWNLOAD_MS }).then(
    () => true,
    () => false,
  );
  return installed && (await starts()) ? own : null;
}

/** A downloaded browser may still lack a library of the system: only a started one counts. */
async function starts(): Promise<boolean> {
  try {
    await (await chromium.launch({ args: ["--no-sandbox"] })).close();
    return true;
  } catch {
    return false;
  }
}

async function systems(): Promise<FoundBrowser | null> {
  for (const folder of (process.env.PATH ?? "").split(path.delimiter)) {
    for (const name of SYSTEM_NAMES) {
      const file = path.join(folder, name);
      if (await exists(file)) return { executablePath: file, description: file };
    }
  }
  return null;
}

async function debians(): Promise<FoundBrowser> {
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const apt = [...sudo, "apt-get"];
  const command = async (...args: string[]) => {
    const [program = "", ...rest] = [...apt, ...args];
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    await run(program, rest, { timeout: DEBIAN_MS, env, maxBuffer: 64 * 1024 * 1024 });
  };
  try {
    await command("update");
    await command("install", "-y", "--no-install-recommends", DEBIAN_PACKAGE);
  } catch (error) {
    const why = (error as Error).message.split("\n")[0];
    throw new StartupError(
      `The end-to-end tests need a browser and none could be obtained (${why}). Install Chromium, then repeat.`,
    );
  }
  const found = await systems();
  if (!found) throw new StartupError(`${DEBIAN_PACKAGE} was installed and cannot be found.`);
  return found;
}
