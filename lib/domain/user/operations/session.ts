// What a person does with a session: begin it, enter the code that it waits for, unlock it, end it. Each
// step up comes with a new token, so that one which was known before opens nothing more.
import { z } from "zod";
import { operation } from "@/lib/domain/operation";
import { Moment } from "@/lib/domain/text";
import { takeCode } from "@/lib/domain/user/codes";
import {
  endSession,
  endSessions,
  insertSession,
  listSessions,
  ownSessionId,
  requireSelf,
  stepUp,
  updateUser,
} from "@/lib/domain/user/queries";
import {
  CODE_MINUTES,
  SESSION_HOURS,
  type SessionStage,
  SIGN_IN_METHODS,
  UNLOCK_HOURS,
} from "@/lib/domain/user/shape";
import {
  beginTry,
  forgetTries,
  pastLock,
  takeTryBack,
  tellWrongTry,
} from "@/lib/domain/user/tries";

const HOUR_MS = 60 * 60_000;

/** A hash would now and then pass for a card number; it is our own and holds nothing that was typed. */
const guardedByHandler = ["tokenHash", "passwordHash"];

export const openSession = operation({
  name: "sessions.open",
  summary: "Begin a session of a person whose password, link or invitation was right",
  description: "`none`: the password was replaced meanwhile.",
  kind: "command",
  actors: ["user"],
  input: z.strictObject({
    tokenHash: z.string(),
    method: z.enum(SIGN_IN_METHODS),
    /** Number of the password's try among those in a row; 0: none was counted. */
    tryNumber: z.int().min(0),
    /** What a password was compared with; null: something else proved who it is. */
    passwordHash: z.string().nullable(),
    pastLock,
  }),
  guardedByHandler,
  mayChangeNothing: () => true,
  output: z.object({ stage: z.enum(["code", "full", "none"]) }),
  errors: [],
  async handler(ctx, { tokenHash, method, tryNumber, passwordHash, pastLock }) {
    const user = await requireSelf(ctx);
    // It was replaced while the old one was being looked at, which ended every session: none begins by it.
    if (passwordHash !== null && passwordHash !== user.passwordHash) {
      return { stage: "none" as const };
    }
    const stage: SessionStage = user.totpConfirmedAt ? "code" : "full";
    const lifeMs = stage === "code" ? CODE_MINUTES * 60_000 : SESSION_HOURS * HOUR_MS;
    const expiresAt = new Date(ctx.now.getTime() + lifeMs);
    const { address, userAgent } = ctx.origin;
    const id = ownSessionId(ctx);
    await insertSession(ctx, {
      ...{ id, userId: user.id, tokenHash, stage, method, expiresAt, address, userAgent },
    });
    if (stage === "code") {
      await takeTryBack(ctx, user, tryNumber);
      ctx.emit("user.code_asked", { id: user.id }, { sessionId: id, method });
    } else {
      if (!pastLock) await forgetTries(ctx, user);
      await updateUser(ctx, user.id, { lastSignedInAt: ctx.now });
      ctx.emit("user.signed_in", { id: user.id }, { sessionId: id, method, code: "none" });
    }
    return { stage };
  },
});

const CodeEntry = z.strictObject({ code: z.string().max(64), tokenHash: z.string(), pastLock });

/** What became of a code: taken, wrong, or not looked at since the account is locked. */
const CodeOutcome = z.object({ outcome: z.enum(["accepted", "wrong", "locked"]) });

export const enterCode = operation({
  name: "sessions.enter_code",
  summary: "Complete a sign-in with the authenticator's code or a recovery code",
  kind: "command",
  actors: ["user"],
  input: CodeEntry,
  guardedByHandler,
  mayChangeNothing: () => true,
  output: CodeOutcome,
  errors: [],
  async handler(ctx, { code, tokenHash, pastLock }) {
    const user = await requireSelf(ctx);
    if (!pastLock && !(await beginTry(ctx, user))) return { outcome: "locked" as const };
    const taken = await takeCode(ctx, user, code);
    if (!taken) {
      await tellWrongTry(ctx, await requireSelf(ctx), "code");
      return { outcome: "wrong" as const };
    }
    const id = ownSessionId(ctx);
    const expiresAt = new Date(ctx.now.getTime() + SESSION_HOURS * HOUR_MS);
    const unlockedUntil =
      taken === "code" ? new Date(ctx.now.getTime() + UNLOCK_HOURS * HOUR_MS) : null;
    await stepUp(ctx, { tokenHash, stage: "full", expiresAt, unlockedUntil });
    if (!pastLock) await forgetTries(ctx, user);
    await updateUser(ctx, user.id, { lastSignedInAt: ctx.now });
    ctx.emit("user.signed_in", { id: user.id }, { sessionId: id, method: "code", code: taken });
    return { outcome: "accepted" as const };
  },
});

