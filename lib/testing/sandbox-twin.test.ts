// A session looks at the book of the person's own partner or at that of its sandbox twin, and at no other.
import { beforeEach, describe, expect, test } from "vitest";
import type { Role } from "@/lib/core/roles";
import { OWN, PUBLIC } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { changePassword } from "@/lib/transports/people/account";
import { personReading } from "@/lib/transports/people/reading";
import { expectStatus } from "./api";
import { testDatabase } from "./database";
import { anAddress, aSession, aUser, aVisit, sessionOf, type TestUser } from "./people";
import { aMerchant, aPartner, type TestMerchant, type TestPartner } from "./world";

const database = testDatabase();
let live: TestPartner;
let twin: TestPartner;
let ofLive: TestMerchant;
let ofTwin: TestMerchant;

const tie = (sandbox: TestPartner, to: TestPartner) =>
  database.pool.query("update partners set sandbox_of = $1 where id = $2", [
    to.partnerId,
    sandbox.partnerId,
  ]);

beforeEach(async () => {
  live = await aPartner(database, "live");
  twin = await aPartner(database, "sandbox");
  await tie(twin, live);
  ofLive = await aMerchant(live);
  ofTwin = await aMerchant(twin);
});

async function switched(token: string, to: "live" | "sandbox") {
  const { caller } = await sessionOf(token);
  await run(OWN.switchBook, caller, { to });
  return sessionOf(token);
}

async function inSandbox(role: Role = "owner", partner = live) {
  const user = await aUser(database, partner.partnerId, role);
  const { token } = await aSession(user);
  return { user, token, found: await switched(token, "sandbox") };
}

async function unlocked(user: TestUser, token: string) {
  const { caller } = await sessionOf(token);
  expect(caller.userId).toBe(user.userId);
  return { ...caller, twoFactor: true, unlockedUntil: new Date(Date.now() + 3_600_000) };
}

const merchantsSeen = async (caller: Parameters<typeof run>[1]) =>
  (await run(PUBLIC.listPortfolioMerchants, caller, {})).output.items.map(({ id }) => id);

test("begins at the person's own partner, and comes back to it", async () => {
  const user = await aUser(database, live.partnerId, "member");
  const { token, current } = await aSession(user);
  expect(current).toMatchObject({ hasSandbox: true, partner: { mode: "live" } });
  expect(await merchantsSeen(current.caller)).toEqual([ofLive.merchantId]);
  const there = await switched(token, "sandbox");
  expect(there.partner).toMatchObject({ mode: "sandbox", name: "Test Acquiring sandbox" });
  expect(there.caller).toMatchObject({
    ...{ partnerId: twin.partnerId, homePartnerId: live.partnerId },
    ...{ userId: user.userId, role: "member" },
  });
  expect(await merchantsSeen(there.caller)).toEqual([ofTwin.merchantId]);
  const back = await switched(token, "live");
  expect(await merchantsSeen(back.caller)).toEqual([ofLive.merchantId]);
});

test("finds nothing of the other book by its id", async () => {
  const { found, token } = await inSandbox();
  const get = (caller: typeof found.caller, merchantId: string) =>
    run(PUBLIC.getMerchant, caller, { merchantId });
  await expect(get(found.caller, ofLive.merchantId)).rejects.toMatchObject({
    code: "MERCHANT_NOT_FOUND",
  });
  const { caller } = await switched(token, "live");
  await expect(get(caller, ofTwin.merchantId)).rejects.toMatchObject({
    code: "MERCHANT_NOT_FOUND",
  });
});

test("concerns one session: another one of the person stays where it is", async () => {
  const { user, found } = await inSandbox();
  const other = await aSession(user);
  expect(found.caller.partnerId).toBe(twin.partnerId);
  expect(other.current.caller.partnerId).toBe(live.partnerId);
});

