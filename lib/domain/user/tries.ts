// Wrong passwords and codes are counted before they are looked at: guesses that come at once cannot pass
// the count together.
import { z } from "zod";
import type { Ctx } from "@/lib/domain/operation";
import { type UserRow, updateUser } from "./queries";
import { LOCK_MINUTES, TRIES_MAX } from "./shape";

/**
 * Whether a try passes the lock of its account. It was counted for a browser that the account knows; the lock
 * that others brought about stays for them.
 */
export const pastLock = z.boolean().default(false);

/**
 * Counts a try and answers its number; `user` must be locked in the database. 0 where the account takes
 * none at present: then nothing may be looked at.
 */
export async function beginTry(ctx: Ctx, user: UserRow): Promise<number> {
  if (user.lockedUntil && user.lockedUntil > ctx.now) return 0;
  const before = user.lockedUntil ? 0 : user.failedTries;
  const failedTries = before + 1;
  const lockedUntil =
    failedTries >= TRIES_MAX ? new Date(ctx.now.getTime() + LOCK_MINUTES * 60_000) : null;
  await updateUser(ctx, user.id, { failedTries, lockedUntil });
  return failedTries;
}

/** Tells of a try that was wrong. */
export async function tellWrongTry(
  ctx: Ctx,
  user: Pick<UserRow, "id" | "lockedUntil">,
  what: "password" | "code",
): Promise<void> {
  const locked = user.lockedUntil !== null && user.lockedUntil > ctx.now;
  ctx.emit("user.try_refused", { id: user.id }, { what, locked });
}

/**
 * Takes a try back: the password was right, and the code is still to come. A lock that other tries brought
 * meanwhile stays.
 */
export async function takeTryBack(ctx: Ctx, user: UserRow, number: number): Promise<void> {
  if (number === 0) return;
  const failedTries = Math.max(0, user.failedTries - 1);
  const lockedUntil = user.failedTries === number ? null : user.lockedUntil;
  await updateUser(ctx, user.id, { failedTries, lockedUntil });
}

/** Forgets wrong tries after a sign-in that was completed. */
export async function forgetTries(ctx: Ctx, user: UserRow): Promise<void> {
  await updateUser(ctx, user.id, { failedTries: 0, lockedUntil: null });
}
