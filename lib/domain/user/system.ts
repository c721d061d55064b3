// What sign-in reads and writes while nobody is signed in yet: tries, one-time links, and the messages
// that carry them. The service acts, for the tenant that a lookup has found.
import { z } from "zod";
import { config } from "@/lib/core/config";
import { linkToken } from "@/lib/core/encryption";
import { newId } from "@/lib/core/ids";
import { findEvent, findEventPayload } from "@/lib/domain/mail/queries";
import { operation } from "@/lib/domain/operation";
import { brandOf, brandOfService, type PartnerBrand } from "@/lib/domain/partner/brand";
import { findPartner } from "@/lib/domain/partner/queries";
import {
  countLinks,
  endSessions,
  findUsableLink,
  findUser,
  insertLink,
  takeLink,
  updateUser,
  voidLinks,
} from "./queries";
import { LINK_MINUTES, LINK_PURPOSES, type LinkPurpose, type UserRole } from "./shape";
import { hashOfToken } from "./token";
import { beginTry, tellWrongTry } from "./tries";

const UserRef = z.strictObject({ userId: z.string() });

export const beginPasswordTry = operation({
  name: "users.begin_try",
  summary: "Count a try to sign in; 0 where the account takes none at present",
  kind: "command",
  actors: ["system"],
  input: UserRef,
  output: z.int(),
  errors: [],
  async handler(ctx, { userId }) {
    const user = await findUser(ctx, userId, "lock");
    return user ? beginTry(ctx, user) : 0;
  },
});

export const refusePasswordTry = operation({
  name: "users.refuse_try",
  summary: "Tell of a wrong password",
  kind: "command",
  actors: ["system"],
  input: UserRef,
  output: z.null(),
  errors: [],
  async handler(ctx, { userId }) {
    const user = await findUser(ctx, userId);
    if (user) await tellWrongTry(ctx, user, "password");
    return null;
  },
});

/** A person as sign-in needs to know them. */
export interface KnownUser {
  readonly userId: string;
  readonly email: string;
  readonly role: UserRole;
  readonly twoFactor: boolean;
  readonly locked: boolean;
}

export const loadUser = operation({
  name: "users.load",
  summary: "A person as sign-in needs to know them; null where there is none",
  kind: "query",
  actors: ["system"],
  input: UserRef,
  output: z.custom<KnownUser>().nullable(),
  errors: [],
  async handler(ctx, { userId }) {
    const user = await findUser(ctx, userId);
    if (!user) return null;
    const { email, role, totpConfirmedAt, lockedUntil } = user;
    const locked = lockedUntil !== null && lockedUntil > ctx.now;
    return { userId, email, role, twoFactor: totpConfirmedAt !== null, locked };
  },
});

const MINUTE_MS = 60_000;
/** Links that a person may be sent: whoever asks may be anybody. */
const LINK_LIMITS = [
  { times: 3, withinMs: LINK_MINUTES * MINUTE_MS },
  { times: 10, withinMs: 24 * 60 * MINUTE_MS },
] as const;

export const requestLink = operation({
  name: "links.request",
  summary: "Ask for a one-time link; nothing happens where that was done often enough",
  kind: "command",
  actors: ["system"],
  input: UserRef.extend({
    purpose: z.enum(LINK_PURPOSES),
    browserHash: z.string(),
    /** It was counted for a browser that the account knows: others use up no link of the person there. */
    pastLimit: z.boolean(),
  }),
  output: z.null(),
  errors: [],
  async handler(ctx, { userId, purpose, browserHash, pastLimit }) {
    // Of requests at once, each would count before the other's link is there.
    const user = await findUser(ctx, userId, "lock");
    if (!user) return null;
    for (const { times, withinMs } of pastLimit ? [] : LINK_LIMITS) {
      const since = new Date(ctx.now.getTime() - withinMs);
      if ((await countLinks(ctx, userId, since)) >= times) return null;
    }
    const id = newId("otl");
    const expiresAt = new Date(ctx.now.getTime() + LINK_MINUTES * MINUTE_MS);
    const tokenHash = hashOfToken(linkToken(purpose, id));
    await insertLink(ctx, { id, userId, purpose, browserHash, tokenHash, expiresAt });
    ctx.emit("user.link_requested", { id: userId }, { linkId: id, purpose });
    return null;
  },
});

/** A one-time link as its page shows it. */
export interface ShownLink {
  readonly purpose: LinkPurpose;
  readonly userId: string;
  readonly email: string;
  readonly browserHash: string;
}

