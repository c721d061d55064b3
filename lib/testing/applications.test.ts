// Applying to become a partner: the public form and what keeps floods out, the link that confirms the address, and that
// nobody learns who applied.
import { beforeEach, describe, expect, test } from "vitest";
import { SERVICE_TENANT } from "@/lib/core/caller";
import { linkToken } from "@/lib/core/encryption";
import { INTERNAL, OPERATING } from "@/lib/registry";
import { run, runnerOn } from "@/lib/runtime";
import { apply, confirmAddress, showConfirmation } from "@/lib/transports/people/applications";
import { aConfirmed, aForm, applicationOf, eventsOf, sendForm, stampOf } from "./applying";
import { testDatabase } from "./database";
import { anOperator } from "./operating";
import { anAddress, aUser, aVisit } from "./people";
import { aPartner } from "./world";

const database = testDatabase();
const DAY_MS = 24 * 60 * 60 * 1000;

const inDays = (days: number) =>
  runnerOn({ now: () => new Date(Date.now() + days * DAY_MS) } as never);

async function countRows(): Promise<number> {
  const { rows } = await database.pool.query("select count(*)::int as many from applications");
  return rows[0].many;
}

// The limit on everybody together is one for the whole file.
beforeEach(async () => {
  await database.pool.query("delete from rate_limits");
});

describe("the form", () => {
  test("makes an application that waits for its address to be confirmed", async () => {
    const form = aForm({ email: "  Ada.Example+new@Harbor.Example " });
    expect(await sendForm(form)).toEqual({ is: "sent" });
    const row = await applicationOf(database, "ada.example+new@harbor.example");
    expect(row).toMatchObject({ partner_id: SERVICE_TENANT, state: "received", country: "IE" });
    expect(row.link_hash).not.toContain(linkToken("application", row.id));
    expect(await eventsOf(database, row.id)).toMatchObject([
      { type: "application.received", actor: "visitor" },
    ]);
  });

  test("sent twice, one after the other or at once, is one application", async () => {
    const form = aForm();
    const before = await countRows();
    await Promise.all([1, 2, 3].map(() => sendForm(form)));
    expect(await sendForm(form)).toEqual({ is: "sent" });
    expect(await countRows()).toBe(before + 1);
  });

  test("names everything that is wrong at its field, and writes nothing", async () => {
    const before = await countRows();
    const nothing = { company: " ", country: "", contactName: "", email: "ada", kind: "" };
    const sent = await sendForm(aForm({ ...nothing, merchants: "many", purpose: "" }));
    if (sent.is !== "invalid") throw new Error(sent.is);
    expect(Object.keys(sent.problems).sort()).toEqual(
      ["company", "contactName", "country", "email", "kind", "merchants", "purpose"].sort(),
    );
    expect(sent.problems.country).toBe("Choose a country.");
    expect(await countRows()).toBe(before);
  });

  test("takes no huge text and no country that there is none of", async () => {
    const huge = {
      purpose: "x".repeat(2001),
      company: "x".repeat(101),
      currentTool: "x".repeat(201),
    };
    const sent = await sendForm(aForm({ ...huge, country: "XX" }));
    if (sent.is !== "invalid") throw new Error(sent.is);
    expect(Object.keys(sent.problems).sort()).toEqual(
      ["company", "country", "currentTool", "purpose"].sort(),
    );
    expect(await sendForm(aForm({ purpose: "x".repeat(1_000_000) }))).toMatchObject({
      is: "invalid",
    });
  });

  test.each(["company", "contactName", "email", "currentTool", "purpose"] as const)(
    "refuses card data in %s and repeats none of it",
    async (field) => {
      const before = await countRows();
      const number = "4111 1111 1111 1111";
      const typed = field === "email" ? "4111111111111111@bank.example" : `Pay with ${number}`;
      const sent = await sendForm(aForm({ [field]: typed }));
      if (sent.is !== "invalid") throw new Error(sent.is);
      expect(Object.keys(sent.problems)).toEqual([field]);
      expect(JSON.stringify(sent)).not.toMatch(/4111/);
      expect(await countRows()).toBe(before);
    },
  );

  test("is told kindly that it came too fast or too late, with nothing written", async () => {
    const before = await countRows();
    expect(await sendForm(aForm({ stamp: stampOf(0) }))).toMatchObject({ is: "early" });
    const late = aForm({ stamp: stampOf(25 * 3600) });
    const ended = await sendForm(late);
    expect(await sendForm(aForm({ stamp: "made up" }))).toMatchObject({ is: "ended" });
    if (ended.is !== "ended") throw new Error(ended.is);
    // The page sends the new stamp along: what was typed is not typed again.
    expect(await sendForm({ ...late, stamp: ended.stamp })).toMatchObject({ is: "early" });
    expect(await countRows()).toBe(before);
  });
});

