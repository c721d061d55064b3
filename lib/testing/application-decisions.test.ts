// What operators decide about applications, and what comes of it: partners, invitations, messages. Each once, whoever
// asks twice or at the same time.
import { describe, expect, test } from "vitest";
import type { UserCaller } from "@/lib/core/caller";
import { decryptSecret, linkToken } from "@/lib/core/encryption";
import { OPERATING, OWN, PUBLIC } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { answerQuestion, showQuestion } from "@/lib/transports/people/applications";
import { expectStatus, withKey } from "./api";
import {
  aConfirmed,
  applicationOf,
  eventsOf,
  joinBy,
  messagesTo,
  partnerRow,
  refusalOf,
  tokenIn,
} from "./applying";
import { testDatabase } from "./database";
import { deciding, LIVE, SANDBOX } from "./deciding";
import { eventually } from "./eventually";
import { anOperator } from "./operating";
import { aVisit } from "./people";

const database = testDatabase();
const tests = deciding(database);
const { message } = tests;

describe("approved as a live partner", () => {
  test("a company has its partner, a sandbox beside it, and an invitation for its owner", async () => {
    const { applicationId, form } = await aConfirmed(database);
    const input = { applicationId, ...LIVE };
    const { output } = await run(OPERATING.approveApplication, tests.operator, input);
    expect(output).toEqual({ state: "approved" });
    const row = await applicationOf(database, form.email);
    const live = await partnerRow(database, row.live_id);
    const twin = await partnerRow(database, row.sandbox_id);
    expect(live).toMatchObject({ name: "Harbor Acquiring", mode: "live" });
    expect(twin).toMatchObject({ name: "Harbor Acquiring Sandbox", mode: "sandbox" });
    expect([live.sandbox_of, twin.sandbox_of]).toEqual([null, live.id]);
    for (const { id } of [live, twin]) {
      const secret = "select webhook_secret from partner_secrets where partner_id = $1";
      const { rows } = await database.pool.query(secret, [id]);
      expect(decryptSecret(rows[0].webhook_secret, id)).toMatch(/^whsec_/);
      const keys = await database.pool.query("select 1 from api_keys where partner_id = $1", [id]);
      expect(keys.rowCount).toBe(0);
      const log = await database.pool.query("select type from events where partner_id = $1", [id]);
      expect(log.rows.map(({ type }) => type)).toContain("partner.created");
    }
    const mail = await message(form.email, "application_approved");
    expect(mail.partnerId).toBe(live.id);
    expect(mail.textBody).not.toMatch(/sk_|whsec_/);
  });

  test("the owner joins, and makes a first key that works and is shown once", async () => {
    const { applicationId, form } = await aConfirmed(database);
    await run(OPERATING.approveApplication, tests.operator, { applicationId, ...LIVE });
    const owner = await joinBy(await message(form.email, "application_approved"));
    expect(owner).toMatchObject({ partner: { mode: "live" }, hasSandbox: true });
    expect(owner.caller.role).toBe("owner");
    const before = await run(PUBLIC.listApiKeys, owner.caller, {});
    expect(before.output.items).toEqual([]);
    // The same press sent twice makes one key, and shows the same.
    const meta = { idempotencyKey: "first" };
    const made = await run(OWN.createKey, owner.caller, { name: "First key" }, meta);
    const again = await run(OWN.createKey, owner.caller, { name: "First key" }, meta);
    expect(again.output).toEqual(made.output);
    const as = withKey(made.output.apiKey);
    const { body } = await expectStatus(200, "GET", "/v1/partner", { as });
    expect(body).toMatchObject({ name: "Harbor Acquiring", testMode: false });
    expect(JSON.stringify(body)).not.toContain(made.output.apiKey);
    for (const { textBody, htmlBody } of await messagesTo(database, form.email)) {
      expect(textBody + htmlBody).not.toContain(made.output.apiKey);
    }
  });

  test("by two operators at once, or twice by one, it is approved once", async () => {
    const other = (await anOperator(database)).caller;
    const { applicationId, form } = await aConfirmed(database);
    const input = { applicationId, ...LIVE };
    const approve = (caller: UserCaller, idempotencyKey?: string) =>
      refusalOf(
        run(OPERATING.approveApplication, caller, input, idempotencyKey ? { idempotencyKey } : {}),
      );
    const both = await Promise.all([approve(tests.operator, "one"), approve(other)]);
    expect(both.sort()).toEqual(["APPLICATION_DECIDED", "done"]);
    expect(await approve(other)).toBe("APPLICATION_DECIDED");
    expect(
      await refusalOf(
        run(OPERATING.approveApplication, tests.operator, { ...input, open: "sandbox" }),
      ),
    ).toBe("APPLICATION_DECIDED");
    const row = await applicationOf(database, form.email);
    const { rows } = await database.pool.query(
      "select count(*)::int as many from partners where sandbox_of = $1 or id = $1",
      [row.live_id],
    );
    expect(rows[0].many).toBe(2);
    const types = (await eventsOf(database, applicationId)).map(({ type }) => type);
    expect(types.filter((type) => type === "application.approved").length).toBe(1);
  });

  test("a second sandbox is opened for nobody, also after a question", async () => {
    const { applicationId } = await aConfirmed(database);
    const sandbox = { applicationId, open: "sandbox" as const, name: LIVE.name };
    await run(OPERATING.approveApplication, tests.operator, sandbox);
    const question = { applicationId, text: "How many merchants have you got?" };
    await run(OPERATING.askApplicant, tests.operator, question);
    const again = refusalOf(run(OPERATING.approveApplication, tests.operator, sandbox));
    expect(await again).toBe("APPLICATION_DECIDED");
  });

  test("a form that is sent again answers as the first time", async () => {
    const { applicationId } = await aConfirmed(database);
    const input = { applicationId, ...LIVE };
    const meta = { idempotencyKey: `again-${applicationId}` };
    const once = await run(OPERATING.approveApplication, tests.operator, input, meta);
    const twice = await run(OPERATING.approveApplication, tests.operator, input, meta);
    expect([once.output, once.replayed, twice.output, twice.replayed]).toEqual([
      ...[{ state: "approved" }, false],
      ...[{ state: "approved" }, true],
    ]);
  });
});

