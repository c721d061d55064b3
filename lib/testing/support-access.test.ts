import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SERVICE_TENANT } from "@/lib/core/caller";
import { startWorker, type Worker } from "@/lib/jobs/worker";
import { OPERATING, OPERATIONS, OWN, PUBLIC } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { personReading } from "@/lib/transports/people/reading";
import { testDatabase } from "./database";
import { eventually } from "./eventually";
import { anOperator } from "./operating";
import { aSession, aUser, sessionOf } from "./people";
import { admin, logOf, looking, opened, REASON } from "./support";
import { aMerchant, aPartner } from "./world";

const database = testDatabase();
const HOUR_MS = 3_600_000;
let worker: Worker;

beforeAll(async () => {
  worker = await startWorker();
});

afterAll(() => worker.stop());

describe("an operator with a support access", () => {
  test("sees the book as a viewer, after looking began and not before", async () => {
    const partner = await aPartner(database, "live");
    const { merchantId } = await aMerchant(partner);
    const operator = await anOperator(database);
    const { accessId } = await opened(operator, partner);
    expect(await operator.now()).toMatchObject({ role: "operator", partnerId: SERVICE_TENANT });
    await run(OPERATING.lookForSupport, await operator.now(), { accessId });
    const { caller, partner: shown, support } = await sessionOf(operator.token);
    expect(caller).toMatchObject({ role: "viewer", partnerId: partner.partnerId });
    expect(shown).toMatchObject({ name: "Test Acquiring live", mode: "live" });
    expect(support).toMatchObject({ reason: REASON });
    const { output } = await run(PUBLIC.listPortfolioMerchants, caller, {});
    expect(output.items.map(({ id }) => id)).toEqual([merchantId]);
    const headers = {
      cookie: `sealwright-session=${operator.token}`,
      "sec-fetch-site": "same-origin",
    };
    const reading = await personReading(new Request("http://127.0.0.1/v1/merchants", { headers }));
    expect(reading?.caller.partnerId).toBe(partner.partnerId);
  });

  test("reads what a viewer reads", async () => {
    const partner = await aPartner(database, "live");
    const { merchantId } = await aMerchant(partner);
    const { operator } = await looking(database, partner);
    const caller = await operator.now();
    const viewer = (await aSession(await aUser(database, partner.partnerId, "viewer"))).current;
    const reads = [
      ...[PUBLIC.getOverview, PUBLIC.getAttention, PUBLIC.getSettings, PUBLIC.listReviews],
      ...[PUBLIC.listViews, PUBLIC.listTeam, PUBLIC.listAudit, PUBLIC.listPortfolioMerchants],
    ];
    for (const read of reads) {
      const mine = await run(read, caller, {});
      expect(Object.keys(mine.output), read.name).toEqual(
        Object.keys((await run(read, viewer.caller, {})).output),
      );
    }
    const { output } = await run(PUBLIC.getMerchant, caller, { merchantId });
    expect(output.id).toBe(merchantId);
    const { output: team } = await run(PUBLIC.listTeam, caller, {});
    expect(team.members.map(({ role }) => role)).toEqual(["viewer"]);
  });

  test("changes nothing, makes no link and reaches nothing of admins", async () => {
    const partner = await aPartner(database, "live");
    const { merchantId } = await aMerchant(partner);
    const { operator } = await looking(database, partner);
    const caller = await operator.now();
    const view = { name: "Mine", query: {}, shared: false };
    const refusals = [
      run(PUBLIC.createViewLink, caller, { merchantId }),
      run(PUBLIC.createMerchant, caller, { name: "New" }),
      run(PUBLIC.getBilling, caller, {}),
      run(PUBLIC.listApiKeys, caller, {}),
      run(OWN.endSupport, caller, { accessId: "sup_any" }),
      run(OWN.allowSupport, caller, { allowed: true }),
    ];
    for (const refused of refusals) {
      await expect(refused).rejects.toMatchObject({ code: "ROLE_NOT_ALLOWED" });
    }
    // What viewers may keep for themselves is closed as well.
    const kept = run(PUBLIC.saveView, caller, view);
    await expect(kept).rejects.toMatchObject({ code: "VIEW_ONLY" });
    // The console is closed while a partner's book is open.
    const console = run(OPERATING.listPartners, caller, {});
    await expect(console).rejects.toMatchObject({ code: "ROLE_NOT_ALLOWED" });
  });

  test("is let into no command of any partner, whichever it is", async () => {
    const { operator } = await looking(database, await aPartner(database, "live"));
    const caller = { ...(await operator.now()), unlockedUntil: new Date(Date.now() + HOUR_MS) };
    const own = Object.values(OWN).map(({ name }) => name);
    const commands = OPERATIONS.filter(
      ({ name, kind, actors }) =>
        kind === "command" && actors.includes("user") && !own.includes(name),
    );
    expect(commands.length).toBeGreaterThan(50);
    for (const operation of commands) {
      const refused = run(operation, caller, { "no such member": true });
      await expect(refused, operation.name).rejects.toMatchObject({
        code: expect.stringMatching(/^(ROLE_NOT_ALLOWED|VIEW_ONLY)$/),
      });
    }
  });

  test("never reaches another partner, nor the twin of the one that it is for", async () => {
    const partner = await aPartner(database, "live");
    const twin = await aPartner(database, "sandbox");
    await database.pool.query("update partners set sandbox_of = $1 where id = $2", [
      partner.partnerId,
      twin.partnerId,
    ]);
    const other = await aMerchant(await aPartner(database, "live"));
    const { operator } = await looking(database, partner);
    const caller = await operator.now();
    const foreign = run(PUBLIC.getMerchant, caller, { merchantId: other.merchantId });
    await expect(foreign).rejects.toMatchObject({ code: "MERCHANT_NOT_FOUND" });
    await run(OWN.switchBook, caller, { to: "sandbox" });
    expect((await operator.now()).partnerId).toBe(partner.partnerId);
    // Nobody else looks by it.
    const second = await anOperator(database);
    const { accessId } = await opened(second, partner);
    const third = await anOperator(database);
    const stolen = run(OPERATING.lookForSupport, await third.now(), { accessId });
    await expect(stolen).rejects.toMatchObject({ code: "SUPPORT_NOT_FOUND" });
    await database.pool.query(
      "update user_sessions set support_partner_id = $1, support_id = $2 where user_id = $3",
      [partner.partnerId, accessId, third.userId],
    );
    expect(await third.now()).toMatchObject({ role: "operator", partnerId: SERVICE_TENANT });
  });

  test("leaves, and looks again while it is open", async () => {
    const partner = await aPartner(database, "live");
    const { operator, accessId } = await looking(database, partner);
    await run(OWN.leaveSupport, await operator.now(), {});
    expect(await operator.now()).toMatchObject({ role: "operator" });
    const twice = run(OWN.leaveSupport, await operator.now(), {});
    await expect(twice).rejects.toMatchObject({ code: "SUPPORT_NOT_FOUND" });
    await run(OPERATING.lookForSupport, await operator.now(), { accessId });
    await run(OWN.leaveSupport, await operator.now(), {});
    await run(OPERATING.closeSupport, await operator.now(), { accessId });
    const late = run(OPERATING.lookForSupport, await operator.now(), { accessId });
    await expect(late).rejects.toMatchObject({ code: "SUPPORT_NOT_FOUND" });
    const types = ["opened", "looked", "left", "looked", "left", "ended"];
    const own = await logOf(database, partner.partnerId);
    expect(own.map(({ type }) => type)).toEqual(types.map((type) => `support.${type}`));
    expect(new Set(own.map(({ actor }) => actor))).toEqual(
      new Set([`operator:${operator.userId}`]),
    );
    const { output } = await run(OPERATING.listPartnerActs, await operator.now(), {
      partnerId: partner.partnerId,
    });
    expect(output.items.map(({ eventType }) => eventType).reverse()).toEqual(
      types.map((type) => `support.${type}`),
    );
  });
});

