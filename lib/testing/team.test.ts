// The team of a partner: invitations, roles, removal, and who may do what to whom.
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { mailMessages, users } from "@/db/schema";
import { sessionOfToken } from "@/lib/auth/people/session";
import type { UserCaller } from "@/lib/core/caller";
import { linkToken } from "@/lib/core/encryption";
import { startWorker } from "@/lib/jobs/worker";
import { PUBLIC } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { requestLink } from "@/lib/transports/people/links";
import { acceptInvitation, showInvitation } from "@/lib/transports/people/sign-in";
import { expectStatus, send } from "./api";
import { testDatabase } from "./database";
import { eventually } from "./eventually";
import { anAddress, anOwner, aSession, aUser, aVisit, sessionOf } from "./people";
import { aPartner, type TestPartner } from "./world";

const database = testDatabase();
const PASSWORD = "a long enough passphrase";

/** Somebody whose session a code has unlocked. */
async function unlocked(partnerId: string, role: "owner" | "admin" = "owner") {
  const user = await aUser(database, partnerId, role);
  const { current, token } = await aSession(user);
  const open = { twoFactor: true, unlockedUntil: new Date(Date.now() + 3_600_000) };
  const caller: UserCaller = { ...current.caller, ...open };
  return { ...user, caller, token };
}

async function invite(partner: TestPartner, email = anAddress(), role = "member") {
  const { as } = partner;
  const body = { email, role };
  const { body: made } = await expectStatus(201, "POST", "/v1/partner/team/invitations", {
    as,
    body,
  });
  return { ...made, token: linkToken("invitation", made.id) };
}

const accept = (token: string, name = "Ada Example", password = PASSWORD) =>
  acceptInvitation({ token, name, password }, aVisit());

test("an invited person takes the invitation up, once, and is signed in", async () => {
  const partner = await aPartner(database);
  const { email, token, id } = await invite(partner);
  expect(await showInvitation(token)).toMatchObject({ email, role: "member" });
  const joined = await accept(token);
  if (joined.is !== "opened") throw new Error(joined.is);
  const { caller } = await sessionOf(joined.token);
  expect(caller).toMatchObject({ role: "member", stage: "full", partnerId: partner.partnerId });
  expect(await showInvitation(token)).toBeNull();
  expect(await accept(token)).toEqual({ is: "ended" });
  const { body } = await expectStatus(200, "GET", "/v1/partner/team", { as: partner.as });
  expect(body.members).toMatchObject([{ id: caller.userId, email, name: "Ada Example" }]);
  expect(body.invitations).toEqual([]);
  const { rows } = await database.pool.query(
    "select payload from events where type = 'team.joined' and resource_id = $1",
    [caller.userId],
  );
  expect(rows).toMatchObject([{ payload: { invitationId: id, role: "member" } }]);
});

test("two who take one invitation up at once make one account", async () => {
  const { token } = await invite(await aPartner(database));
  const outcomes = await Promise.all([accept(token), accept(token), accept(token)]);
  expect(outcomes.map(({ is }) => is).sort()).toEqual(["ended", "ended", "opened"]);
});

test("a weak password or a missing name is refused, and the invitation stays open", async () => {
  const { token } = await invite(await aPartner(database));
  expect(await accept(token, " ", "short")).toMatchObject({
    is: "invalid",
    problems: { name: "Type your name.", password: "Use at least 12 characters." },
  });
  expect(await accept(token)).toMatchObject({ is: "opened" });
});

test("an invitation ends with its week, by withdrawal, and by a newer one", async () => {
  const partner = await aPartner(database);
  const first = await invite(partner);
  const second = await invite(partner, first.email, "viewer");
  expect(await showInvitation(first.token)).toBeNull();
  expect(await showInvitation(second.token)).toMatchObject({ role: "viewer" });
  const path = `/v1/partner/team/invitations/${second.id}`;
  await expectStatus(200, "DELETE", path, { as: partner.as });
  expect(await accept(second.token)).toEqual({ is: "ended" });
  const again = await send("DELETE", path, { as: partner.as });
  expect(again).toMatchObject({ status: 404, body: { code: "INVITATION_NOT_FOUND" } });
  const third = await invite(partner);
  await database.pool.query(
    "update team_invitations set expires_at = now() - interval '1 second' where id = $1",
    [third.id],
  );
  expect(await accept(third.token)).toEqual({ is: "ended" });
});

test("inviting somebody of another partner's team tells the inviter nothing of it", async () => {
  const stranger = await anOwner(database);
  const partner = await aPartner(database);
  const known = await invite(partner, stranger.email);
  const unknown = await invite(partner);
  expect(Object.keys(known).sort()).toEqual(Object.keys(unknown).sort());
  expect(await accept(known.token)).toEqual({ is: "taken" });
  const member = await aUser(database, partner.partnerId);
  const own = await send("POST", "/v1/partner/team/invitations", {
    as: partner.as,
    body: { email: member.email, role: "viewer" },
  });
  expect(own).toMatchObject({ status: 409, body: { code: "ALREADY_MEMBER" } });
});