test("an owner who let a week pass is invited again, until somebody has joined", async () => {
  const { applicationId, form } = await aConfirmed(database);
  const again = () => refusalOf(run(OPERATING.inviteOwnerAgain, tests.operator, { applicationId }));
  expect(await again()).toBe("APPLICATION_DECIDED");
  await run(OPERATING.approveApplication, tests.operator, { applicationId, ...LIVE });
  const first = await message(form.email, "application_approved");
  expect(await again()).toBe("done");
  const second = await message(form.email, "application_approved", 2);
  expect(tokenIn(second)).not.toBe(tokenIn(first));
  await joinBy(second);
  expect(await again()).toBe("ALREADY_MEMBER");
});

test("a sandbox whose contract ends becomes no live partner, and nobody new is invited to it", async () => {
  const { applicationId, form } = await aConfirmed(database);
  await run(OPERATING.approveApplication, tests.operator, { applicationId, ...SANDBOX });
  const { sandbox_id: partnerId } = await applicationOf(database, form.email);
  const ends = {
    reason: "They do not go on with us.",
    lastDay: new Date().toISOString().slice(0, 10),
  };
  await run(OPERATING.beginClosing, tests.operator, { partnerId, ...ends });
  const live = run(OPERATING.approveApplication, tests.operator, { applicationId, ...LIVE });
  expect(await refusalOf(live)).toBe("PARTNER_CLOSING");
  const again = run(OPERATING.inviteOwnerAgain, tests.operator, { applicationId });
  expect(await refusalOf(again)).toBe("PARTNER_CLOSING");
});

