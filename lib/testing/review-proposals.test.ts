// What the review proposes: known or given last year, never given by anybody until it is saved.
import { beforeAll, expect, test } from "vitest";
import { expectStatus } from "./api";
import { testDatabase } from "./database";
import {
  groupOf,
  held,
  postGroup,
  putGroups,
  reviewOf,
  reviewRowsOf,
  sealQuietly,
} from "./review-calls";
import { aMerchant, anAttempt, aPartner, fillAnswers, type TestPartner } from "./world";

const database = testDatabase();
let partner: TestPartner;

beforeAll(async () => {
  partner = await aPartner(database);
});

const PLACES = [{ kind: "Workshop", count: 1, city: "Port Town" }];
const description =
  "Customers pay on the page of Adyen. In the shop we have a Verifone P400. We no longer use PayPal.";

test("from merchant, partner and payment method, and nothing of it is given", async () => {
  const attempt = await anAttempt(await aMerchant(partner, description));
  const path = `${attempt.base}/payment-methods/${attempt.pmId}`;
  await expectStatus(200, "PUT", path, { as: partner.as, body: { vendor: "Mollie B.V." } });
  const website = "https://www.quayside.example";
  await expectStatus(200, "PUT", attempt.base, { as: partner.as, body: { website } });
  const proposed = Object.fromEntries(
    (await reviewOf(attempt)).groups.map((group) => [group.groupId, held(group, "known")]),
  );
  expect(proposed).toEqual({
    company_info: {
      legalName: "Quayside Candles",
      contactEmail: "owner@quayside.example",
      website,
    },
    business_address: {},
    acquirer: { name: "Test Acquiring sandbox" },
    locations: {},
    business_description: {
      channels: [{ channel: "ecommerce", handling: "" }],
      products: [{ name: "Verifone P400" }],
      providers: [
        { name: "Mollie", service: "" },
        { name: "Adyen", service: "" },
      ],
    },
  });
  const { groups, remaining } = await reviewOf(attempt);
  expect(remaining).toBe(4);
  expect(groups.map(({ answer }) => answer)).toEqual(groups.map(() => null));
  expect(await reviewRowsOf(database, attempt)).toEqual([]);
});

test("never over what was given, nor what that rules out, nor once it is sealed", async () => {
  const attempt = await anAttempt(await aMerchant(partner, description));
  await putGroups(attempt, {
    acquirer: { name: "Harbor Bank" },
    business_description: { listed: false },
  });
  expect(held(await groupOf(attempt, "acquirer"), "known")).toEqual({});
  const described = held(await groupOf(attempt, "business_description"), "known");
  expect(Object.keys(described).sort()).toEqual(["channels", "providers"]);
  await sealQuietly(database, attempt);
  const { groups } = await reviewOf(attempt);
  expect(groups.flatMap((group) => Object.keys(held(group, "known")))).toEqual([]);
  expect(held(await groupOf(attempt, "acquirer"), "given")).toEqual({ name: "Harbor Bank" });
});

test("a way of selling that the questionnaire cannot cover is neither proposed nor a choice", async () => {
  const attempt = await anAttempt(await aMerchant(partner), "SAQ B");
  const { fields } = await groupOf(attempt, "business_description");
  const channels = fields.find(({ id }) => id === "channels");
  expect(channels).toMatchObject({ value: null, source: "none" });
  const choices = channels?.columns?.[0]?.choices?.map(({ value }) => value);
  expect(choices).toEqual(["mailTelephone", "cardPresent"]);
});

test("last year's fields in a renewal, and no plans", async () => {
  const source = await anAttempt(await aMerchant(partner, description));
  await fillAnswers(database, source, "Not In Place");
  await postGroup(source, {
    groupId: "remediation",
    fields: { plans: [{ controlId: "8.3.6", plan: "Longer passwords.", date: "2027-03-31" }] },
  });
  const address = { street: "1 Quay Street", city: "Port Town" };
  await putGroups(source, {
    company_info: {
      legalName: "Quayside Candles Ltd",
      helper: "internal",
      internalNames: "A Name",
    },
    business_address: address,
    locations: { places: PLACES },
  });
  await expectStatus(200, "POST", `${source.path}/submit`, { as: partner.as });
  const { body } = await expectStatus(201, "POST", `${source.path}/renew`, { as: partner.as });
  const renewed = { ...source, attemptId: body.id, path: `${source.base}/attempts/${body.id}` };
  const company = {
    legalName: "Quayside Candles Ltd",
    contactEmail: "owner@quayside.example",
    helper: "internal",
    internalNames: "A Name",
  };
  expect(held(await groupOf(renewed, "company_info"), "known")).toEqual(company);
  expect(held(await groupOf(renewed, "business_address"), "known")).toEqual(address);
  expect(held(await groupOf(renewed, "locations"), "known")).toEqual({ places: PLACES });
  expect(await reviewRowsOf(database, renewed)).toEqual([]);
  await putGroups(renewed, { company_info: { helper: "nobody" } });
  const { internalNames: _, helper, ...rest } = company;
  expect(helper).toBe("internal");
  expect(held(await groupOf(renewed, "company_info"), "known")).toEqual(rest);
});
