// Who is invited by e-mail and who is not: one real mail server, one real worker.
import { beforeEach, describe, expect, test } from "vitest";
import { MAIL_LIMITS } from "@/lib/core/policy";
import { expectStatus } from "./api";
import { testDatabase } from "./database";
import { eventually } from "./eventually";
import { allSent, daysLater, importing, invite, invitesOf, QUEUED, skipped } from "./inviting";
import { mailWorker } from "./mail-worker";
import { anAddress } from "./people";
import { aMerchant, aPartner, type TestPartner } from "./world";

const database = testDatabase();
const mail = mailWorker();
let partner: TestPartner;

beforeEach(async () => {
  mail.sink.manner = "takes";
  partner = await aPartner(database, "live");
});

const COMBINED = { outcome: "combined", reason: null };

describe("an import with invitations", () => {
  test("sends one address one message, with a link for each of its merchants", async () => {
    const address = anAddress();
    const upper = address.toUpperCase();
    const body = await importing(partner, [
      { name: "Quayside Candles", email: address },
      { name: "Juniper Soap", email: upper },
      { name: "Harbor Tea", email: address },
      { name: "Someone Else", email: anAddress() },
    ]);
    expect(invitesOf(body)).toEqual([QUEUED, COMBINED, COMBINED, QUEUED]);
    expect(body.summary.invited).toBe(4);
    const [message] = await mail.messagesTo(address);
    await allSent(database);
    expect([...mail.arrivedAt(address), ...mail.arrivedAt(upper)]).toHaveLength(1);
    const links = (message?.text ?? "").match(/https?:\/\/\S+\/portal\?\S+/g) ?? [];
    expect(links).toHaveLength(3);
    for (const [index, link] of links.entries()) {
      const { merchantId } = body.items[index];
      const token = new URL(link).searchParams.get("sessionToken") ?? "";
      const as = { "X-Session-Token": token };
      const own = await expectStatus(200, "GET", `/v1/merchants/${merchantId}`, { as });
      expect(own.body.invite).toMatchObject({ count: 1 });
      expect(message?.text).toContain(own.body.name);
    }
  });

  test("sends 100 rows with one address one message, and says which rows it does not name", async () => {
    const address = anAddress();
    const rows = Array.from({ length: 100 }, (_, i) => ({ name: `Shop ${i}`, email: address }));
    const body = await importing(partner, rows);
    const most = MAIL_LIMITS.merchantsPerInvitation;
    expect(body.summary.invited).toBe(most);
    expect(body.items[most].invite).toEqual(skipped("message_full"));
    await mail.messagesTo(address);
    await allSent(database);
    expect(mail.arrivedAt(address)).toHaveLength(1);
  });

  test("skips who has no address, nothing to do, or was invited in the last 7 days", async () => {
    const rows = ["busy", "done", "mute"].map((id) => ({
      name: id,
      externalMerchantId: id,
      ...(id === "mute" ? {} : { email: anAddress() }),
    }));
    await importing(partner, rows, { sendInvites: false });
    await database.pool.query(
      "update merchants set compliance_status = 'compliant', expires_at = now() + interval '200 days' where partner_id = $1 and external_merchant_id = 'done'",
      [partner.partnerId],
    );
    const expected = [QUEUED, skipped("nothing_to_do"), skipped("no_address")];
    expect(invitesOf(await importing(partner, rows, { dryRun: true }))).toEqual(expected);
    expect(invitesOf(await importing(partner, rows))).toEqual(expected);
    const [busy] = invitesOf(await importing(partner, rows));
    expect(busy).toEqual(skipped("invited_recently"));
    expect(invitesOf(await importing(partner, rows, { resend: true }))[0]).toEqual(QUEUED);
    await allSent(database);
    expect(invitesOf(await importing(partner, rows))[0]).toEqual(skipped("invited_recently"));
    await daysLater(database, partner, 8);
    expect(invitesOf(await importing(partner, rows))[0]).toEqual(QUEUED);
  });

  test("invites who is compliant for a few days more only", async () => {
    const rows = [{ name: "Soon over", externalMerchantId: "soon", email: anAddress() }];
    await importing(partner, rows, { sendInvites: false });
    await database.pool.query(
      "update merchants set compliance_status = 'compliant', expires_at = now() + interval '9 days' where partner_id = $1",
      [partner.partnerId],
    );
    expect(invitesOf(await importing(partner, rows))).toEqual([QUEUED]);
  });

  test("says nothing of invitations where none were asked for, nor of a row that failed", async () => {
    const plain = await importing(partner, [{ name: "A", email: anAddress() }], {
      sendInvites: false,
    });
    expect(invitesOf(plain)).toEqual([undefined]);
    expect(invitesOf(await importing(partner, [{ name: "" }]))).toEqual([undefined]);
  });

  test("takes resend in the query string of a CSV", async () => {
    const address = anAddress();
    const text = `name,email,externalMerchantId\nSoap,${address},S-1\n`;
    const headers = { "Content-Type": "text/csv" };
    const post = (query: string) =>
      expectStatus(200, "POST", `/v1/merchants/import?sendInvites=true${query}`, {
        as: partner.as,
        body: text,
        headers,
      });
    expect(invitesOf((await post("")).body)).toEqual([QUEUED]);
    expect(invitesOf((await post("")).body)).toEqual([skipped("invited_recently")]);
    expect(invitesOf((await post("&resend=true")).body)).toEqual([QUEUED]);
  });
});

describe("inviting one merchant", () => {
  test("mails it its link, and tells what became of it", async () => {
    const { merchantId, base } = await aMerchant(partner);
    const address = anAddress();
    await expectStatus(200, "PUT", base, { as: partner.as, body: { email: address } });
    const reply = await invite(partner, merchantId);
    expect(reply).toMatchObject({ status: 200, body: { merchantId, invite: QUEUED } });
    const [message] = await mail.messagesTo(address);
    expect(message?.text).toMatch(/\/portal\?sessionToken=/);
    const again = await invite(partner, merchantId);
    expect(again.body.invite).toEqual(skipped("invited_recently"));
  });

  test("without an address is skipped, and says so", async () => {
    const { merchantId, base } = await aMerchant(partner);
    await expectStatus(200, "PUT", base, { as: partner.as, body: { email: null } });
    expect((await invite(partner, merchantId)).body.invite).toEqual(skipped("no_address"));
  });

  test("can be done again at once where the message was refused", async () => {
    const { merchantId, base } = await aMerchant(partner);
    const address = anAddress();
    await expectStatus(200, "PUT", base, { as: partner.as, body: { email: address } });
    mail.sink.manner = { recipient: 550 };
    await invite(partner, merchantId);
    const path = `/v1/audit?merchantId=${merchantId}&eventType=invite.failed`;
    await eventually("the failure", async () => {
      const { body } = await expectStatus(200, "GET", path, { as: partner.as });
      return body.items[0] ?? null;
    });
    mail.sink.manner = "takes";
    expect((await invite(partner, merchantId)).body.invite).toEqual(QUEUED);
    await mail.messagesTo(address);
  });
});
