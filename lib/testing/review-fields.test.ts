// The review step field by field, through the API: what is kept of what is sent, and what is refused.
import { beforeAll, describe, expect, test } from "vitest";
import { expectStatus, send } from "./api";
import { testDatabase } from "./database";
import { refuse } from "./refusal";
import { groupOf, held, postGroup, putGroups, reviewRowsOf, sealQuietly } from "./review-calls";
import {
  aMerchant,
  anAttempt,
  aPartner,
  type TestAttempt,
  type TestPartner,
  tokenFor,
} from "./world";

const database = testDatabase();
let partner: TestPartner;

beforeAll(async () => {
  partner = await aPartner(database);
});

const CARD = "4111 1111 1111 1111";
const PLACES = [{ kind: "Workshop", count: 1, city: "Port Town" }];

async function eventsOf({ attemptId }: TestAttempt) {
  const { rows } = await database.pool.query(
    "select type, payload from events where attempt_id = $1 and type in ('review.answered', 'attempt.status_changed') order by id",
    [attemptId],
  );
  return rows;
}

const anOpenAttempt = async () => anAttempt(await aMerchant(partner));

describe("one group", () => {
  test("fields without a text are kept as typed and composed to the answer", async () => {
    const attempt = await anOpenAttempt();
    const fields = { street: "1 Quay Street", city: "Port Town", country: "pt" };
    const answer = "Street and number: 1 Quay Street\nTown or city: Port Town\nCountry: Portugal";
    const saved = await postGroup(attempt, { groupId: "business_address", fields });
    const reviewAnswers = [{ groupId: "business_address", answer }];
    expect(saved).toEqual({ groupId: "business_address", answer, reviewAnswers, remaining: 3 });
    const group = await groupOf(attempt, "business_address");
    expect(group).toMatchObject({ answer, composed: true });
    expect(held(group, "given")).toEqual({ ...fields, country: "PT" });
    expect(await reviewRowsOf(database, attempt)).toMatchObject([{ composed: true }]);
  });

  test("a text alone leaves the fields, and is nobody's composition", async () => {
    const attempt = await anOpenAttempt();
    await postGroup(attempt, { groupId: "locations", fields: { places: PLACES } });
    await postGroup(attempt, { groupId: "locations", answer: "One workshop." });
    expect(await reviewRowsOf(database, attempt)).toEqual([
      {
        group_id: "locations",
        answer: "One workshop.",
        composed: false,
        fields: { places: PLACES },
      },
    ]);
    const group = await groupOf(attempt, "locations");
    expect(group).toMatchObject({ answer: "One workshop.", composed: false });
    expect(held(group, "given")).toEqual({ places: PLACES });
  });

  test("both are kept side by side", async () => {
    const attempt = await anOpenAttempt();
    const fields = { name: "Harbor Bank" };
    const sent = { groupId: "acquirer", answer: "Our bank.", fields };
    expect(await postGroup(attempt, sent)).toMatchObject({ answer: "Our bank." });
    expect(await reviewRowsOf(database, attempt)).toMatchObject([
      { answer: "Our bank.", composed: false, fields },
    ]);
  });

  test("fields replace those before, and a text that was typed", async () => {
    const attempt = await anOpenAttempt();
    await postGroup(attempt, {
      groupId: "acquirer",
      answer: "Our bank.",
      fields: { name: "Old Bank" },
    });
    await postGroup(attempt, { groupId: "acquirer", fields: { merchantNumbers: "77-10" } });
    expect(await reviewRowsOf(database, attempt)).toMatchObject([
      {
        answer: "Your merchant numbers there: 77-10",
        composed: true,
        fields: { merchantNumbers: "77-10" },
      },
    ]);
  });

  test("fields that hold nothing take back what was composed, and never a text", async () => {
    const attempt = await anOpenAttempt();
    const nothing = { groupId: "acquirer", fields: { name: " " } };
    await postGroup(attempt, { groupId: "acquirer", fields: { name: "Harbor Bank" } });
    expect(await postGroup(attempt, nothing)).toMatchObject({ answer: null, reviewAnswers: [] });
    expect(await reviewRowsOf(database, attempt)).toEqual([]);
    await postGroup(attempt, {
      groupId: "acquirer",
      answer: "Our bank.",
      fields: { name: "Old Bank" },
    });
    expect(await postGroup(attempt, nothing)).toMatchObject({ answer: "Our bank." });
    expect(await reviewRowsOf(database, attempt)).toMatchObject([
      { answer: "Our bank.", composed: false, fields: {} },
    ]);
    const given = (await eventsOf(attempt))
      .filter(({ type }) => type === "review.answered")
      .map(({ payload }) => payload.given);
    expect(given).toEqual([true, false, true, false]);
  });

  test("neither a text nor fields is refused, naming both", async () => {
    const { path } = await anOpenAttempt();
    const request = { as: partner.as, body: { groupId: "acquirer" } };
    const reply = await refuse(database, "VALIDATION_ERROR", "POST", `${path}/review`, request);
    expect(reply.body.details.issues.map((issue: { path: string }) => issue.path)).toEqual([
      "answer",
      "fields",
    ]);
  });

  test("a value of no kind at all is refused by the field's path", async () => {
    const { path } = await anOpenAttempt();
    const fields = { name: { first: "x" }, merchantNumbers: [["x"]] };
    const request = { as: partner.as, body: { groupId: "acquirer", fields } };
    const reply = await refuse(database, "VALIDATION_ERROR", "POST", `${path}/review`, request);
    expect(reply.body.details.issues.map((issue: { path: string }) => issue.path)).toEqual([
      "fields.name",
      "fields.merchantNumbers",
    ]);
  });

  test("past a hundred issues the rest is counted", async () => {
    const { path } = await anOpenAttempt();
    const places = Array.from({ length: 150 }, () => ({ kind: "Shop", count: 1 }));
    const body = { groupId: "locations", fields: { places } };
    const reply = await send("POST", `${path}/review`, { as: partner.as, body });
    expect(reply.body.details.issues).toHaveLength(100);
    expect(reply.body.details.issuesTotal).toBe(150);
  });
});