describe("there is no way to another partner's book", () => {
  test("from a partner without a twin", async () => {
    const alone = await aPartner(database, "live");
    const { found } = await inSandbox("owner", alone);
    expect(found).toMatchObject({ hasSandbox: false, partner: { mode: "live" } });
    expect(found.caller.partnerId).toBe(alone.partnerId);
  });

  test("from the sandbox to the live partner, for somebody whom the sandbox invited", async () => {
    const { found, token } = await inSandbox("owner", twin);
    expect(found.hasSandbox).toBe(false);
    expect((await switched(token, "live")).caller.partnerId).toBe(twin.partnerId);
  });

  test("to a twin that is suspended, or tied to another partner meanwhile", async () => {
    const { token } = await inSandbox();
    await database.pool.query("update partners set status = 'suspended' where id = $1", [
      twin.partnerId,
    ]);
    expect((await sessionOf(token)).caller.partnerId).toBe(live.partnerId);
    await database.pool.query("update partners set status = 'active' where id = $1", [
      twin.partnerId,
    ]);
    expect((await sessionOf(token)).caller.partnerId).toBe(twin.partnerId);
    await tie(twin, await aPartner(database, "live"));
    expect((await sessionOf(token)).caller.partnerId).toBe(live.partnerId);
  });

  test("to a partner that is live, whatever it is tied to", async () => {
    const other = await aPartner(database, "live");
    const alone = await aPartner(database, "live");
    await tie(other, alone);
    const { found } = await inSandbox("owner", alone);
    expect(found.caller.partnerId).toBe(alone.partnerId);
  });

  test("around the suspension of the live partner", async () => {
    const { token } = await inSandbox();
    await database.pool.query("update partners set status = 'suspended' where id = $1", [
      live.partnerId,
    ]);
    expect((await sessionOf(token)).partner?.status).toBe("suspended");
  });
});

test("the role is that of the live partner, from the next request on", async () => {
  const { user, token, found } = await inSandbox("viewer");
  const create = (caller: typeof found.caller) =>
    run(PUBLIC.createMerchant, caller, { name: "Made by a person" });
  await expect(create(found.caller)).rejects.toMatchObject({ code: "ROLE_NOT_ALLOWED" });
  const body = { role: "member" };
  const path = `/v1/partner/team/members/${user.userId}`;
  await expectStatus(200, "PUT", path, { as: live.as, body });
  await create((await sessionOf(token)).caller);
  await expectStatus(200, "DELETE", path, { as: live.as });
  await expect(sessionOf(token)).rejects.toThrow("the session has ended");
});

test("the audit log of each partner names the person by what was done there", async () => {
  const { user, found } = await inSandbox();
  await run(PUBLIC.createMerchant, found.caller, { name: "Made by a person" });
  const { rows } = await database.pool.query(
    "select partner_id, type from events where actor = $1 order by created_at, id",
    [`user:${user.userId}`],
  );
  const of = (partner: TestPartner) =>
    rows.filter((row) => row.partner_id === partner.partnerId).map(({ type }) => type);
  expect(of(twin)).toEqual(["merchant.created"]);
  expect(of(live)).toEqual(["user.signed_in", "user.switched"]);
});

test("the team is the live partner's, in both", async () => {
  const { user, token } = await inSandbox();
  const caller = await unlocked(user, token);
  const { output: team } = await run(PUBLIC.listTeam, caller, {});
  expect(team.members).toMatchObject([{ id: user.userId }]);
  const email = anAddress();
  await run(PUBLIC.inviteMember, caller, { email, role: "member" });
  const invited = async (as: TestPartner["as"]) =>
    (await expectStatus(200, "GET", "/v1/partner/team", { as })).body.invitations;
  expect(await invited(live.as)).toMatchObject([{ email, invitedBy: "A owner" }]);
  expect(await invited(twin.as)).toEqual([]);
});

test("the own account is in reach from the sandbox: sessions, password, sign-out", async () => {
  const { user, token, found } = await inSandbox();
  await aSession(user);
  expect((await run(OWN.getAccount, found.caller, {})).output.id).toBe(user.userId);
  expect((await run(OWN.listOwnSessions, found.caller, {})).output.items).toHaveLength(2);
  const outcome = await changePassword(
    { present: user.password, password: "quite another passphrase" },
    { ...aVisit(), current: found },
  );
  expect(outcome).toEqual({ is: "changed" });
  expect((await run(OWN.listOwnSessions, found.caller, {})).output.items).toHaveLength(1);
  await run(OWN.endOwnSession, found.caller, { sessionId: found.caller.sessionId });
  await expect(sessionOf(token)).rejects.toThrow("the session has ended");
});

test("a page's reads are the sandbox's, with the sandbox's limits", async () => {
  const { token } = await inSandbox();
  const request = new Request("http://localhost:3000/v1/portfolio", {
    headers: { cookie: `sealwright-session=${token}`, "sec-fetch-site": "same-origin" },
  });
  const found = await personReading(request);
  expect(found).toMatchObject({ mode: "sandbox", caller: { partnerId: twin.partnerId } });
});
