// A merchant's language: said by the partner or chosen by the merchant, and what is written in it.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { systemClock } from "@/lib/core/clock";
import { sweep } from "@/lib/jobs/sweep";
import { startWorker, type Worker } from "@/lib/jobs/worker";
import { run } from "@/lib/runtime";
import { expectStatus } from "./api";
import { testDatabase } from "./database";
import { eventually } from "./eventually";
import { refuse } from "./refusal";
import { aMerchant, aPartner, aReadyAttempt, type TestPartner, tokenFor } from "./world";

const database = testDatabase();
let partner: TestPartner;

beforeAll(async () => {
  partner = await aPartner(database, "live");
});

const create = (locale: unknown) => ({ name: "Velas del Muelle", locale });

async function importing(body: unknown, contentType = "application/json"): Promise<string[]> {
  const headers = { "Content-Type": contentType };
  const { as } = partner;
  const reply = await expectStatus(200, "POST", "/v1/merchants/import", { as, headers, body });
  return reply.body.items.map(({ outcome }: { outcome: string }) => outcome);
}

async function localeOf(externalMerchantId: string): Promise<string | undefined> {
  const path = `/v1/merchants?search=${externalMerchantId}`;
  const { body } = await expectStatus(200, "GET", path, { as: partner.as });
  return body.items[0].locale;
}

describe("the language of a merchant", () => {
  test("is kept in its usual spelling, changed, and cleared", async () => {
    const { as } = partner;
    const body = create("ES-mx");
    const created = await expectStatus(201, "POST", "/v1/merchants", { as, body });
    expect(created.body.locale).toBe("es-MX");
    const path = `/v1/merchants/${created.body.id}`;
    await expectStatus(200, "PUT", path, { as, body: { locale: "fr" } });
    expect((await expectStatus(200, "GET", path, { as })).body.locale).toBe("fr");
    await expectStatus(200, "PUT", path, { as, body: { locale: null } });
    expect((await expectStatus(200, "GET", path, { as })).body).not.toHaveProperty("locale");
  });

  test.each(["de", "e", "english", "", "es_MX!", "constructor"])(
    "%j is refused with those that there are",
    async (locale) => {
      const { as } = partner;
      const body = create(locale);
      const reply = await refuse(database, "VALIDATION_ERROR", "POST", "/v1/merchants", {
        as,
        body,
      });
      expect(reply.body.details.issues).toEqual([
        { path: "locale", code: "invalid", message: expect.stringContaining("en, es, fr") },
      ]);
    },
  );

  test("comes with an import, as JSON and as CSV, and stays where a row leaves it out", async () => {
    const row = (more: object) => ({
      merchants: [{ name: "Velas", externalMerchantId: "L-1", ...more }],
    });
    expect(await importing(row({ locale: "es" }))).toEqual(["created"]);
    expect(await localeOf("L-1")).toBe("es");
    expect(await importing(row({}))).toEqual(["unchanged"]);
    expect(await importing(row({ locale: "fr" }))).toEqual(["updated"]);
    expect(await localeOf("L-1")).toBe("fr");
    const csv = "name,externalMerchantId,locale\r\nVelas,L-1,es-AR\r\nBougies,L-2,tlh\r\n";
    expect(await importing(csv, "text/csv")).toEqual(["updated", "failed"]);
    expect(await localeOf("L-1")).toBe("es-AR");
  });

  test("is the merchant's own to choose, and the partner is told", async () => {
    const merchant = await aMerchant(partner);
    const as = await tokenFor(merchant);
    await expectStatus(200, "PUT", merchant.base, { as, body: { locale: "fr-CA" } });
    const query = `merchantId=${merchant.merchantId}&eventType=merchant.updated`;
    const audit = await expectStatus(200, "GET", `/v1/audit?${query}`, { as: partner.as });
    expect(audit.body.items).toMatchObject([
      { actor: expect.stringMatching(/^session:/), metadata: { changed: ["locale"] } },
    ]);
  });
});

describe("every e-mail to a merchant is in its language", () => {
  let worker: Worker;

  beforeAll(async () => {
    worker = await startWorker();
  });

  afterAll(() => worker.stop());

  /** The message of a kind to a merchant, once the outbox has it. */
  const message = (merchantId: string, kind: string) =>
    eventually(`the ${kind} mail`, async () => {
      const { rows } = await database.pool.query(
        "select subject, text_body, html_body from mail_messages where merchant_id = $1 and kind = $2",
        [merchantId, kind],
      );
      return rows[0] ?? null;
    });

  test("the invitation", async () => {
    const { as } = partner;
    const row = { name: "Velas", email: "hola@velas.example", locale: "es-MX" };
    const body = { sendInvites: true, merchants: [row] };
    const { items } = (await expectStatus(200, "POST", "/v1/merchants/import", { as, body })).body;
    const mail = await message(items[0].merchantId, "invitation");
    expect(mail.subject).toBe("Revisión de seguridad de tarjetas de Velas");
    expect(mail.text_body).toMatch(/\d{1,2} de \p{L}+ de \d{4}/u);
    expect(mail.html_body).toMatch(/<html[^>]* lang="es"/);
  });

  test("the documents and the reminder", async () => {
    const attempt = await aReadyAttempt(database, partner);
    const { merchantId, attemptId, base } = attempt;
    const { as } = partner;
    await expectStatus(200, "PUT", base, { as, body: { locale: "fr" } });
    await expectStatus(200, "POST", `${attempt.path}/submit`, { as });
    const documents = await message(merchantId, "documents");
    expect(documents.subject).toBe("Vos documents SAQ A\u00a0: Quayside Candles");
    await database.pool.query(
      "update attempts set expires_at = now() + interval '1 day' where id = $1",
      [attemptId],
    );
    await sweep(run, systemClock);
    const reminder = await message(merchantId, "expiry_reminder");
    expect(reminder.subject).toContain("expire demain");
    expect(reminder.text_body).toMatch(/\d{1,2}(?:er)? \p{L}+ \d{4}/u);
  });
});
