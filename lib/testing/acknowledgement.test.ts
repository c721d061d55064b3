// What a signatory confirmed: kept and printed as it was shown, with the English of words that are ours.
import { createHash } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "@/lib/core/caller";
import { LANGUAGE_CODES } from "@/lib/domain/language/shape";
import { englishWords, knownWords, NEWEST_WORDS } from "@/lib/domain/signature/acknowledgement";
import { INTERNAL } from "@/lib/registry";
import { readPdfText } from "@/lib/render/fixtures/pdf-text";
import { renderDocument } from "@/lib/render/render";
import { run } from "@/lib/runtime";
import { LANGUAGES } from "@/messages/languages";
import { expectStatus } from "./api";
import { testDatabase } from "./database";
import { aPartner, aReadyAttempt, SIGNING, type TestPartner } from "./world";

const database = testDatabase();
let partner: TestPartner;

beforeAll(async () => {
  partner = await aPartner(database, "live");
});

test.each(LANGUAGE_CODES)(
  "the portal's words in %s are those of the newest version",
  (language) => {
    const words = LANGUAGES[language].sign.acknowledge;
    expect(knownWords(words)).toEqual({ version: NEWEST_WORDS, language });
  },
);

/** Signs with these words and seals; answers the signature as the API tells it, and the AoC's text. */
async function signedWith(acknowledgement: string) {
  const attempt = await aReadyAttempt(database, partner);
  const { as } = partner;
  const body = { ...SIGNING, acknowledgement };
  const signed = await expectStatus(200, "POST", `${attempt.path}/sign`, { as, body });
  await expectStatus(200, "POST", `${attempt.path}/submit`, { as });
  const review = await expectStatus(200, "GET", `${attempt.path}/review`, { as });
  expect(review.body.signature).toEqual(signed.body);
  const { partnerId } = partner;
  const caller: Caller = { kind: "system", partnerId, job: "render-documents" };
  const { attemptId } = attempt;
  const { output: work } = await run(INTERNAL.loadRendering, caller, { attemptId });
  if (!work) throw new Error("a sealed attempt has a record");
  const { bytes } = await renderDocument("aoc", { record: work.record, narrative: null });
  const { rows } = await database.pool.query(
    "select acknowledgement_hash from signatures where attempt_id = $1",
    [attemptId],
  );
  const printed = readPdfText(bytes).flat().join(" ").replace(/ +/g, " ");
  return { signature: signed.body, printed, hash: rows[0].acknowledgement_hash };
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

describe("an acknowledgement", () => {
  test("in Spanish is kept and printed in Spanish, with the same in English beside it", async () => {
    const words = LANGUAGES.es.sign.acknowledge;
    const { signature, printed, hash } = await signedWith(words);
    expect(signature).toMatchObject({
      acknowledgement: words,
      acknowledgementLanguage: "es",
      acknowledgementVersion: NEWEST_WORDS,
    });
    expect(hash).toBe(sha256(words));
    expect(printed).toContain(words);
    expect(printed).toContain("Shown in Spanish.");
    expect(printed).toContain(englishWords(NEWEST_WORDS));
  });

  test("in English is printed as it was shown, without a word about its language", async () => {
    const words = LANGUAGES.en.sign.acknowledge;
    const { signature, printed } = await signedWith(words);
    expect(signature.acknowledgementLanguage).toBe("en");
    expect(printed).toContain(words);
    expect(printed).not.toContain("Shown in");
  });

  test("in an integrator's own words is kept and printed as it is", async () => {
    const words = "Confirmo que estas respuestas son ciertas.";
    const { signature, printed, hash } = await signedWith(words);
    expect(signature).not.toHaveProperty("acknowledgementLanguage");
    expect(hash).toBe(sha256(words));
    expect(printed).toContain(words);
    expect(printed).not.toContain("Shown in");
  });
});
