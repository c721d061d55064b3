// What nobody gets out of a team: a greater role than their own, a way back in, another partner's people,
// or somebody's mailbox filled.
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { teamInvitations, users } from "@/db/schema";
import { sessionOfToken } from "@/lib/auth/people/session";
import type { Caller, UserCaller } from "@/lib/core/caller";
import { linkToken } from "@/lib/core/encryption";
import { ROLES, type Role } from "@/lib/core/roles";
import { OWN, PUBLIC } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { acceptInvitation, showInvitation } from "@/lib/transports/people/sign-in";
import { expectStatus, send } from "./api";
import { testDatabase } from "./database";
import { anAddress, aSession, aUser, aVisit } from "./people";
import { aPartner } from "./world";

const database = testDatabase();
const PASSWORD = "a long enough passphrase";

/** Somebody whose session a code has unlocked. */
async function unlocked(partnerId: string, role: Role) {
  const user = await aUser(database, partnerId, role);
  const { current, token } = await aSession(user);
  const open = { twoFactor: true, unlockedUntil: new Date(Date.now() + 3_600_000) };
  const caller: UserCaller = { ...current.caller, ...open };
  return { ...user, caller, token };
}

async function invite(caller: Caller, role: Role = "viewer", email = anAddress()) {
  const { output } = await run(PUBLIC.inviteMember, caller, { email, role });
  return { ...output, token: linkToken("invitation", output.id) };
}

async function invitationsOf(partnerId: string): Promise<number> {
  return database.db.$count(teamInvitations, eq(teamInvitations.partnerId, partnerId));
}

describe("a greater role", () => {
  test.each(["viewer", "member"] as const)(
    "is given by no %s, with a code or without",
    async (own) => {
      const { partnerId } = await aPartner(database);
      const { caller, userId } = await unlocked(partnerId, own);
      const refused = { code: "ROLE_NOT_ALLOWED" };
      for (const role of ROLES) {
        await expect(invite(caller, role)).rejects.toMatchObject(refused);
        const self = { userId, role };
        await expect(run(PUBLIC.changeRole, caller, self)).rejects.toMatchObject(refused);
      }
      expect(await invitationsOf(partnerId)).toBe(0);
    },
  );

  test("is given by no admin whose session no code has unlocked", async () => {
    const { partnerId } = await aPartner(database);
    const { caller } = await unlocked(partnerId, "admin");
    const past = { ...caller, unlockedUntil: new Date(Date.now() - 1) };
    await expect(invite(past)).rejects.toMatchObject({ code: "UNLOCK_REQUIRED" });
    const without = { ...caller, twoFactor: false };
    await expect(invite(without)).rejects.toMatchObject({ code: "TWO_FACTOR_REQUIRED" });
    expect(await invitationsOf(partnerId)).toBe(0);
  });

  test("is not in what an invited person sends along", async () => {
    const { partnerId } = await aPartner(database);
    const { token } = await invite((await unlocked(partnerId, "owner")).caller, "viewer");
    const sent = { token, name: "Ada Example", password: PASSWORD, role: "owner" };
    expect(await acceptInvitation(sent, aVisit())).toMatchObject({ is: "opened" });
    const [row] = await database.db.select().from(users).where(eq(users.name, "Ada Example"));
    expect(row?.role).toBe("viewer");
  });
});

test("whoever is removed or lowered while an act is on its way does it no more", async () => {
  const { partnerId } = await aPartner(database);
  await aUser(database, partnerId, "owner");
  const member = await aUser(database, partnerId, "member");
  const { caller } = await unlocked(partnerId, "owner");
  // The session as it was read when the request came in.
  const acts = [
    () => invite(caller, "admin"),
    () => run(PUBLIC.changeRole, caller, { userId: member.userId, role: "admin" }),
    () => run(PUBLIC.removeMember, caller, { userId: member.userId }),
  ];
  const self = eq(users.id, caller.userId);
  await database.db.update(users).set({ role: "admin" }).where(self);
  for (const act of acts) await expect(act()).rejects.toMatchObject({ code: "ROLE_NOT_ALLOWED" });
  await database.db.update(users).set({ role: "owner", removedAt: new Date() }).where(self);
  for (const act of acts)
    await expect(act()).rejects.toMatchObject({ code: "INVALID_CREDENTIALS" });
  expect(await invitationsOf(partnerId)).toBe(0);
  const [row] = await database.db.select().from(users).where(eq(users.id, member.userId));
  expect(row).toMatchObject({ role: "member", removedAt: null });
});