describe("the page at once", () => {
  const page = {
    company_info: { legalName: "Quayside Candles Ltd", helper: "nobody" },
    business_address: { street: "1 Quay Street" },
    locations: { places: PLACES, segmentation: false },
    business_description: { leftOut: false },
  };

  test("every group is saved, with an event each, and the attempt is in review", async () => {
    const attempt = await anOpenAttempt();
    const saved = await putGroups(attempt, page);
    expect(saved.remaining).toBe(0);
    expect(saved.reviewAnswers).toHaveLength(4);
    expect(Object.keys(saved).sort()).toEqual(["remaining", "reviewAnswers"]);
    expect((await eventsOf(attempt)).map(({ payload }) => payload)).toEqual([
      { from: "Step_2_Started", to: "Step_3_Review" },
      ...Object.keys(page).map((groupId) => ({ groupId, given: true })),
    ]);
    for (const [groupId, fields] of Object.entries(page)) {
      expect(held(await groupOf(attempt, groupId), "given")).toEqual(fields);
    }
  });

  test("groups that are left out stay, and an empty page is no review", async () => {
    const attempt = await anOpenAttempt();
    const empty = await putGroups(attempt, { company_info: {}, locations: { places: [] } });
    expect(empty).toEqual({ reviewAnswers: [], remaining: 4 });
    const { body } = await expectStatus(200, "GET", attempt.path, { as: partner.as });
    expect(body.status).toBe("Step_2_Started");
    await putGroups(attempt, { locations: page.locations });
    await putGroups(attempt, { company_info: page.company_info });
    expect((await reviewRowsOf(database, attempt)).map((row) => row.group_id)).toEqual([
      "company_info",
      "locations",
    ]);
  });

  test("one wrong field anywhere saves nothing, and every issue is named", async () => {
    const { path } = await anOpenAttempt();
    const groups = [
      { groupId: "acquirer", fields: { name: "Harbor Bank" } },
      { groupId: "locations", fields: { places: [{ kind: "Shop", count: 0, city: "Porto" }] } },
      { groupId: "company_info", fields: { contactEmail: "nobody", fax: "1" } },
      { groupId: "acquirer", fields: {} },
      { groupId: "remediation", fields: {} },
    ];
    const request = { as: partner.as, body: { groups } };
    const reply = await refuse(database, "VALIDATION_ERROR", "PUT", `${path}/review`, request);
    const paths = reply.body.details.issues.map((issue: { path: string }) => issue.path).sort();
    expect(paths).toEqual([
      "groups.1.fields.places.0.count",
      "groups.2.fields.contactEmail",
      "groups.2.fields.fax",
      "groups.3.groupId",
      "groups.4.groupId",
    ]);
  });

  test("a merchant's own token saves it; a sealed attempt takes none", async () => {
    const attempt = await anOpenAttempt();
    const as = await tokenFor(attempt);
    const body = { groups: [{ groupId: "acquirer", fields: { name: "Harbor Bank" } }] };
    await expectStatus(200, "PUT", `${attempt.path}/review`, { as, body });
    await sealQuietly(database, attempt);
    await refuse(database, "ALREADY_SEALED", "PUT", `${attempt.path}/review`, { as, body });
  });

  test("card data is refused in the cell of a row", async () => {
    const { path } = await anOpenAttempt();
    const channels = [{ channel: "ecommerce", handling: `We write ${CARD} on paper.` }];
    const groups = [{ groupId: "business_description", fields: { channels } }];
    const request = { as: partner.as, body: { groups } };
    const reply = await refuse(database, "CARD_DATA_REFUSED", "PUT", `${path}/review`, request);
    expect(reply.body.details.issues).toMatchObject([
      { path: "groups.0.fields.channels.0.handling" },
    ]);
    expect(JSON.stringify(reply.body)).not.toContain("1111");
  });
});
