// What the form takes of the fields that are sent, field by field, and what it says of the rest.
import { describe, expect, test } from "vitest";
import { fieldsOfGroup } from "@/lib/pci/attestation-fields";
import type { ControlStatus } from "@/lib/pci/response";
import type { SaqType } from "@/lib/pci/saq-type";
import { composeAnswer } from "./compose";
import { readFields } from "./field-values";
import { FIELD_PLAN_MAX, FIELD_ROWS_MAX, FIELD_TEXT_MAX, type ReviewGroupId } from "./shape";

const CONTROLS = new Map<string, ControlStatus>([
  ["8.3.6", "Not In Place"],
  ["8.3.9", "Not In Place"],
  ["2.2.2", "In Place"],
  ["3.1.1", "empty"],
]);

type Sent = Parameters<typeof readFields>[1];

function read(groupId: ReviewGroupId, sent: Sent, saqType: SaqType = "SAQ A") {
  return readFields({ groupId, saqType, controls: CONTROLS }, sent, "fields");
}

/** The paths of what is wrong. */
function wrong(groupId: ReviewGroupId, sent: Sent, saqType?: SaqType): string[] {
  return read(groupId, sent, saqType).issues.map(({ path }) => path);
}

const place = { kind: "Shop", count: 2, city: "Porto, Portugal" };

describe("what is given is kept as typed", () => {
  test("lines, addresses and choices", () => {
    const sent = {
      legalName: "  Quayside  Candles Ltd ",
      contactPhone: "+44 (0)20 5550-100 ext. 5",
      contactEmail: "owner@quayside.example",
      website: "https://www.quayside.example/shop?a=1",
      helper: "nobody",
    };
    expect(read("company_info", sent)).toEqual({
      values: { ...sent, legalName: "Quayside  Candles Ltd" },
      issues: [],
    });
  });

  test("texts keep their lines, numbers and yes or no their kind", () => {
    const sent = { places: [place], segmentation: true, segmentationHow: "A firewall.\nA VLAN." };
    expect(read("locations", sent)).toEqual({ values: sent, issues: [] });
    const no = { segmentation: false };
    expect(read("locations", no)).toEqual({ values: no, issues: [] });
  });

  test("a country is its code, however it is capitalised", () => {
    expect(read("business_address", { country: "pt" }).values).toEqual({ country: "PT" });
  });
});

describe("what says nothing is not given", () => {
  test("null, empty texts, empty lists and empty rows", () => {
    const sent: Sent = {
      places: [{ kind: "", count: null, city: "  " }, {}, place],
      segmentation: null,
      segmentationHow: "",
    };
    expect(read("locations", sent)).toEqual({ values: { places: [place] }, issues: [] });
    expect(read("locations", { places: [] })).toEqual({ values: {}, issues: [] });
    expect(read("locations", { places: [{ kind: " " }] })).toEqual({ values: {}, issues: [] });
  });

  test("empty cells of a row are left out", () => {
    const products = [{ name: "Reader", version: "", standard: null }];
    const { values, issues } = read("business_description", { listed: true, products });
    expect(issues).toEqual([]);
    expect(values.products).toEqual([{ name: "Reader" }]);
  });

  test("a field that is not asked is dropped, right or wrong", () => {
    const hidden = { internalNames: "A Name", assessorEmail: "nobody" };
    expect(read("company_info", hidden)).toEqual({ values: {}, issues: [] });
    const nobody = { helper: "nobody", ...hidden };
    expect(read("company_info", nobody)).toEqual({ values: { helper: "nobody" }, issues: [] });
    const internal = read("company_info", { helper: "internal", ...hidden });
    expect(internal.values).toEqual({ helper: "internal", internalNames: "A Name" });
    expect(wrong("company_info", { helper: "both", ...hidden })).toEqual(["fields.assessorEmail"]);
    expect(
      read("locations", { segmentation: false, segmentationHow: "By a wall." }).values,
    ).toEqual({ segmentation: false });
  });
});

