import { defineConfig, devices } from "@playwright/test";

const executablePath = process.env.BROWSER_PATH || undefined;

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/service.ts",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  reporter: [["list"], ["json", { outputFile: ".data/reports/playwright.json" }]],
  use: {
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Chromium's own sandbox cannot start as root, as in a container.
      args: ["--no-sandbox", "--disable-background-networking"],
    },
    trace: "retain-on-failure",
  },
  // Light on the desktop, dark on the phone: whatever is looked at for accessibility is so in both.
  projects: [
    { name: "desktop", use: { ...devices["Desktop Chrome"] } },
    { name: "phone", use: { ...devices["Pixel 7"], colorScheme: "dark" }, grepInvert: /@desktop/ },
  ],
});