test("an access is opened with a reason and one of three ends, never with card data in it", async () => {
  const operator = await (await anOperator(database)).now();
  const { partnerId } = await aPartner(database, "live");
  const good = { partnerId, reason: REASON, hours: 1 };
  for (const wrong of [
    { reason: "why" },
    { reason: "x".repeat(501) },
    { hours: 2 },
    { hours: 0 },
  ]) {
    const refused = run(OPERATING.openSupport, operator, { ...good, ...wrong });
    await expect(refused).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  }
  const card = run(OPERATING.openSupport, operator, {
    ...good,
    reason: "They wrote 4111 1111 1111 1111 to us.",
  });
  await expect(card).rejects.toMatchObject({ code: "CARD_DATA_REFUSED" });
  const nobody = run(OPERATING.openSupport, operator, { ...good, partnerId: "prt_nobody" });
  await expect(nobody).rejects.toMatchObject({ code: "PARTNER_NOT_FOUND" });
});

test("owners and admins get a mail of it, of a sandbox twin's as well; nobody below does", async () => {
  const live = await aPartner(database, "live");
  const twin = await aPartner(database, "sandbox");
  await database.pool.query("update partners set sandbox_of = $1 where id = $2", [
    live.partnerId,
    twin.partnerId,
  ]);
  const owner = await aUser(database, live.partnerId, "owner");
  const chief = await aUser(database, live.partnerId, "admin");
  await aUser(database, live.partnerId, "member");
  const operator = await anOperator(database);
  for (const partner of [live, twin]) {
    await database.pool.query("delete from mail_messages where partner_id = $1", [live.partnerId]);
    await opened(operator, partner);
    const mails = await eventually("two mails", async () => {
      const { rows } = await database.pool.query(
        "select to_address, text_body from mail_messages where partner_id = $1 and kind = 'support_opened'",
        [live.partnerId],
      );
      return rows.length === 2 ? rows : null;
    });
    expect(mails.map(({ to_address }) => to_address).sort()).toEqual(
      [owner.email, chief.email].sort(),
    );
    expect(mails[0].text_body).toContain(REASON);
    expect(mails[0].text_body).toContain(partner === live ? "the dashboard of" : "the sandbox of");
  }
});

