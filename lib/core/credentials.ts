import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";

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

/** The key that seals kept answers, from a credential that only its holder has. Base64url. */
export function replayKeyOf(credential: string): string {
  return Buffer.from(hkdfSync("sha256", credential, "", "sealwright replay v1", 32)).toString(
    "base64url",
  );
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a text under a key in base64url (AES-256-GCM). `place`: where it will stand; the text cannot be
 * read anywhere else.
 */
export function sealText(key: string, text: string, place = ""): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", Buffer.from(key, "base64url"), iv);
  cipher.setAAD(Buffer.from(place, "utf8"));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64");
}

/** Decrypts what `sealText` made; null under another key or at another place. */
export function openText(key: string, sealed: string, place = ""): string | null {
  const bytes = Buffer.from(sealed, "base64");
  const iv = bytes.subarray(0, IV_BYTES);
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  try {
    const secret = Buffer.from(key, "base64url");
    const cipher = createDecipheriv("aes-256-gcm", secret, iv, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(place, "utf8"));
    cipher.setAuthTag(tag);
    const plain = [cipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), cipher.final()];
    return Buffer.concat(plain).toString("utf8");
  } catch {
    return null;
  }
}