export const unlockSession = operation({
  name: "sessions.unlock",
  summary: "Unlock admin-only acts on this session for 12 hours",
  kind: "command",
  actors: ["user"],
  input: CodeEntry,
  guardedByHandler,
  mayChangeNothing: () => true,
  output: CodeOutcome,
  errors: ["TWO_FACTOR_REQUIRED"],
  async handler(ctx, { code, tokenHash, pastLock }) {
    const user = await requireSelf(ctx);
    if (!pastLock && !(await beginTry(ctx, user))) return { outcome: "locked" as const };
    if (!(await takeCode(ctx, user, code))) {
      await tellWrongTry(ctx, await requireSelf(ctx), "code");
      return { outcome: "wrong" as const };
    }
    const unlockedUntil = new Date(ctx.now.getTime() + UNLOCK_HOURS * HOUR_MS);
    await stepUp(ctx, { tokenHash, unlockedUntil });
    if (!pastLock) await forgetTries(ctx, user);
    const told = { sessionId: ownSessionId(ctx), until: unlockedUntil.toISOString() };
    ctx.emit("user.unlocked", { id: user.id }, told);
    return { outcome: "accepted" as const };
  },
});

export const switchBook = operation({
  name: "sessions.switch_book",
  summary: "Look at the live partner's book in this session, or at that of its sandbox twin",
  description:
    "The role stays that of the live partner. Where there is no sandbox twin, or a suspended one, the session goes on looking at the partner itself.",
  kind: "command",
  actors: ["user"],
  input: z.strictObject({ to: z.enum(["live", "sandbox"]) }),
  output: z.null(),
  errors: [],
  async handler(ctx, { to }) {
    const user = await requireSelf(ctx, "read");
    await stepUp(ctx, { inSandbox: to === "sandbox" });
    ctx.emit("user.switched", { id: user.id }, { sessionId: ownSessionId(ctx), to });
    return null;
  },
});

const OwnSession = z.object({
  id: z.string(),
  current: z.boolean(),
  method: z.enum(SIGN_IN_METHODS),
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
  createdAt: Moment,
  lastSeenAt: Moment,
});

export const listOwnSessions = operation({
  name: "sessions.list",
  summary: "Where you are signed in",
  kind: "query",
  actors: ["user"],
  input: z.strictObject({}),
  output: z.object({ items: z.array(OwnSession) }),
  errors: [],
  async handler(ctx) {
    const user = await requireSelf(ctx, "read");
    const rows = await listSessions(ctx, user.id);
    const items = rows.map(({ id, method, address, userAgent, createdAt, lastSeenAt }) => ({
      ...{ id, method, address, userAgent, createdAt, lastSeenAt },
      current: id === ownSessionId(ctx),
    }));
    return { items };
  },
});

export const endOwnSession = operation({
  name: "sessions.end",
  summary: "Sign out: here, or in one other place",
  kind: "command",
  actors: ["user"],
  input: z.strictObject({ sessionId: z.string() }),
  mayChangeNothing: () => true,
  output: z.object({ ended: z.int() }),
  errors: [],
  async handler(ctx, { sessionId }) {
    const user = await requireSelf(ctx, "read");
    const ended = (await endSession(ctx, user.id, sessionId)) ? 1 : 0;
    if (ended) ctx.emit("user.signed_out", { id: user.id }, { sessionsEnded: ended });
    return { ended };
  },
});

export const endOtherSessions = operation({
  name: "sessions.end_others",
  summary: "Sign out everywhere else",
  kind: "command",
  actors: ["user"],
  input: z.strictObject({}),
  output: z.object({ ended: z.int() }),
  errors: [],
  async handler(ctx) {
    const user = await requireSelf(ctx, "read");
    const ended = await endSessions(ctx, user.id, ownSessionId(ctx));
    ctx.emit("user.signed_out", { id: user.id }, { sessionsEnded: ended });
    return { ended };
  },
});
