import { createHash, randomBytes } from "node:crypto";

/** A new API key: 256 random bits behind a prefix that tells live from sandbox. */
export function newApiKey(mode: "sandbox" | "live"): string {
  return `sk_${mode === "live" ? "live" : "test"}_${randomBytes(32).toString("base64url")}`;
}

/** What is stored of an API key: SHA-256, hex. A key of 256 random bits needs no slow hash. */
export function hashApiKey(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}

/** The part of a key that may be shown again, for example `sk_test_Ab3d`. */
export function apiKeyPrefix(key: string): string {
  return key.slice(0, 12);
}

/** A new webhook secret in the form of Standard Webhooks. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString("base64")}`;
}
