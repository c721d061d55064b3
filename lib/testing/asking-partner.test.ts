// A question is put to the partner: who sees it, who answers, and that the answer is advice and nothing more.
import { beforeAll, describe, expect, test } from "vitest";
import { OWN, PUBLIC } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { type Credentials, expectStatus, send } from "./api";
import { askedIn } from "./asking";
import { testDatabase } from "./database";
import { mailWorker } from "./mail-worker";
import { anAddress, aSession, aUser } from "./people";
import { eventsOf } from "./sealed";
import {
  aMerchant,
  anAnsweredAttempt,
  anAttempt,
  aPartner,
  sign,
  type TestAttempt,
  type TestPartner,
  tokenFor,
} from "./world";

const database = testDatabase();
const mail = mailWorker();
let partner: TestPartner;

beforeAll(async () => {
  partner = await aPartner(database);
});

const SCANS = "11-scans";
const shop = async (of = partner) => anAttempt(await aMerchant(of));

async function put(
  attempt: TestAttempt,
  more: Record<string, unknown> = {},
  as: Credentials = attempt.partner.as,
) {
  const path = `${attempt.path}/partner-questions`;
  const body = { partId: SCANS, ...more };
  const { id } = (await expectStatus(201, "POST", path, { as, body })).body;
  return {
    id: id as string,
    path: `${path}/${id}`,
    answerPath: `/v1/partner-questions/${id}/answer`,
  };
}

async function received(of: TestPartner, query = "") {
  return (await expectStatus(200, "GET", `/v1/partner-questions${query}`, { as: of.as })).body;
}

