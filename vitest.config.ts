import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "@": import.meta.dirname } },
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    include: ["**/*.test.ts", "**/*.test.tsx"],
    exclude: ["node_modules/**", ".next/**", ".data/**", "e2e/**"],
    globalSetup: ["lib/testing/cluster.ts"],
    setupFiles: ["lib/testing/environment.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Limits have tests of their own, which set them back; every other test is in a hurry.
    env: {
      NODE_ENV: "test",
      LOG_LEVEL: "silent",
      LIVE_REQUESTS_PER_SECOND: "100000",
      SANDBOX_REQUESTS_PER_SECOND: "100000",
      SANDBOX_REQUESTS_PER_DAY: "1000000",
      SANDBOX_MERCHANT_CAP: "100000",
      // Receivers of tests are on loopback.
      ALLOW_PRIVATE_WEBHOOKS: "1",
    },
  },
});