test("an API key that was rotated out changes nothing of the team", async () => {
  const partner = await aPartner(database);
  const member = await aUser(database, partner.partnerId, "member");
  const invited = await invite((await unlocked(partner.partnerId, "owner")).caller);
  await expectStatus(200, "POST", "/v1/partner/rotate-key", { as: partner.as });
  const acts = [
    ["POST", "/v1/partner/team/invitations", { email: anAddress(), role: "admin" }],
    ["DELETE", `/v1/partner/team/invitations/${invited.id}`, undefined],
    ["PUT", `/v1/partner/team/members/${member.userId}`, { role: "admin" }],
    ["DELETE", `/v1/partner/team/members/${member.userId}`, undefined],
  ] as const;
  for (const [method, path, body] of acts) {
    const answer = await send(method, path, { as: partner.as, body });
    expect([path, answer]).toMatchObject([path, { status: 403, body: { code: "KEY_ENDING" } }]);
  }
  await expectStatus(200, "GET", "/v1/partner/team", { as: partner.as });
});

describe("an open invitation", () => {
  test("ends with the person who sent it", async () => {
    const { partnerId } = await aPartner(database);
    const owner = await unlocked(partnerId, "owner");
    const leaving = await unlocked(partnerId, "admin");
    const [own, others] = [await invite(leaving.caller, "admin"), await invite(owner.caller)];
    await run(PUBLIC.removeMember, owner.caller, { userId: leaving.userId });
    expect(await showInvitation(own.token)).toBeNull();
    expect(await showInvitation(others.token)).not.toBeNull();
    const { rows } = await database.pool.query(
      "select actor from events where type = 'team.invitation_withdrawn' and resource_id = $1",
      [own.id],
    );
    expect(rows).toEqual([{ actor: `user:${owner.userId}` }]);
  });

  test("ends where that person's role is lowered, and not where it is raised", async () => {
    const { partnerId } = await aPartner(database);
    const owner = await unlocked(partnerId, "owner");
    const second = await unlocked(partnerId, "owner");
    const raised = await unlocked(partnerId, "admin");
    const [ended, kept] = [await invite(second.caller, "owner"), await invite(raised.caller)];
    await run(PUBLIC.changeRole, owner.caller, { userId: second.userId, role: "admin" });
    await run(PUBLIC.changeRole, owner.caller, { userId: raised.userId, role: "owner" });
    expect(await showInvitation(ended.token)).toBeNull();
    expect(await showInvitation(kept.token)).not.toBeNull();
  });
});

describe("invitations by mail", () => {
  test("go to one address five times a day and no more, and nothing is written then", async () => {
    const partner = await aPartner(database);
    const body = { email: anAddress(), role: "viewer" };
    const ask = () => send("POST", "/v1/partner/team/invitations", { as: partner.as, body });
    for (let time = 0; time < 5; time += 1) expect((await ask()).status).toBe(201);
    const refused = await ask();
    expect(refused).toMatchObject({ status: 429, body: { code: "RATE_LIMITED" } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(23 * 3600);
    expect(await invitationsOf(partner.partnerId)).toBe(5);
  });

  test("go out fifty times a day in all, however many addresses there are", async () => {
    const { partnerId } = await aPartner(database);
    const { caller } = await unlocked(partnerId, "owner");
    for (let time = 0; time < 50; time += 1) await invite(caller);
    await expect(invite(caller)).rejects.toMatchObject({ code: "RATE_LIMITED" });
    await invite((await unlocked((await aPartner(database)).partnerId, "owner")).caller);
  });
});

test("an owner reaches nobody of another partner's team, by any id", async () => {
  const { caller } = await unlocked((await aPartner(database)).partnerId, "owner");
  const { partnerId } = await aPartner(database);
  const other = await unlocked(partnerId, "owner");
  const { id: invitationId, token } = await invite(other.caller);
  const { userId } = other;
  const nobody = { code: "MEMBER_NOT_FOUND" };
  const role = "viewer";
  await expect(run(PUBLIC.changeRole, caller, { userId, role })).rejects.toMatchObject(nobody);
  await expect(run(PUBLIC.removeMember, caller, { userId })).rejects.toMatchObject(nobody);
  const withdrawn = run(PUBLIC.withdrawInvitation, caller, { invitationId });
  await expect(withdrawn).rejects.toMatchObject({ code: "INVITATION_NOT_FOUND" });
  const { sessionId } = other.caller;
  expect((await run(OWN.endOwnSession, caller, { sessionId })).output).toEqual({ ended: 0 });
  const { output } = await run(PUBLIC.listTeam, caller, {});
  expect(output.members.map(({ id }) => id)).toEqual([caller.userId]);
  expect(output.invitations).toEqual([]);
  expect(await showInvitation(token)).not.toBeNull();
  expect(await sessionOfToken(other.token)).not.toBeNull();
});

test("a name that holds card data makes no account", async () => {
  const { partnerId } = await aPartner(database);
  const { token, email } = await invite((await unlocked(partnerId, "owner")).caller);
  const sent = { token, name: "Ada 4111 1111 1111 1111", password: PASSWORD };
  expect(await acceptInvitation(sent, aVisit())).toMatchObject({
    is: "invalid",
    problems: { name: expect.any(String) },
  });
  expect(await database.db.$count(users, eq(users.email, email))).toBe(0);
  expect(await showInvitation(token)).not.toBeNull();
});