describe("what does not fit is refused by its path", () => {
  const cases: [string, ReviewGroupId, Sent, string[]][] = [
    ["an unknown field", "acquirer", { bank: "x" }, ["fields.bank"]],
    ["a field of another group", "acquirer", { legalName: "x" }, ["fields.legalName"]],
    ["a number for a text", "acquirer", { name: 5 }, ["fields.name"]],
    ["rows for a text", "acquirer", { name: [{ name: "x" }] }, ["fields.name"]],
    ["a text for rows", "locations", { places: "one shop" }, ["fields.places"]],
    ["a text for yes or no", "locations", { segmentation: "yes" }, ["fields.segmentation"]],
    [
      "a text for a number",
      "locations",
      { places: [{ ...place, count: "2" }] },
      ["fields.places.0.count"],
    ],
    [
      "yes for a cell",
      "locations",
      { places: [{ ...place, kind: true }] },
      ["fields.places.0.kind"],
    ],
    [
      "an unknown column",
      "locations",
      { places: [place, { ...place, size: 3 }] },
      ["fields.places.1.size"],
    ],
    [
      "a missing column",
      "locations",
      { places: [{ kind: "Shop" }] },
      ["fields.places.0.count", "fields.places.0.city"],
    ],
    [
      "no whole number",
      "locations",
      { places: [{ ...place, count: 1.5 }] },
      ["fields.places.0.count"],
    ],
    ["none of them", "locations", { places: [{ ...place, count: 0 }] }, ["fields.places.0.count"]],
    [
      "too many of them",
      "locations",
      { places: [{ ...place, count: 100_001 }] },
      ["fields.places.0.count"],
    ],
    ["no e-mail address", "company_info", { contactEmail: "nobody" }, ["fields.contactEmail"]],
    ["no web address", "company_info", { website: "javascript:alert(1)" }, ["fields.website"]],
    ["no choice", "company_info", { helper: "somebody" }, ["fields.helper"]],
    ["no country", "business_address", { country: "XX" }, ["fields.country"]],
    ["a country's name", "business_address", { country: "Portugal" }, ["fields.country"]],
    ["a long line", "acquirer", { name: "x".repeat(201) }, ["fields.name"]],
    ["two lines", "acquirer", { name: "a\nb" }, ["fields.name"]],
    [
      "a long telephone number",
      "company_info",
      { contactPhone: "1".repeat(41) },
      ["fields.contactPhone"],
    ],
    [
      "a long text",
      "business_description",
      { environment: "x".repeat(FIELD_TEXT_MAX + 1) },
      ["fields.environment"],
    ],
    [
      "no day",
      "business_description",
      { listed: true, products: [{ name: "Reader", expires: "2027-02-30" }] },
      ["fields.products.0.expires"],
    ],
    [
      "a day long ago",
      "remediation",
      { plans: [{ controlId: "8.3.6", date: "0000-01-01" }] },
      ["fields.plans.0.date"],
    ],
    [
      "a way of selling that the type cannot have",
      "business_description",
      { channels: [{ channel: "cardPresent", handling: "A reader." }] },
      ["fields.channels.0.channel"],
    ],
    [
      "a law for a control that is not asked",
      "business_description",
      { lawForbids: true, laws: [{ controlId: "99.1", law: "A law." }] },
      ["fields.laws.0.controlId"],
    ],
    [
      "a plan for a control that is not asked",
      "remediation",
      { plans: [{ controlId: "99.1" }] },
      ["fields.plans.0.controlId"],
    ],
    [
      "a plan for what is in place",
      "remediation",
      { plans: [{ controlId: "2.2.2", plan: "x" }] },
      ["fields.plans.0.controlId"],
    ],
    [
      "a plan for what is not answered",
      "remediation",
      { plans: [{ controlId: "3.1.1", plan: "x" }] },
      ["fields.plans.0.controlId"],
    ],
    [
      "two plans for one control",
      "remediation",
      { plans: [{ controlId: "8.3.6" }, { controlId: "8.3.6" }] },
      ["fields.plans.1.controlId"],
    ],
    [
      "a plan for no control",
      "remediation",
      { plans: [{ plan: "We fix it." }] },
      ["fields.plans.0.controlId"],
    ],
  ];

  test.each(cases)("%s", (_, groupId, sent, paths) => {
    const { values, issues } = read(groupId, sent);
    expect(issues.map(({ path }) => path)).toEqual(paths);
    for (const { message } of issues) expect(message).toMatch(/^[A-Z].*\.$/);
    const [field = ""] = paths[0]?.split(".").slice(1) ?? [];
    expect(values).not.toHaveProperty(field);
  });

  test("what is just short enough passes", () => {
    expect(wrong("acquirer", { name: "x".repeat(200) })).toEqual([]);
    expect(wrong("company_info", { contactPhone: "1".repeat(40) })).toEqual([]);
    expect(wrong("business_description", { environment: "x".repeat(FIELD_TEXT_MAX) })).toEqual([]);
    const plan = "x".repeat(FIELD_PLAN_MAX);
    expect(wrong("remediation", { plans: [{ controlId: "8.3.6", plan }] })).toEqual([]);
    const longer = { plans: [{ controlId: "8.3.6", plan: `${plan}x` }] };
    expect(wrong("remediation", longer)).toEqual(["fields.plans.0.plan"]);
  });

  test("300 rows and not one more", () => {
    const rows = Array.from({ length: FIELD_ROWS_MAX }, () => place);
    expect(wrong("locations", { places: rows })).toEqual([]);
    expect(wrong("locations", { places: [...rows, place] })).toEqual(["fields.places"]);
  });

  test("everything that is wrong at once, and what is right is still read", () => {
    const sent = {
      nothing: "x",
      contactEmail: "nobody",
      helper: "nobody",
      website: "x",
      contactPhone: 5,
    };
    const { values, issues } = read("company_info", sent);
    expect(issues.map(({ path }) => path).sort()).toEqual(
      ["contactEmail", "contactPhone", "nothing", "website"].map((id) => `fields.${id}`),
    );
    expect(values).toEqual({ helper: "nobody" });
  });
});