test("an access ends with a suspension, and is not open again when the partner is", async () => {
  const partner = await aPartner(database, "live");
  const { operator, accessId } = await looking(database, partner);
  const { partnerId } = partner;
  const boss = await anOperator(database);
  const reason = "Three invoices are open since spring.";
  await run(OPERATING.suspendPartner, boss.caller, { partnerId, reason });
  await run(OPERATING.reactivatePartner, boss.caller, { partnerId });
  expect((await sessionOf(operator.token)).caller.role).toBe("operator");
  const again = run(OPERATING.lookForSupport, await operator.now(), { accessId });
  await expect(again).rejects.toMatchObject({ code: "SUPPORT_NOT_FOUND" });
  const types = (await logOf(database, partnerId)).map(({ type }) => type);
  expect(types).toEqual(["support.opened", "support.looked", "support.ended"]);
});

test("a file that is read in an access ends where the partner ends it", async () => {
  const partner = await aPartner(database, "live");
  await database.pool.query(
    `insert into merchants (partner_id, id, name, created_at, updated_at)
     select $1, 'mrc_long_' || n, 'Shop ' || repeat('x', 180) || n, now(), now() from generate_series(1, 6000) as n`,
    [partner.partnerId],
  );
  const { operator, accessId } = await looking(database, partner);
  const { caller } = await sessionOf(operator.token);
  const { stream } = await run(PUBLIC.exportPortfolio, caller, {});
  if (!stream) throw new Error("no file");
  const reader = stream.getReader();
  await reader.read();
  await run(OWN.endSupport, await admin(database, partner), { accessId });
  const rest = async () => {
    for (;;) if ((await reader.read()).done) return "to its end";
  };
  await expect(rest()).rejects.toMatchObject({ code: "SUPPORT_ENDED" });
});
