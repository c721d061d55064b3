import { defineConfig, devices } from "@playwright/test";

const executablePath = process.env.BROWSER_PATH || undefined;

/** No test comes near it: a slow machine fails none. Long journeys have limits of their own (see `LONG_JOURNEY_MS`). */
const TEST_MS = 240_000;
/** The same for what a test waits for: a page, a job, a document. */
const EXPECT_MS = 60_000;

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/service.ts",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: TEST_MS,
  expect: { timeout: EXPECT_MS },
  reporter: [["list"], ["json", { outputFile: ".data/reports/playwright.json" }]],
  use: {
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Chromium's own sandbox cannot start as root, as in a container.
      args: ["--no-sandbox", "--disable-background-networking"],
    },
    trace: "retain-on-failure",
  },
  // Light on the desktop, dark on the phone: whatever is looked at for accessibility is so in both. What does not
  // depend on the window, and each of the long journeys, is gone through in one of them.
  projects: [
    { name: "desktop", use: { ...devices["Desktop Chrome"] }, grepInvert: /@phone/ },
    { name: "phone", use: { ...devices["Pixel 7"], colorScheme: "dark" }, grepInvert: /@desktop/ },
  ],
});
