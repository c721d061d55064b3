// The limits that keep us from filling a mailbox, whatever the messages are about: one real mail server,
// one real worker.
import { beforeEach, describe, expect, test } from "vitest";
import { MAIL_LIMITS } from "@/lib/core/policy";
import { send } from "./api";
import { testDatabase } from "./database";
import { eventually } from "./eventually";
import { allSent, daysLater, importing, invite, invitesOf, QUEUED, skipped } from "./inviting";
import { mailWorker } from "./mail-worker";
import { anAddress } from "./people";
import { aMerchant, aPartner, aSealedAttempt, type TestPartner, tokenFor } from "./world";

const database = testDatabase();
const mail = mailWorker();
let partner: TestPartner;

beforeEach(async () => {
  mail.sink.manner = "takes";
  partner = await aPartner(database, "live");
});

describe("the limits on mail", () => {
  const resend = { resend: true };

  test("stop the sixth message of a day about one merchant, with the time to wait", async () => {
    const { merchantId } = await aMerchant(partner);
    for (let time = 0; time < MAIL_LIMITS.perMerchantPerDay; time += 1) {
      expect((await invite(partner, merchantId, resend)).status).toBe(200);
    }
    const reply = await invite(partner, merchantId, resend);
    expect(reply).toMatchObject({ status: 429, body: { code: "RATE_LIMITED" } });
    const wait = Number(reply.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(23 * 3600);
    expect(wait).toBeLessThanOrEqual(24 * 3600);
    await daysLater(database, partner, 1);
    expect((await invite(partner, merchantId, resend)).status).toBe(200);
  });

  test("hold for requests at once, and for invitations and documents together", async () => {
    const attempt = await aSealedAttempt(database, partner);
    const { merchantId, path } = attempt;
    await database.pool.query(
      "update merchants set compliance_status = 'questions_in_progress' where id = $1",
      [merchantId],
    );
    const most = MAIL_LIMITS.perMerchantPerDay;
    const replies = await Promise.all([
      ...Array.from({ length: most }, () => invite(partner, merchantId, resend)),
      ...Array.from({ length: most }, () => send("POST", `${path}/seal`, { as: partner.as })),
    ]);
    const taken = replies.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(most);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(most);
  });

  test("hold for a session token that asks for its documents again and again", async () => {
    const attempt = await aSealedAttempt(database, partner);
    const as = await tokenFor(attempt);
    const replies = [];
    for (let time = 0; time < 8; time += 1) {
      replies.push(await send("POST", `${attempt.path}/seal`, { as }));
    }
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  });

  test("stop the eleventh message of a day to one address, over all merchants and imports", async () => {
    const address = anAddress();
    const outcomes = [];
    for (let time = 0; time < 12; time += 1) {
      const row = { name: `Shop ${time}`, email: address, externalMerchantId: `S-${time}` };
      outcomes.push(invitesOf(await importing(partner, [row]))[0]);
    }
    const most = MAIL_LIMITS.perAddressPerDay;
    expect(outcomes.slice(0, most)).toEqual(Array(most).fill(QUEUED));
    expect(outcomes.slice(most)).toEqual([skipped("address_limit"), skipped("address_limit")]);
    const attempt = await aSealedAttempt(database, partner);
    await database.pool.query("update attempts set delivery_email = $2 where id = $1", [
      attempt.attemptId,
      address,
    ]);
    const seal = await send("POST", `${attempt.path}/seal`, { as: partner.as });
    expect(seal).toMatchObject({ status: 429, body: { code: "RATE_LIMITED" } });
    await allSent(database);
    expect(mail.arrivedAt(address)).toHaveLength(most);
  });

  test("stop notices of keys that are rotated again and again", async () => {
    const address = anAddress();
    await database.pool.query("update partners set reply_to = $2 where id = $1", [
      partner.partnerId,
      address,
    ]);
    for (let time = 0; time < 8; time += 1) {
      const reply = await send("POST", "/v1/partner/rotate-key", { as: partner.as });
      if (reply.status !== 200) break;
    }
    await mail.messagesTo(address);
    await eventually("every notice's end", async () => {
      const { rows } = await database.pool.query(
        "select count(*)::int as ended from mail_messages where partner_id = $1 and status in ('sent', 'failed')",
        [partner.partnerId],
      );
      return rows[0].ended >= 1 ? true : null;
    });
    await allSent(database);
    expect(mail.arrivedAt(address).length).toBeLessThanOrEqual(MAIL_LIMITS.noticesPerAddressPerDay);
  });

  test("tell nobody's address: what they count is kept as hashes", async () => {
    const address = anAddress();
    const { items } = await importing(partner, [{ name: "Hidden", email: address }]);
    const { rows } = await database.pool.query("select mail_claims::text as row from mail_claims");
    const text = JSON.stringify(rows);
    expect(rows.length).toBeGreaterThan(0);
    expect(text).not.toContain(address);
    expect(text).not.toContain(items[0].merchantId);
  });
});
