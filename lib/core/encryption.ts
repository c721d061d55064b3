// The key of the service: secrets are stored under it, and the passwords of its own database logins are
// derived from it. It comes from the environment or from a file beside the data (cli/encryption-key.ts).
import { hkdfSync } from "node:crypto";
import { config } from "./config";
import { newWebhookSecret, openText, sealText } from "./credentials";

const FORM = /^enc1:([0-9a-f]{12}):([A-Za-z0-9+/=]+)$/;

function derived(master: string, purpose: string, bytes = 32): Buffer {
  return Buffer.from(hkdfSync("sha256", Buffer.from(master, "base64"), "", purpose, bytes));
}

/** Names a key without telling anything of it. */
export function keyIdOf(master: string): string {
  return derived(master, "sealwright key id v1", 6).toString("hex");
}

function secretsKeyOf(master: string): string {
  return derived(master, "sealwright stored secrets v1").toString("base64url");
}

function requireKey(): string {
  const { encryptionKey } = config();
  if (!encryptionKey) throw new Error("ENCRYPTION_KEY is not set in this process");
  return encryptionKey;
}

/** The id of the key that secrets are stored under now. */
export function currentKeyId(): string {
  return keyIdOf(requireKey());
}

/** The id of the key before it, where one is set; null: none is. */
export function previousKeyId(): string | null {
  const { previousEncryptionKey } = config();
  return previousEncryptionKey ? keyIdOf(previousEncryptionKey) : null;
}

/** A secret as it is stored: the key's id, then the encrypted text. `place`: whose it is. */
export function encryptSecret(secret: string, place: string): string {
  const master = requireKey();
  return `enc1:${keyIdOf(master)}:${sealText(secretsKeyOf(master), secret, place)}`;
}

/** Reads what `encryptSecret` made at the same place, under the current key or the one before. */
export function decryptSecret(stored: string, place: string): string {
  const [, keyId, sealed = ""] = FORM.exec(stored) ?? [];
  const masters = [requireKey(), config().previousEncryptionKey];
  const master = masters.find((candidate) => candidate && keyIdOf(candidate) === keyId);
  const secret = master ? openText(secretsKeyOf(master), sealed, place) : null;
  if (secret === null) throw new Error("a stored secret cannot be read under the encryption key");
  return secret;
}

/** The first webhook secret of a partner, as it is stored: nobody sees it before it is rotated. */
export function firstWebhookSecret(partnerId: string): string {
  return encryptSecret(newWebhookSecret(), partnerId);
}

/** Whether a stored secret is encrypted under the current key. */
export function isCurrent(stored: string): boolean {
  return FORM.exec(stored)?.[1] === currentKeyId();
}

/** Whether a stored secret is encrypted at all. */
export function isEncrypted(stored: string): boolean {
  return FORM.test(stored);
}

/**
 * The token of a link that is sent by mail, made again from the link's id wherever the message is written:
 * nothing but its hash is stored.
 */
export function linkToken(kind: string, id: string): string {
  return derived(requireKey(), `sealwright link v1 ${kind} ${id}`).toString("base64url");
}

/** The secret that the session library signs its own short-lived values with. */
export function sessionLibrarySecret(): string {
  return derived(requireKey(), "sealwright sign-in v1").toString("base64url");
}

/** What proves that a browser was made known to an account by us; `what` names both. */
export function knownBrowserMark(what: string): string {
  return derived(requireKey(), `sealwright known browser v1 ${what}`).toString("base64url");
}

/** What proves that a form was made by us; `what` names the form, this copy of it and its moment. */
export function formMark(what: string): string {
  return derived(requireKey(), `sealwright form v1 ${what}`).toString("base64url");
}

/** The password of one of the application's own database logins. */
export function loginPassword(login: string): string {
  return derived(requireKey(), `sealwright database login v1 ${login}`).toString("hex");
}
