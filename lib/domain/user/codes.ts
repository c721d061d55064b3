// Second factors: codes of an authenticator (RFC 6238) and recovery codes. A code counts once, and wrong
// ones count together with wrong passwords.
import { createHash, randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { decryptSecret, encryptSecret } from "@/lib/core/encryption";
import type { Ctx } from "@/lib/domain/operation";
import { countRecoveryCodes, takeRecoveryCode, type UserRow, updateUser } from "./queries";
import { RECOVERY_CODES } from "./shape";

const ISSUER = "Sealwright";
const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
/** Steps before and after the present one whose code is taken, too: clocks differ. */
const WINDOW = 1;

function totpOf(secret: string, email: string): TOTP {
  return new TOTP({
    issuer: ISSUER,
    label: email,
    algorithm: "SHA1",
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });
}

/** A new secret for an authenticator, base 32. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** A secret as it is stored. */
export function storedSecret(secret: string, userId: string): string {
  return encryptSecret(secret, userId);
}

/** What an authenticator reads from a QR code. */
export function enrolmentAddress(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/** The time step of a right code that was not taken before, or null. */
function stepOfCode(user: UserRow, code: string, now: Date): number | null {
  if (!user.totpSecret) return null;
  const totp = totpOf(decryptSecret(user.totpSecret, user.id), user.email);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  if (delta === null) return null;
  const step = Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
  return step > user.totpLastStep ? step : null;
}

const SIX_DIGITS = /^\d{6}$/;

/**
 * Takes a code of the authenticator, once; `user` must be locked. Spaces are as people type them. False
 * for a wrong one, and for one that was taken before.
 */
export async function takeTotpCode(ctx: Ctx, user: UserRow, typed: string): Promise<boolean> {
  const code = typed.replace(/\s/g, "");
  const step = SIX_DIGITS.test(code) ? stepOfCode(user, code, ctx.now) : null;
  if (step === null) return false;
  await updateUser(ctx, user.id, { totpLastStep: step });
  return true;
}

/** Takes a code of the authenticator, or else a recovery code; says which it was, or null. */
export async function takeCode(
  ctx: Ctx,
  user: UserRow,
  typed: string,
): Promise<"code" | "recovery_code" | null> {
  if (await takeTotpCode(ctx, user, typed)) return "code";
  if (!(await takeRecoveryCode(ctx, user.id, hashOfRecoveryCode(typed)))) return null;
  const left = await countRecoveryCodes(ctx, user.id);
  ctx.emit("user.recovery_code_used", { id: user.id }, { left });
  return "recovery_code";
}

// Base 32 without letters that are mistaken for digits.
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const CODE_LETTERS = 16;
const GROUP = /.{4}(?=.)/g;

/** A new set of recovery codes, for example `k7fm-2qxt-9hwd-bz4p`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = [...randomBytes(CODE_LETTERS)].map((byte) => ALPHABET[byte % 32]).join("");
    return letters.replace(GROUP, "$&-");
  });
}

/** What is stored of a recovery code, however it was typed. */
export function hashOfRecoveryCode(typed: string): string {
  const letters = typed.toLowerCase().replace(/[^a-z0-9]/g, "");
  return createHash("sha256").update(`recovery ${letters}`).digest("hex");
}