describe("a question to the partner", () => {
  test("stands in its list and among what needs it today, with who asks what", async () => {
    const own = await aPartner(database);
    const attempt = await shop(own);
    const { id } = await put(attempt, { note: "Which scans?" }, await tokenFor(attempt));
    const { items } = await received(own);
    expect(items).toMatchObject([
      {
        ...{ id, merchantId: attempt.merchantId, merchantName: "Quayside Candles" },
        ...{ partId: SCANS, note: "Which scans?", state: "open", answer: null, saqType: "SAQ A" },
      },
    ]);
    expect(items[0].question.length).toBeGreaterThan(20);
    const needs = await expectStatus(200, "GET", "/v1/portfolio/attention", { as: own.as });
    expect(needs.body.items).toContainEqual(
      expect.objectContaining({
        ...{ kind: "question_waiting", count: 1 },
        merchants: [expect.objectContaining({ merchantId: attempt.merchantId })],
      }),
    );
  });

  test("is answered beside the question and by mail, and answers nothing by itself", async () => {
    const attempt = await shop();
    const owner = anAddress();
    await expectStatus(200, "PUT", attempt.base, { as: partner.as, body: { email: owner } });
    const { id, answerPath } = await put(attempt);
    const answer = "A scan by an approved company, every three months.";
    const said = await expectStatus(200, "POST", answerPath, { as: partner.as, body: { answer } });
    expect(said.body).toMatchObject({ id, state: "answered", answer });
    const visit = await tokenFor(attempt);
    expect((await askedIn(attempt, visit)).partner).toMatchObject([
      { id, state: "answered", answer },
    ]);
    const [message] = await mail.messagesTo(owner);
    expect(message.text).toContain(answer);
    expect(message.text).toContain("/portal?");
    const { body } = await expectStatus(200, "GET", `${attempt.path}/sections`, { as: visit });
    const section = body.items.find(({ topLevel }: { topLevel: string }) => topLevel === "11");
    expect(section.answered).toBe(0);
    expect(section.parts.every(({ given }: { given: unknown }) => given === null)).toBe(true);
  });

  test("is answered once, and by no session token", async () => {
    const attempt = await shop();
    const { answerPath } = await put(attempt);
    const body = { answer: "Ask whoever set up your shop." };
    const refused = await send("POST", answerPath, { as: await tokenFor(attempt), body });
    expect(refused).toMatchObject({ status: 403, body: { code: "PARTNER_KEY_REQUIRED" } });
    const both = await Promise.all([
      send("POST", answerPath, { as: partner.as, body }),
      send("POST", answerPath, { as: partner.as, body }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      ...{ code: "PARTNER_QUESTION_ENDED", details: { state: "answered" } },
    });
    expect(await eventsOf(database, attempt, "partner_question.answered")).toHaveLength(1);
  });

  test("is answered by a member of the team, and not by a viewer", async () => {
    const attempt = await shop();
    const { id } = await put(attempt);
    const input = { questionId: id, answer: "Every three months." };
    const viewer = (await aSession(await aUser(database, partner.partnerId, "viewer"))).current;
    await expect(run(PUBLIC.answerQuestion, viewer.caller, input)).rejects.toMatchObject({
      code: "ROLE_NOT_ALLOWED",
    });
    const member = (await aSession(await aUser(database, partner.partnerId, "member"))).current;
    const { output } = await run(PUBLIC.answerQuestion, member.caller, input);
    expect(output).toMatchObject({ state: "answered" });
    expect(output.answeredBy).toMatch(/^user:usr_/);
    expect(OWN).not.toHaveProperty("answerQuestion");
  });

  test("is withdrawn by its merchant, and then asked anew; twice at once it is not asked", async () => {
    const attempt = await shop();
    const visit = await tokenFor(attempt);
    const { id, path, answerPath } = await put(attempt, {}, visit);
    const again = { as: visit, body: { partId: SCANS } };
    expect(await send("POST", `${attempt.path}/partner-questions`, again)).toMatchObject({
      ...{ status: 409, body: { code: "PARTNER_QUESTION_OPEN" } },
    });
    await expectStatus(200, "DELETE", path, { as: visit });
    const late = await send("POST", answerPath, { as: partner.as, body: { answer: "Yes." } });
    expect(late).toMatchObject({ status: 409, body: { details: { state: "withdrawn" } } });
    const listed = (await received(partner, `?merchantId=${attempt.merchantId}`)).items;
    expect(listed).toEqual([]);
    expect((await put(attempt, {}, visit)).id).not.toBe(id);
  });

  test("can be answered still when the attempt is sealed; no other is put then", async () => {
    const attempt = await anAnsweredAttempt(database, partner);
    const { answerPath } = await put(attempt);
    await sign(attempt);
    await expectStatus(200, "POST", `${attempt.path}/submit`, { as: partner.as });
    const path = `${attempt.path}/partner-questions`;
    const more = await send("POST", path, { as: partner.as, body: { partId: SCANS } });
    expect(more).toMatchObject({ status: 409, body: { code: "ALREADY_SEALED" } });
    const body = { answer: "Good that you asked." };
    const said = await expectStatus(200, "POST", answerPath, { as: partner.as, body });
    expect(said.body).toMatchObject({ state: "answered", sealed: true });
  });

  test.each([
    ["a note with a card number", "note", "4111 1111 1111 1111", "CARD_DATA_REFUSED"],
    ["a note that is too long", "note", "a".repeat(501), "VALIDATION_ERROR"],
    ["a part that is not asked", "partId", "9-nothing", "VALIDATION_ERROR"],
  ])("with %s is refused", async (_name, member, value, code) => {
    const attempt = await shop();
    const body = { partId: SCANS, [member]: value };
    const reply = await send("POST", `${attempt.path}/partner-questions`, { as: partner.as, body });
    expect(reply).toMatchObject({ status: 400, body: { code } });
    expect((await askedIn(attempt)).partner).toEqual([]);
  });

  test("goes with its merchant", async () => {
    const attempt = await shop();
    const { answerPath } = await put(attempt);
    await expectStatus(200, "DELETE", attempt.base, { as: partner.as });
    const reply = await send("POST", answerPath, { as: partner.as, body: { answer: "Yes." } });
    expect(reply).toMatchObject({ status: 404, body: { code: "PARTNER_QUESTION_NOT_FOUND" } });
  });

  test("is another partner's as little as a missing one", async () => {
    const { path, answerPath } = await put(await shop());
    const stranger = await aPartner(database);
    const answered = await send("POST", answerPath, { as: stranger.as, body: { answer: "Yes." } });
    expect(answered).toMatchObject({ status: 404, body: { code: "PARTNER_QUESTION_NOT_FOUND" } });
    const withdrawn = await send("DELETE", path, { as: stranger.as });
    expect(withdrawn).toMatchObject({ status: 404, body: { code: "MERCHANT_NOT_FOUND" } });
    expect((await received(stranger)).items).toEqual([]);
  });
});

test("the list goes on page by page: what waits, the longest first; what was answered, newest first", async () => {
  const own = await aPartner(database);
  const asked = [];
  for (let made = 0; made < 5; made++) asked.push(await put(await shop(own)));
  const ids = asked.map(({ id }) => id);
  const first = await received(own, "?limit=3");
  const next = await received(own, `?limit=3&nextToken=${first.nextToken}`);
  const idsOf = (page: { items: { id: string }[] }) => page.items.map(({ id }) => id);
  expect([...idsOf(first), ...idsOf(next)]).toEqual(ids);
  expect(next.nextToken).toBeNull();
  for (const { answerPath } of asked.slice(0, 3)) {
    await expectStatus(200, "POST", answerPath, { as: own.as, body: { answer: "Yes." } });
  }
  expect(idsOf(await received(own))).toEqual(ids.slice(3));
  const newest = await received(own, "?state=answered&limit=2");
  const older = await received(own, `?state=answered&limit=2&nextToken=${newest.nextToken}`);
  expect([...idsOf(newest), ...idsOf(older)]).toEqual(ids.slice(0, 3).reverse());
  const wrong = await send("GET", "/v1/partner-questions?nextToken=nonsense", { as: own.as });
  expect(wrong).toMatchObject({ status: 400, body: { code: "VALIDATION_ERROR" } });
});
