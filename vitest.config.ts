import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Each test file has pools of its own, and one server has the connections for all of them. */
const WORKERS_AT_MOST = 8;
/** More than there are cores: tests of jobs, restarts and retries mostly wait. */
const WORKERS = Math.min(availableParallelism() + 1, WORKERS_AT_MOST);
/** No test comes near it: a slow machine fails none. */
const TEN_MINUTES_MS = 600_000;

export default defineConfig({
  resolve: { alias: { "@": import.meta.dirname } },
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    include: ["**/*.test.ts", "**/*.test.tsx"],
    exclude: ["node_modules/**", ".next/**", ".data/**", "e2e/**"],
    // It imports Next by names that only a bundler finds.
    server: { deps: { inline: ["next-auth"] } },
    globalSetup: ["lib/testing/cluster.ts"],
    setupFiles: ["lib/testing/environment.ts"],
    maxWorkers: WORKERS,
    testTimeout: TEN_MINUTES_MS,
    hookTimeout: TEN_MINUTES_MS,
    teardownTimeout: TEN_MINUTES_MS,
    // Limits have tests of their own, which set them back; every other test is in a hurry.
    env: {
      NODE_ENV: "test",
      LOG_LEVEL: "silent",
      LIVE_REQUESTS_PER_SECOND: "100000",
      SANDBOX_REQUESTS_PER_SECOND: "100000",
      SANDBOX_REQUESTS_PER_DAY: "1000000",
      SANDBOX_MERCHANT_CAP: "100000",
      OPEN_REQUESTS_PER_MINUTE: "1000000",
      WRONG_CREDENTIALS_PER_MINUTE: "1000000",
      LOOKUPS_PER_MINUTE: "1000000",
      // Receivers of tests are on loopback.
      ALLOW_PRIVATE_WEBHOOKS: "1",
    },
  },
});
