// What ends a link to a helper, what bounds it, who is written to, and who reaches it.
import { beforeAll, describe, expect, test } from "vitest";
import { transact } from "@/db/client";
import { partsOf } from "@/lib/pci/parts";
import { expectStatus, send } from "./api";
import { answerAs, askedIn, askSomebody, readAs } from "./asking";
import { testDatabase } from "./database";
import { eventually } from "./eventually";
import { mailWorker } from "./mail-worker";
import { anAddress } from "./people";
import {
  aMerchant,
  anAnsweredAttempt,
  anAttempt,
  aPartner,
  sign,
  type TestPartner,
  tokenFor,
} from "./world";

const database = testDatabase();
const mail = mailWorker();
let partner: TestPartner;

beforeAll(async () => {
  partner = await aPartner(database);
});

const TERMINALS = "9-terminal-list";
const terminal = async () => anAttempt(await aMerchant(partner), "SAQ B-IP");
const partOf = (partId: string) => partsOf("SAQ B-IP").find((part) => part.partId === partId);

async function change(text: string, ...values: unknown[]) {
  await database.pool.query(text, values);
}

describe("a link ends", () => {
  const ANSWER = { name: "Sam Byrne", choice: "yes" };

  async function expectEnded(token: string, state: string): Promise<void> {
    expect((await readAs(token)).page).toMatchObject({ state, texts: [], note: null, name: null });
    expect(await answerAs(token, ANSWER)).toMatchObject({
      ...{ status: 409, body: { code: "HELPER_LINK_ENDED", details: { state } } },
    });
  }

  test("after one answer", async () => {
    const { token } = await askSomebody(await terminal(), TERMINALS);
    const both = await Promise.all([answerAs(token, ANSWER), answerAs(token, ANSWER)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await expectEnded(token, "answered");
  });

  test("after seven days", async () => {
    const attempt = await terminal();
    const { id, token } = await askSomebody(attempt, TERMINALS);
    const [link] = (await askedIn(attempt)).helpers;
    expect(Date.parse(link.expiresAt) - Date.parse(link.createdAt)).toBe(7 * 24 * 60 * 60 * 1000);
    await change("update helper_links set expires_at = now() where id = $1", id);
    await expectEnded(token, "expired");
  });

  test("when it is revoked, which an answered one no longer is", async () => {
    const attempt = await terminal();
    const { token, path } = await askSomebody(attempt, TERMINALS);
    await expectStatus(200, "DELETE", path, { as: await tokenFor(attempt) });
    await expectEnded(token, "revoked");
    const other = await askSomebody(attempt, TERMINALS);
    await answerAs(other.token, ANSWER);
    expect(await send("DELETE", other.path, { as: partner.as })).toMatchObject({
      ...{ status: 409, body: { code: "HELPER_LINK_ENDED", details: { state: "answered" } } },
    });
  });

  test("when the attempt is sealed; a proposal is then too late", async () => {
    const attempt = await anAnsweredAttempt(database, partner);
    const open = await askSomebody(attempt, "11-scans");
    const answered = await askSomebody(attempt, "11-scans");
    await answerAs(answered.token, ANSWER);
    await sign(attempt);
    await expectStatus(200, "POST", `${attempt.path}/submit`, { as: partner.as });
    await expectEnded(open.token, "sealed");
    expect(await send("POST", `${answered.path}/take`, { as: partner.as })).toMatchObject({
      ...{ status: 409, body: { code: "ALREADY_SEALED" } },
    });
    const more = await send("POST", `${attempt.path}/helper-links`, {
      ...{ as: partner.as, body: { partId: "11-scans" } },
    });
    expect(more).toMatchObject({ status: 409, body: { code: "ALREADY_SEALED" } });
    const renewed = await expectStatus(201, "POST", `${attempt.path}/renew`, { as: partner.as });
    const asked = `${attempt.base}/attempts/${renewed.body.id}/asked`;
    const { body } = await expectStatus(200, "GET", asked, { as: partner.as });
    expect(body).toEqual({ helpers: [], partner: [] });
  });

  test("when another questionnaire asks no such question", async () => {
    const attempt = await terminal();
    const { token } = await askSomebody(attempt, TERMINALS);
    const body = { saqType: "SAQ A" };
    await expectStatus(200, "PUT", `${attempt.path}/type`, { as: partner.as, body });
    await expectEnded(token, "gone");
  });

  test("with its merchant", async () => {
    const attempt = await terminal();
    const { token } = await askSomebody(attempt, TERMINALS, { email: anAddress() });
    await expectStatus(200, "DELETE", attempt.base, { as: partner.as });
    expect(await readAs(token)).toEqual({ page: null, refusal: null });
    const left = "select count(*)::int as n from helper_links where merchant_id = $1";
    expect((await database.pool.query(left, [attempt.merchantId])).rows[0].n).toBe(0);
  });

  test("while its partner is suspended", async () => {
    const other = await aPartner(database);
    const { token } = await askSomebody(await anAttempt(await aMerchant(other)), "11-scans");
    await change("update partners set status = 'suspended' where id = $1", other.partnerId);
    expect(await readAs(token)).toEqual({ page: null, refusal: null });
  });
});

describe("bounds", () => {
  test("twenty links of an attempt are open at once, and one more when one has ended", async () => {
    const attempt = await terminal();
    const links = [];
    for (let made = 0; made < 20; made++) links.push(await askSomebody(attempt, TERMINALS));
    const path = `${attempt.path}/helper-links`;
    const request = { as: partner.as, body: { partId: TERMINALS } };
    expect(await send("POST", path, request)).toMatchObject({
      ...{ status: 409, body: { code: "ASKED_LIMIT", details: { most: 20 } } },
    });
    await expectStatus(200, "DELETE", links[0]?.path ?? "", { as: partner.as });
    expect((await send("POST", path, request)).status).toBe(201);
  });

  test.each([
    [{ partId: "9-nothing" }, "not_found"],
    [{ partId: TERMINALS, note: "a".repeat(501) }, "too_long"],
    [{ partId: TERMINALS, note: "4111 1111 1111 1111" }, "card_data"],
    [{ partId: TERMINALS, email: "nobody" }, "invalid_format"],
  ])("a link with %o is refused", async (body, code) => {
    const attempt = await terminal();
    const reply = await send("POST", `${attempt.path}/helper-links`, { as: partner.as, body });
    expect(reply.status).toBe(400);
    expect(reply.body.details.issues).toContainEqual(expect.objectContaining({ code }));
    expect((await askedIn(attempt)).helpers).toEqual([]);
  });

  test("so many messages go to one address, whoever asks for them", async () => {
    const attempt = await terminal();
    const body = { partId: TERMINALS, email: anAddress() };
    const path = `${attempt.path}/helper-links`;
    for (let sent = 0; sent < 5; sent++) {
      await expectStatus(201, "POST", path, { as: partner.as, body });
    }
    const late = await send("POST", path, { as: partner.as, body });
    expect(late).toMatchObject({ status: 429, body: { code: "RATE_LIMITED" } });
  });

  test("a link is asked for so often in a minute, from wherever", async () => {
    const { token } = await askSomebody(await terminal(), TERMINALS);
    const refusals = [];
    for (let asked = 0; asked < 31; asked++) refusals.push((await readAs(token)).refusal);
    expect(refusals).toEqual([...Array(30).fill(null), "RATE_LIMITED"]);
    expect((await answerAs(token, { name: "Sam", choice: "yes" })).status).toBe(429);
  });
});

describe("messages", () => {
  test("the link goes to whom the merchant asks, in its language, and says nothing of the merchant's mail", async () => {
    const attempt = await terminal();
    const email = anAddress();
    const more = { email, name: "Sam", note: "The red ones.", language: "fr" };
    const { id, token } = await askSomebody(attempt, TERMINALS, more);
    const [{ text }] = await mail.messagesTo(email);
    expect(text).toContain(`/ask?token=${token}`);
    expect(text).toContain(partOf(TERMINALS)?.fr.question);
    expect(text).toContain("The red ones.");
    expect(text).toContain("Quayside Candles");
    const sent = await eventually("the message to be sent", async () => {
      const [link] = (await askedIn(attempt)).helpers;
      return link.mail === "sent" ? link : null;
    });
    expect(sent.id).toBe(id);
    const state = "select mail_state from merchant_activity where merchant_id = $1";
    expect(
      (await database.pool.query(state, [attempt.merchantId])).rows[0]?.mail_state ?? null,
    ).toBe(null);
  });

  test("the merchant is told of a proposal, once, and not what it says", async () => {
    const owner = anAddress();
    const attempt = await terminal();
    const body = { email: owner };
    await expectStatus(200, "PUT", attempt.base, { as: partner.as, body });
    const { token } = await askSomebody(attempt, TERMINALS);
    const answer = "It hangs beside the fridge.";
    await answerAs(token, { name: "Sam Byrne", answer });
    const [{ text }] = await mail.messagesTo(owner);
    expect(text).toContain("Sam Byrne");
    expect(text).toContain("/portal?");
    expect(text).not.toContain(answer);
  });
});

describe("tenancy", () => {
  test("another merchant, another partner and another helper reach no link", async () => {
    const attempt = await terminal();
    const { path } = await askSomebody(attempt, TERMINALS);
    const neighbour = await tokenFor(await aMerchant(partner));
    const stranger = (await aPartner(database)).as;
    for (const as of [neighbour, stranger]) {
      for (const [method, tail] of [
        ["DELETE", ""],
        ["POST", "/take"],
        ["POST", "/dismiss"],
      ] as const) {
        const reply = await send(method, `${path}${tail}`, { as });
        expect(reply).toMatchObject({ status: 404, body: { code: "MERCHANT_NOT_FOUND" } });
      }
    }
    const other = await anAttempt(await aMerchant(partner));
    const [, linkId] = path.split("/helper-links/");
    const elsewhere = await send("DELETE", `${other.path}/helper-links/${linkId}`, {
      as: partner.as,
    });
    expect(elsewhere).toMatchObject({ status: 404, body: { code: "HELPER_LINK_NOT_FOUND" } });
  });

  test("the database itself hides it from another merchant", async () => {
    const attempt = await terminal();
    await askSomebody(attempt, TERMINALS);
    const { partnerId } = partner;
    const { merchantId } = await aMerchant(partner);
    const read = (scope: { partnerId: string; merchantId: string | null }) =>
      transact(scope, "read", (db) => db.query.helperLinks.findMany());
    expect(await read({ partnerId, merchantId })).toEqual([]);
    expect(await read({ partnerId, merchantId: attempt.merchantId })).toHaveLength(1);
  });

  test("who only looks makes and takes none", async () => {
    const attempt = await terminal();
    const { body } = await expectStatus(200, "POST", `${attempt.base}/view-link`, {
      as: partner.as,
    });
    const token = new URL(body.url).searchParams.get("sessionToken") ?? "";
    const reply = await send("POST", `${attempt.path}/helper-links`, {
      ...{ as: { "X-Session-Token": token }, body: { partId: TERMINALS } },
    });
    expect(reply).toMatchObject({ status: 403, body: { code: "VIEW_ONLY" } });
  });
});
