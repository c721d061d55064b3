// The descriptions, and what the embedded assessor makes of them.
import { describe, expect, test } from "vitest";
import { determine } from "@/lib/assessor/embedded/determination/determine";
import { suggestionsOf } from "./channels";
import type { CardSale, GatewayReading, Suggestion } from "./shape";

const WEB: CardSale = { market: "eCommerce", present: false, mobile: false, recurring: false };
const ORDER: CardSale = { ...WEB, market: "MOTO" };
const COUNTER: CardSale = { ...WEB, market: "Retail", present: true };
const MOBILE: CardSale = { ...COUNTER, mobile: true };
const REPEATED: CardSale = { ...WEB, recurring: true };
const UNKNOWN: CardSale = { ...WEB, market: null, present: null };

function times(count: number, sale: CardSale): CardSale[] {
  return Array.from({ length: count }, () => sale);
}

function reading(sales: readonly CardSale[], more: Partial<GatewayReading> = {}): GatewayReading {
  const settings = {
    merchantName: null,
    gatewayId: null,
    testMode: false,
    marketTypes: [],
    productCodes: [],
    accepts: [],
    currencies: [],
    processors: [],
    setUpFor: [],
  };
  return { settings, sales, activeSubscriptions: 0, transactionsReadable: true, ...more };
}

function setUpFor(...kinds: CardSale[]): Partial<GatewayReading> {
  return { settings: { ...reading([]).settings, setUpFor: kinds } };
}

function only(suggestions: readonly Suggestion[]): Suggestion {
  const [first] = suggestions;
  if (!first || suggestions.length > 1) throw new Error("one suggestion was expected");
  return first;
}

/** What the assessor asks of a suggestion as the reader makes it, and what it does on an answer. */
function asked({ description, channel, vendor }: Suggestion, answer?: string) {
  const input = { description, channel: channel ?? null, vendor, rounds: [] };
  const first = determine(input);
  if (answer === undefined) return first;
  const { followUpQuestion: question, followUpTopic: topic } = first;
  if (question === null || topic === null) throw new Error("nothing was asked");
  return determine({ ...input, rounds: [{ question, topic, answer }] });
}

const KINDS = [
  ["Online sales", "website", WEB, "checkoutHosting"],
  ["Mail and telephone orders", "phoneVT", ORDER, "cardEntryMethod"],
  ["In-person sales", "countertop", COUNTER, "cardEntryMethod"],
  ["Mobile card payments", "mobile", MOBILE, "readerListed"],
  ["Recurring billing", "recurring", REPEATED, "cardEntryMethod"],
  ["Card payments", "other", UNKNOWN, "cardEntryMethod"],
] as const;

describe.each(KINDS)("%s", (name, channel, sale, topic) => {
  const cases: [string, readonly CardSale[]][] = [
    ["alone", times(50, sale)],
    ["as the only sale", [sale]],
    ["once among many", [sale, ...times(49, sale === WEB ? ORDER : WEB)]],
    ["as a part", [...times(17, sale), ...times(33, sale === WEB ? COUNTER : WEB)]],
  ];

  test.each(cases)("%s: is told so that the assessor asks about it", (_, sales) => {
    const found = suggestionsOf(reading(sales), 30).find((each) => each.name === name);
    expect(found).toMatchObject({ channel, vendor: "Authorize.Net" });
    expect(asked(found as Suggestion).followUpTopic).toBe(topic);
  });

  test("counts what was seen, and its share of all", () => {
    const other = sale === WEB ? ORDER : WEB;
    const found = suggestionsOf(reading([...times(2, sale), other]), 30);
    expect(found[0]).toMatchObject({ name, evidence: { transactions: 2, share: 0.67 } });
    expect(found[0]?.description).toContain("Of 3 recent card transactions in my account there, 2");
  });

  test("has a description of a payment method's length, in the first person", () => {
    const { description } = only(suggestionsOf(reading([sale]), 30));
    expect(description).toMatch(/^I /);
    expect(description.length).toBeGreaterThan(100);
    expect(description.length).toBeLessThan(3000);
  });
});

test.each([
  [
    "the customer leaves our site and pays on the hosted page of the payment company",
    "SAQ A",
    null,
  ],
  ["in an iframe of the payment company inside our page", null, "scriptProtection"],
  ["the fields are part of our own page", null, "formDestination"],
])(
  "after the one question about the checkout (%s), the thread goes on to the end",
  (answer, saqType, topic) => {
    const result = asked(only(suggestionsOf(reading([WEB]), 30)), answer);
    expect([result.saqType, result.followUpTopic]).toEqual([saqType, topic]);
  },
);

test("no description settles a questionnaire: the account does not show enough for one", () => {
  for (const [, , sale] of KINDS) {
    const result = asked(only(suggestionsOf(reading([sale]), 30)));
    expect([result.status, result.saqType]).toEqual(["needs-followup", null]);
  }
});

test("sales in person without the card are told, since somebody typed the number", () => {
  const typed = { ...COUNTER, present: false };
  const told = (sales: CardSale[]) => only(suggestionsOf(reading(sales), 30)).description;
  expect(told([COUNTER, COUNTER])).toContain("The card was present.");
  expect(told([COUNTER, typed])).toContain("1 of them was made without the card present.");
  expect(told([typed, typed])).toContain("2 of them were made without the card present.");
  expect(told([{ ...COUNTER, present: null }])).not.toContain("present");
});

test("subscriptions are a channel of their own, with or without a charge among the transactions", () => {
  const quiet = suggestionsOf(reading([WEB], { activeSubscriptions: 12 }), 30);
  expect(quiet.map(({ name }) => name)).toEqual(["Online sales", "Recurring billing"]);
  expect(quiet[1]?.evidence).toEqual({ transactions: 0, share: 0, subscriptions: 12 });
  expect(quiet[1]?.description).toContain("12 active subscriptions");
  const charged = only(suggestionsOf(reading([REPEATED], { activeSubscriptions: 1 }), 30));
  expect(charged.description).toContain("1 active subscription.");
  expect(asked(charged).followUpTopic).toBe("cardEntryMethod");
});

test("where no sale is seen, the settings tell what the account is for, and no more", () => {
  const both = { ...setUpFor(WEB, { ...COUNTER, present: null }) };
  const idle = suggestionsOf(reading([], both), 45);
  expect(idle.map(({ channel }) => channel)).toEqual(["website", "countertop"]);
  expect(idle[0]?.description).toContain("it shows no card payment of the last 45 days");
  expect(idle[0]?.evidence).toEqual({ transactions: 0, share: 0 });
  for (const { description } of idle) expect(description).not.toMatch(/\bI (?:take|charge)\b/);
  expect(idle.map((each) => asked(each).followUpTopic)).toEqual([
    "checkoutHosting",
    "cardEntryMethod",
  ]);
  const closed = suggestionsOf(reading([], { ...both, transactionsReadable: false }), 30);
  expect(closed[0]?.description).toContain("its transactions could not be read");
  expect(asked(closed[0] as Suggestion).followUpTopic).toBe("checkoutHosting");
});

test("settings that nobody uses suggest nothing beside the sales that are there", () => {
  const all = setUpFor(WEB, ORDER, COUNTER);
  expect(only(suggestionsOf(reading([ORDER], all), 30)).channel).toBe("phoneVT");
});

test("an account that shows nothing suggests nothing", () => {
  expect(suggestionsOf(reading([]), 30)).toEqual([]);
});
