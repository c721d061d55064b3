// Passwords: argon2id with OWASP's parameters. Hashing takes a thread of its own, so it is done before any
// transaction.
import { hash, verify } from "@node-rs/argon2";

/** 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** What is stored of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFKC"), PARAMETERS);
}

const SHORTEST = 12;
const LONGEST = 200;

/** What is wrong with a new password, in words for who chose it; null: nothing. Length alone counts. */
export function passwordProblem(password: string, email: string): string | null {
  if ([...password].length < SHORTEST) return `Use at least ${SHORTEST} characters.`;
  if (password.length > LONGEST) return `Use at most ${LONGEST} characters.`;
  if (new Set(password).size < 5) return "Use more than a few different characters.";
  if (email && password.toLowerCase().includes(email)) {
    return "Use something that is not your e-mail address.";
  }
  return null;
}

let nobody: Promise<string> | undefined;

/**
 * Whether a password is the one of a stored hash. Where there is none the same work is done, so that the
 * time tells nothing of who has an account.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  if (password.length > LONGEST) return false;
  nobody ??= hashPassword("the password of nobody");
  const matches = await verify(stored ?? (await nobody), password.normalize("NFKC"));
  return stored !== null && matches;
}