export const readLink = operation({
  name: "links.read",
  summary: "What a one-time link is for; null where it works no more. Reading does not use it up",
  kind: "query",
  actors: ["system"],
  input: z.strictObject({ linkId: z.string() }),
  output: z.custom<ShownLink>().nullable(),
  errors: [],
  async handler(ctx, { linkId }) {
    const link = await findUsableLink(ctx, linkId);
    const user = link && (await findUser(ctx, link.userId));
    if (!user) return null;
    const { purpose, userId, browserHash } = link;
    return { purpose, userId, browserHash, email: user.email };
  },
});

export const takeSignInLink = operation({
  name: "links.take",
  summary: "Use a sign-in link up; false where it works no more",
  kind: "command",
  actors: ["system"],
  input: z.strictObject({ linkId: z.string() }),
  output: z.boolean(),
  errors: [],
  async handler(ctx, { linkId }) {
    const link = await takeLink(ctx, linkId);
    if (link?.purpose !== "sign_in") return false;
    ctx.emit("user.link_used", { id: link.userId }, { linkId, purpose: link.purpose });
    return true;
  },
});

export const resetPassword = operation({
  name: "users.reset_password",
  summary: "Replace a password by a link; every session ends. False where the link works no more",
  kind: "command",
  actors: ["system"],
  input: z.strictObject({ linkId: z.string(), passwordHash: z.string() }),
  output: z.boolean(),
  errors: [],
  async handler(ctx, { linkId, passwordHash }) {
    const link = await takeLink(ctx, linkId);
    if (link?.purpose !== "reset") return false;
    await updateUser(ctx, link.userId, { passwordHash });
    await voidLinks(ctx, link.userId);
    const sessionsEnded = await endSessions(ctx, link.userId);
    ctx.emit("user.password_changed", { id: link.userId }, { by: "link", sessionsEnded });
    return true;
  },
});

/** What is told of a change of somebody's sign-in or role, and to whom. */
export interface AccountNotice {
  readonly to: string;
  readonly brand: PartnerBrand;
  readonly type: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly at: string;
  readonly resetUrl: string;
}

export const loadAccountNotice = operation({
  name: "users.load_notice",
  summary:
    "What a person is told of a change of sign-in or role; null where the person was removed",
  kind: "query",
  actors: ["system"],
  input: UserRef.extend({ eventId: z.string() }),
  output: z.custom<AccountNotice>().nullable(),
  errors: [],
  async handler(ctx, { userId, eventId }) {
    const event = await findEvent(ctx, eventId);
    const user = await findUser(ctx, userId);
    if (!event || !user) return null;
    const { type, payload, createdAt } = event;
    const partner = await findPartner(ctx);
    const brand = partner ? await brandOf(ctx, partner) : brandOfService();
    const resetUrl = `${config().baseUrl}/sign-in/reset`;
    return { to: user.email, brand, type, payload, at: createdAt.toISOString(), resetUrl };
  },
});

/** What a message with a one-time link says, and to whom. */
export interface LinkMailContent {
  readonly to: string;
  readonly brand: PartnerBrand;
  readonly purpose: LinkPurpose;
  readonly url: string;
  readonly validMinutes: number;
  readonly expiresAt: Date;
}

const PAGES: Readonly<Record<LinkPurpose, string>> = {
  sign_in: "/sign-in/link",
  reset: "/sign-in/new-password",
};

export const loadRequestedLinkMail = operation({
  name: "links.load_mail",
  summary: "What the message with a one-time link says; null where the link works no more",
  kind: "query",
  actors: ["system"],
  input: z.strictObject({ eventId: z.string() }),
  output: z.custom<LinkMailContent>().nullable(),
  errors: [],
  async handler(ctx, { eventId }) {
    const linkId = String((await findEventPayload(ctx, eventId))?.linkId);
    const link = await findUsableLink(ctx, linkId);
    const user = link && (await findUser(ctx, link.userId));
    if (!user) return null;
    const { purpose, expiresAt } = link;
    const partner = await findPartner(ctx);
    const token = linkToken(purpose, linkId);
    return {
      to: user.email,
      brand: partner ? await brandOf(ctx, partner) : brandOfService(),
      purpose,
      url: `${config().baseUrl}${PAGES[purpose]}?token=${token}`,
      validMinutes: LINK_MINUTES,
      expiresAt,
    };
  },
});
