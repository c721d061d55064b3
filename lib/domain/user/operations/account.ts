// What a person does with the own account: password, authenticator, recovery codes.
import { z } from "zod";
import { AppError } from "@/lib/core/errors";
import { operation } from "@/lib/domain/operation";
import {
  enrolmentAddress,
  hashOfRecoveryCode,
  newRecoveryCodes,
  newTotpSecret,
  storedSecret,
  takeTotpCode,
} from "@/lib/domain/user/codes";
import {
  countRecoveryCodes,
  endSessions,
  ownSessionId,
  replaceRecoveryCodes,
  requireSelf,
  stepUp,
  updateSession,
  updateUser,
  voidLinks,
} from "@/lib/domain/user/queries";
import { RECOVERY_CODES, UNLOCK_HOURS } from "@/lib/domain/user/shape";
import { beginTry, forgetTries, pastLock, tellWrongTry } from "@/lib/domain/user/tries";

const HOUR_MS = 60 * 60_000;

const Account = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.string(),
  hasPassword: z.boolean(),
  twoFactor: z.boolean(),
  recoveryCodesLeft: z.int(),
});

export const getAccount = operation({
  name: "account.get",
  summary: "Your own account",
  kind: "query",
  actors: ["user"],
  input: z.strictObject({}),
  output: Account,
  errors: [],
  async handler(ctx) {
    const user = await requireSelf(ctx, "read");
    return {
      id: user.id,
      name: user.name,
      email: user.email,
      role: user.role,
      hasPassword: user.passwordHash !== null,
      twoFactor: user.totpConfirmedAt !== null,
      recoveryCodesLeft: await countRecoveryCodes(ctx, user.id),
    };
  },
});

export const changePassword = operation({
  name: "account.change_password",
  summary: "Change your password; every other session ends",
  kind: "command",
  actors: ["user"],
  input: z.strictObject({ passwordHash: z.string() }),
  guardedByHandler: ["passwordHash"],
  output: z.null(),
  errors: [],
  async handler(ctx, { passwordHash }) {
    const user = await requireSelf(ctx);
    await updateUser(ctx, user.id, { passwordHash });
    await forgetTries(ctx, user);
    await voidLinks(ctx, user.id);
    const sessionsEnded = await endSessions(ctx, user.id, ownSessionId(ctx));
    ctx.emit("user.password_changed", { id: user.id }, { by: "person", sessionsEnded });
    return null;
  },
});

/** A confirmed authenticator is replaced by taking it away first, which takes a code of it. */
function refuseConfirmed(totpConfirmedAt: Date | null): void {
  if (totpConfirmedAt) throw new AppError("TWO_FACTOR_ALREADY_ON");
}

export const startTwoFactor = operation({
  name: "account.start_two_factor",
  summary: "Get a secret for your authenticator; it counts once a code of it was entered",
  kind: "command",
  actors: ["user"],
  input: z.strictObject({}),
  output: z.object({ secret: z.string(), address: z.string() }),
  errors: ["TWO_FACTOR_ALREADY_ON"],
  async handler(ctx) {
    const user = await requireSelf(ctx);
    refuseConfirmed(user.totpConfirmedAt);
    // The password was asked for before, and was right.
    await forgetTries(ctx, user);
    const secret = newTotpSecret();
    await updateUser(ctx, user.id, { totpSecret: storedSecret(secret, user.id), totpLastStep: 0 });
    ctx.emit("user.two_factor_started", { id: user.id }, {});
    return { secret, address: enrolmentAddress(secret, user.email) };
  },
});

export const confirmTwoFactor = operation({
  name: "account.confirm_two_factor",
  summary: "Switch two-factor sign-in on with a first code; the recovery codes are shown once",
  description: "Your other sessions end, and this one is unlocked for admin-only acts.",
  kind: "command",
  actors: ["user"],
  input: z.strictObject({ code: z.string().max(64), tokenHash: z.string(), pastLock }),
  guardedByHandler: ["tokenHash"],
  mayChangeNothing: () => true,
  output: z.object({
    outcome: z.enum(["accepted", "wrong", "locked"]),
    recoveryCodes: z.array(z.string()),
  }),
  errors: ["TWO_FACTOR_ALREADY_ON"],
  async handler(ctx, { code, tokenHash, pastLock }) {
    const user = await requireSelf(ctx);
    refuseConfirmed(user.totpConfirmedAt);
    const counted = pastLock || (await beginTry(ctx, user)) > 0;
    if (!counted) return { outcome: "locked" as const, recoveryCodes: [] };
    if (!(await takeTotpCode(ctx, user, code))) {
      await tellWrongTry(ctx, await requireSelf(ctx), "code");
      return { outcome: "wrong" as const, recoveryCodes: [] };
    }
    if (!pastLock) await forgetTries(ctx, user);
    await updateUser(ctx, user.id, { totpConfirmedAt: ctx.now });
    const unlockedUntil = new Date(ctx.now.getTime() + UNLOCK_HOURS * HOUR_MS);
    await stepUp(ctx, { tokenHash, unlockedUntil });
    await endSessions(ctx, user.id, ownSessionId(ctx));
    const recoveryCodes = newRecoveryCodes();
    await replaceRecoveryCodes(ctx, user.id, recoveryCodes.map(hashOfRecoveryCode));
    ctx.emit("user.two_factor_changed", { id: user.id }, { on: true });
    return { outcome: "accepted" as const, recoveryCodes };
  },
});

export const removeTwoFactor = operation({
  name: "account.remove_two_factor",
  summary: "Switch two-factor sign-in off",
  kind: "command",
  actors: ["user"],
  input: z.strictObject({}),
  output: z.null(),
  errors: [],
  async handler(ctx) {
    const user = await requireSelf(ctx);
    await updateUser(ctx, user.id, { totpSecret: null, totpConfirmedAt: null });
    await replaceRecoveryCodes(ctx, user.id, []);
    await updateSession(ctx, ownSessionId(ctx), { unlockedUntil: null });
    await endSessions(ctx, user.id, ownSessionId(ctx));
    ctx.emit("user.two_factor_changed", { id: user.id }, { on: false });
    return null;
  },
});

export const renewRecoveryCodes = operation({
  name: "account.renew_recovery_codes",
  summary: "Get a new set of recovery codes; the old ones stop working",
  kind: "command",
  actors: ["user"],
  input: z.strictObject({}),
  output: z.object({ recoveryCodes: z.array(z.string()).length(RECOVERY_CODES) }),
  errors: [],
  async handler(ctx) {
    const user = await requireSelf(ctx);
    const recoveryCodes = newRecoveryCodes();
    await replaceRecoveryCodes(ctx, user.id, recoveryCodes.map(hashOfRecoveryCode));
    ctx.emit("user.recovery_codes_renewed", { id: user.id }, {});
    return { recoveryCodes };
  },
});