describe("the form of the type decides", () => {
  const products = { listed: true, products: [{ name: "Reader" }] };
  const p2pe = { p2peSolutions: [{ provider: "Example Pay", name: "Example P2PE" }] };

  test("which fields there are: a message names the type", () => {
    expect(read("business_description", p2pe, "SAQ P2PE")).toEqual({ values: p2pe, issues: [] });
    const { issues } = read("business_description", p2pe, "SAQ A");
    expect(issues).toMatchObject([{ path: "fields.p2peSolutions" }]);
    expect(issues[0]?.message).toContain("SAQ A ");
    expect(wrong("business_description", products, "SAQ P2PE").sort()).toEqual([
      "fields.listed",
      "fields.products",
    ]);
    expect(wrong("business_description", products, "SAQ SPoC").sort()).toEqual([
      "fields.listed",
      "fields.products",
    ]);
  });

  test("which ways of selling can be covered", () => {
    const sent = { channels: [{ channel: "ecommerce", handling: "On the provider's page." }] };
    expect(wrong("business_description", sent, "SAQ A-EP")).toEqual([]);
    expect(wrong("business_description", sent, "SAQ D")).toEqual([]);
    expect(wrong("business_description", sent, "SAQ B")).toEqual(["fields.channels.0.channel"]);
  });
});

test("fields in words: a line for each, choices and countries by their names", () => {
  const address = { street: "1 Quay Street", city: "Porto", country: "PT" };
  expect(composeAnswer(fieldsOfGroup("business_address", "SAQ A"), address)).toBe(
    "Street and number: 1 Quay Street\nTown or city: Porto\nCountry: Portugal",
  );
  const locations = {
    places: [place, { kind: "Office", count: 1, city: "Porto" }],
    segmentation: false,
  };
  const text = composeAnswer(fieldsOfGroup("locations", "SAQ A"), locations);
  expect(text.split("\n").slice(1, 3)).toEqual(["Shop, 2, Porto, Portugal", "Office, 1, Porto"]);
  expect(text).toMatch(/\? No$/);
  const sold = { channels: [{ channel: "ecommerce", handling: "On their page." }] };
  const described = composeAnswer(fieldsOfGroup("business_description", "SAQ A"), sold);
  expect(described).toContain("\nOn the web, On their page.");
  expect(composeAnswer(fieldsOfGroup("acquirer", "SAQ A"), {})).toBe("");
});