describe("a flood", () => {
  test("from one address on the network ends at a limit that is told", async () => {
    const visit = aVisit();
    const before = await countRows();
    const tries = Array.from({ length: 25 }, () => apply(aForm({ company: "" }), visit));
    const outcomes = (await Promise.all(tries)).map(({ is }) => is);
    const last = await apply(aForm(), visit);
    expect(last).toMatchObject({ is: "limited", waitSeconds: expect.any(Number) });
    expect(outcomes.filter((is) => is === "invalid").length).toBe(20);
    expect(outcomes.filter((is) => is === "limited").length).toBe(5);
    expect(await apply(aForm(), aVisit())).toEqual({ is: "sent" });
    expect(await countRows()).toBe(before + 1);
  });

  test("of forms that say nothing keeps nobody else out, and uses up no mailbox", async () => {
    const email = anAddress();
    for (let time = 0; time < 7; time += 1) {
      const empty = await sendForm(aForm({ email, company: "" }));
      expect(empty).toMatchObject({ is: "invalid" });
    }
    expect(await sendForm(aForm({ email }))).toEqual({ is: "sent" });
    const { rows } = await database.pool.query("select id from applications where email = $1", [
      email,
    ]);
    expect(rows.length).toBe(1);
  });

  test("from many places ends at what an hour takes, and is told so", async () => {
    await database.pool.query(
      `insert into applications (partner_id, id, state, form_copy, company, country, contact_name, email, kind, merchants, purpose, link_hash, link_expires_at, created_at, state_at)
       select 'service', 'app_flood_' || n, 'received', 'flood ' || n, 'Flood', 'IE', 'Nobody', 'flood' || n || '@flood.example', 'acquirer', 'to_1000', 'Nothing', 'flood ' || n, now(), now(), now()
       from generate_series(1, 500) as n`,
    );
    const before = await countRows();
    expect(await sendForm(aForm())).toMatchObject({ is: "limited", waitSeconds: 900 });
    expect(await countRows()).toBe(before);
    await database.pool.query("delete from applications where company = 'Flood'");
  });

  test("to one mailbox ends without a word of it", async () => {
    const email = anAddress();
    for (let time = 0; time < 7; time += 1) {
      expect(await sendForm(aForm({ email }))).toEqual({ is: "sent" });
    }
    const { rows } = await database.pool.query("select id from applications where email = $1", [
      email,
    ]);
    expect(rows.length).toBe(3);
  });
});

test("an address that applied, or has an account, is answered as any other", async () => {
  const { partnerId } = await aPartner(database);
  const { email: account } = await aUser(database, partnerId);
  const { form } = await aConfirmed(database);
  const times: number[] = [];
  for (const email of [account, form.email, anAddress()]) {
    const started = performance.now();
    expect(await sendForm(aForm({ email }))).toEqual({ is: "sent" });
    times.push(performance.now() - started);
  }
  // Answers go out at whole half seconds, and none before the first.
  for (const time of times) expect(time).toBeGreaterThan(490);
});

describe("the link that confirms an address", () => {
  test("shows whose it is, and confirms by a click, once", async () => {
    const form = aForm();
    await sendForm(form);
    const { id } = await applicationOf(database, form.email);
    const token = linkToken("application", id);
    // What a scanner of mail does: it only looks.
    expect(await showConfirmation(token)).toMatchObject({ company: form.company });
    expect((await applicationOf(database, form.email)).state).toBe("received");
    const clicks = [confirmAddress(token, aVisit()), confirmAddress(token, aVisit())];
    const told = (await Promise.all(clicks)).map(({ is }) => is);
    expect(told.sort()).toEqual(["already", "confirmed"]);
    const types = (await eventsOf(database, id)).map(({ type }) => type);
    expect(types).toEqual(["application.received", "application.confirmed"]);
  });

  test("ends after a week; nobody finds another one", async () => {
    const form = aForm();
    await sendForm(form);
    const { id } = await applicationOf(database, form.email);
    await database.pool.query("update applications set link_expires_at = now() where id = $1", [
      id,
    ]);
    const token = linkToken("application", id);
    for (const text of [token, linkToken("application", "app_nobody"), "", "x".repeat(10_000)]) {
      expect(await showConfirmation(text)).toBeNull();
      expect(await confirmAddress(text, aVisit())).toEqual({ is: "ended" });
    }
    expect((await applicationOf(database, form.email)).state).toBe("received");
  });

  test("puts the application before the operators, who see no other", async () => {
    const { caller } = await anOperator(database);
    const waiting = aForm({ company: "Never Confirmed" });
    await sendForm(waiting);
    const { applicationId } = await aConfirmed(database, { company: "Confirmed Bank" });
    const { output } = await run(OPERATING.listApplications, caller, {});
    const companies = output.items.map(({ company }) => company);
    expect(companies).toContain("Confirmed Bank");
    expect(companies).not.toContain("Never Confirmed");
    const hidden = await applicationOf(database, waiting.email);
    const get = run(OPERATING.getApplication, caller, { applicationId: hidden.id });
    await expect(get).rejects.toMatchObject({ code: "APPLICATION_NOT_FOUND" });
    await run(OPERATING.getApplication, caller, { applicationId });
  });
});

test("what nobody confirmed is removed after a month, and nothing else", async () => {
  const form = aForm();
  await sendForm(form);
  const { form: kept } = await aConfirmed(database);
  const sweeper = { kind: "system", partnerId: SERVICE_TENANT, job: "sweep" } as const;
  await inDays(29)(INTERNAL.sweepApplications, sweeper, {});
  await applicationOf(database, form.email);
  const { output } = await inDays(31)(INTERNAL.sweepApplications, sweeper, {});
  expect(output.removed).toBeGreaterThan(0);
  await expect(applicationOf(database, form.email)).rejects.toThrow("no application");
  expect((await applicationOf(database, kept.email)).state).toBe("confirmed");
  expect((await inDays(31)(INTERNAL.sweepApplications, sweeper, {})).output.removed).toBe(0);
});
