// Renewal where the questionnaire's edition has changed since: what is new or dropped is named.
import { beforeAll, expect, test } from "vitest";
import { editionOf } from "@/lib/pci/questionnaires";
import { expectStatus, type Reply, send } from "./api";
import { testDatabase } from "./database";
import { aPartner, aSealedAttempt, type TestAttempt, type TestPartner } from "./world";

const database = testDatabase();
const OLD_EDITION = "SAQ A v4.0.1 (2024-10)";
let partner: TestPartner;

beforeAll(async () => {
  partner = await aPartner(database);
});

interface Control {
  readonly controlId: string;
}

function renew(source: TestAttempt): Promise<Reply> {
  return send("POST", `${source.path}/renew`, { as: partner.as });
}

async function controlsOf(attempt: TestAttempt): Promise<Control[]> {
  const path = `${attempt.path}/questions`;
  return (await expectStatus(200, "GET", path, { as: partner.as })).body.questions;
}

async function query(text: string, ...values: unknown[]) {
  return (await database.pool.query(text, values)).rows;
}

/** A sealed attempt as it would stand had it been opened with the edition of October 2024. */
function aSealedAttemptOfOldEdition(): Promise<TestAttempt> {
  return aSealedAttempt(database, partner, async ({ attemptId }) => {
    await query("update attempts set edition = $1 where id = $2", OLD_EDITION, attemptId);
    await query(
      `insert into answers (partner_id, attempt_id, merchant_id, control_id, top_level, position, status, answer, updated_at)
       select partner_id, attempts.id, merchant_id, c.id, split_part(c.id, '.', 1), 100 + c.place, 'In Place', 'Done.', now()
       from attempts, unnest(array['6.4.3', '11.6.1', '12.3.1']) with ordinality as c (id, place)
       where attempts.id = $1`,
      attemptId,
    );
  });
}

test("the old attempt keeps its own thirty controls", async () => {
  const source = await aSealedAttemptOfOldEdition();
  await renew(source);
  expect(await controlsOf(source)).toHaveLength(30);
  const { body } = await expectStatus(200, "GET", source.path, { as: partner.as });
  expect(body.edition).toBe(OLD_EDITION);
});

test("a renewal takes the current edition and names what was dropped", async () => {
  const source = await aSealedAttemptOfOldEdition();
  const { body } = await renew(source);
  const droppedControls = ["6.4.3", "11.6.1", "12.3.1"];
  expect(body).toMatchObject({
    edition: editionOf("SAQ A").id,
    renewal: { carriedCount: 27, newControls: [], droppedControls },
  });
  const renewed = { ...source, path: `${source.base}/attempts/${body.id}` };
  const asked = await controlsOf(renewed);
  expect(asked.map((control) => control.controlId)).toEqual(editionOf("SAQ A").controlIds);
  const read = await expectStatus(200, "GET", renewed.path, { as: partner.as });
  expect(read.body.renewal).toEqual(body.renewal);
  const list = await expectStatus(200, "GET", `${renewed.path}/sections`, { as: partner.as });
  expect(list.body.droppedControls).toEqual(
    droppedControls.map((controlId) => ({
      controlId,
      title: expect.stringMatching(/\w/),
      topLevel: controlId.split(".")[0],
    })),
  );
});

test("a control that was not asked before is named as new and stands empty", async () => {
  const source = await aSealedAttempt(database, partner, ({ attemptId }) =>
    query("delete from answers where attempt_id = $1 and control_id = '8.3.9'", attemptId),
  );
  const { body } = await renew(source);
  expect(body.renewal).toEqual({ carriedCount: 26, newControls: ["8.3.9"], droppedControls: [] });
  const renewed = { ...source, path: `${source.base}/attempts/${body.id}` };
  const asked = await controlsOf(renewed);
  const added = asked.find((control) => control.controlId === "8.3.9");
  expect(added).toMatchObject({ status: "empty", answer: null, carriedForward: false });
  const read = await expectStatus(200, "GET", renewed.path, { as: partner.as });
  expect(read.body.renewal).toEqual(body.renewal);
  const list = await expectStatus(200, "GET", `${renewed.path}/sections`, { as: partner.as });
  const added8 = list.body.items.filter((s: { newControls: string[] }) => s.newControls.length);
  expect(added8).toMatchObject([{ topLevel: "8", newControls: ["8.3.9"] }]);
  expect(list.body.droppedControls).toEqual([]);
});