test("an API key and an admin make nobody owner, and touch no owner", async () => {
  const partner = await aPartner(database);
  const owner = await aUser(database, partner.partnerId, "owner");
  const admin = await unlocked(partner.partnerId, "admin");
  const member = await aUser(database, partner.partnerId, "member");
  const refused = { code: "ROLE_NOT_ALLOWED" };
  for (const caller of [admin.caller, { kind: "partner" as const, ...keyOf(partner) }]) {
    const invitation = { email: anAddress(), role: "owner" };
    await expect(run(PUBLIC.inviteMember, caller, invitation)).rejects.toMatchObject(refused);
    const raised = { userId: member.userId, role: "owner" };
    await expect(run(PUBLIC.changeRole, caller, raised)).rejects.toMatchObject(refused);
    const lowered = { userId: owner.userId, role: "viewer" };
    await expect(run(PUBLIC.changeRole, caller, lowered)).rejects.toMatchObject(refused);
    const removed = { userId: owner.userId };
    await expect(run(PUBLIC.removeMember, caller, removed)).rejects.toMatchObject(refused);
  }
});

function keyOf({ partnerId }: TestPartner) {
  return { partnerId, keyId: "key_example", keyStanding: "current" as const, replayKey: "" };
}

test("the last owner stays: neither lowered nor removed, not even by two owners at once", async () => {
  const partner = await aPartner(database);
  const first = await unlocked(partner.partnerId);
  const self = { userId: first.userId };
  const last = { code: "LAST_OWNER" };
  await expect(
    run(PUBLIC.changeRole, first.caller, { ...self, role: "admin" }),
  ).rejects.toMatchObject(last);
  await expect(run(PUBLIC.removeMember, first.caller, self)).rejects.toMatchObject(last);
  const second = await unlocked(partner.partnerId);
  const both = await Promise.allSettled([
    run(PUBLIC.removeMember, first.caller, { userId: second.userId }),
    run(PUBLIC.removeMember, second.caller, { userId: first.userId }),
  ]);
  expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("a removed member's open session ends at once, and the address is free again", async () => {
  const partner = await aPartner(database);
  const owner = await unlocked(partner.partnerId);
  const member = await aUser(database, partner.partnerId, "member");
  const { token } = await aSession(member);
  await run(PUBLIC.removeMember, owner.caller, { userId: member.userId });
  expect(await sessionOfToken(token)).toBeNull();
  const [row] = await database.db.select().from(users).where(eq(users.id, member.userId));
  expect([row?.email, row?.passwordHash]).toEqual([member.email, null]);
  const invited = await invite(partner, member.email);
  expect(await accept(invited.token)).toMatchObject({ is: "opened" });
});

test("a lowered role counts from the next request on, in a session that is open", async () => {
  const partner = await aPartner(database);
  const owner = await unlocked(partner.partnerId);
  const member = await aUser(database, partner.partnerId, "member");
  const { token, current } = await aSession(member);
  const body = { name: "Quayside Candles" };
  await run(PUBLIC.createMerchant, current.caller, body);
  await run(PUBLIC.changeRole, owner.caller, { userId: member.userId, role: "viewer" });
  const { caller } = await sessionOf(token);
  const refused = run(PUBLIC.createMerchant, caller, body);
  await expect(refused).rejects.toMatchObject({ code: "ROLE_NOT_ALLOWED" });
});

test("what a person does is in the audit log under their name", async () => {
  const partner = await aPartner(database);
  const { current, userId } = await aSession(await aUser(database, partner.partnerId)).then(
    (session) => ({ ...session, userId: session.current.caller.userId }),
  );
  await run(PUBLIC.createMerchant, current.caller, { name: "Quayside Candles" });
  const { body } = await expectStatus(200, "GET", "/v1/audit?eventType=merchant.created", {
    as: partner.as,
  });
  expect(body.items[0].actor).toBe(`user:${userId}`);
});

test("the messages carry the links, which work, and each is written once", async () => {
  const worker = await startWorker();
  try {
    const partner = await aPartner(database);
    const invited = await invite(partner);
    const owner = await aUser(database, partner.partnerId);
    for (const purpose of ["sign_in", "reset"] as const) {
      await requestLink({ email: owner.email, purpose }, { ...aVisit(), browser: "a browser" });
    }
    const mails = await eventually("three messages", async () => {
      const rows = await database.db
        .select()
        .from(mailMessages)
        .where(eq(mailMessages.partnerId, partner.partnerId));
      return rows.length === 3 ? rows : null;
    });
    const byKind = new Map(mails.map((mail) => [mail.kind, mail]));
    expect(byKind.get("team_invitation")).toMatchObject({ toAddress: invited.email });
    expect(byKind.get("team_invitation")?.textBody).toContain(invited.token);
    expect(byKind.get("sign_in_link")?.textBody).toMatch(/\/sign-in\/link\?token=[\w-]{43}/);
    expect(byKind.get("new_password")?.textBody).toMatch(
      /\/sign-in\/new-password\?token=[\w-]{43}/,
    );
  } finally {
    await worker.stop();
  }
});