test("a question goes out by mail and its answer stands in the history, once", async () => {
  const { applicationId, form } = await aConfirmed(database);
  const ask = (text: string) =>
    run(OPERATING.askApplicant, tests.operator, { applicationId, text });
  await ask("An older question?");
  const { output } = await ask("In which register are you?");
  expect(output).toEqual({ state: "asked_back" });
  const mail = await eventually("the newer question", async () => {
    const found = await messagesTo(database, form.email);
    return found.find(({ textBody }) => textBody.includes("In which register are you?")) ?? null;
  });
  const token = tokenIn(mail);
  expect(await showQuestion(token)).toMatchObject({ question: "In which register are you?" });
  const card = await answerQuestion(token, "4111 1111 1111 1111", aVisit());
  expect(card).toMatchObject({ is: "invalid", problems: { text: expect.any(String) } });
  const huge = await answerQuestion(token, "x".repeat(2001), aVisit());
  expect(huge).toMatchObject({ is: "invalid" });
  const answers = ["In the central one.", "In the central one."];
  const both = await Promise.all(answers.map((text) => answerQuestion(token, text, aVisit())));
  expect(both.map(({ is }) => is).sort()).toEqual(["answered", "ended"]);
  expect(await showQuestion(token)).toBeNull();
  const { output: shown } = await run(OPERATING.getApplication, tests.operator, { applicationId });
  expect(shown.state).toBe("confirmed");
  expect(shown.history.map(({ type, text }) => [type, text])).toEqual([
    ["application.answered", "In the central one."],
    ["application.asked_back", "In which register are you?"],
    ["application.asked_back", "An older question?"],
    ["application.confirmed", null],
    ["application.received", null],
  ]);
});

test("a link to a question that was replaced or decided over answers nothing", async () => {
  const { applicationId, form } = await aConfirmed(database);
  const ask = (text: string) =>
    run(OPERATING.askApplicant, tests.operator, { applicationId, text });
  const tokenNow = async () => {
    const { question_id } = await applicationOf(database, form.email);
    return linkToken("application question", question_id);
  };
  await ask("One?");
  const one = await tokenNow();
  await ask("Two?");
  const two = await tokenNow();
  expect(await answerQuestion(one, "Yes", aVisit())).toEqual({ is: "ended" });
  const reason = { applicationId, text: "The register does not know you." };
  await run(OPERATING.declineApplication, tests.operator, reason);
  expect(await answerQuestion(two, "Yes", aVisit())).toEqual({ is: "ended" });
});

test("a refusal is told with its reason, and is final", async () => {
  const { applicationId, form } = await aConfirmed(database);
  const text = "The register <b>does not</b> know you & your address.";
  await run(OPERATING.declineApplication, tests.operator, { applicationId, text });
  const mail = await message(form.email, "application_declined");
  expect(mail.textBody).toContain(text);
  const later = [
    refusalOf(run(OPERATING.declineApplication, tests.operator, { applicationId, text })),
    refusalOf(run(OPERATING.askApplicant, tests.operator, { applicationId, text })),
    refusalOf(run(OPERATING.approveApplication, tests.operator, { applicationId, ...LIVE })),
  ];
  expect(new Set(await Promise.all(later))).toEqual(new Set(["APPLICATION_DECIDED"]));
  // Notes are for colleagues, and go on.
  await run(OPERATING.noteApplication, tests.operator, { applicationId, text: "They called." });
  const { output } = await run(OPERATING.getApplication, tests.operator, { applicationId });
  expect(output).toMatchObject({ state: "declined", reason: text });
  expect(output.history[0]).toMatchObject({ type: "application.noted", text: "They called." });
});

test("what an applicant typed is text in every message, never markup", async () => {
  const company = `<img src=x onerror="alert(1)"> & Sons`;
  const { applicationId, form } = await aConfirmed(database, { company });
  const text = `<a href="https://evil.example">here</a>`;
  await run(OPERATING.askApplicant, tests.operator, { applicationId, text });
  await run(OPERATING.approveApplication, tests.operator, {
    applicationId,
    ...LIVE,
    name: company,
  });
  await message(form.email, "application_approved");
  const mails = await messagesTo(database, form.email);
  expect(mails.length).toBeGreaterThan(1);
  for (const { htmlBody, textBody } of mails) {
    expect(htmlBody).not.toContain("<img src=x");
    expect(htmlBody).not.toContain(`href="https://evil.example"`);
    // The first one goes to an address that anybody may have named, and says nothing of what was typed.
    const said = !textBody.includes("confirm that it is yours");
    expect(htmlBody.includes("&lt;img src=x")).toBe(said);
    expect(textBody.includes(company)).toBe(said);
  }
});
