// What an acquirer decides: read by the table, told as its own decision, and never as the merchant's words.
import { describe, expect, test } from "vitest";
import type { DeterminationInput, DeterminationRound } from "@/lib/assessor/port";
import { type AcquirerChoices, NO_CHOICES } from "@/lib/pci/acquirer-choices";
import { CASES } from "./cases";
import { determine } from "./determine";

const NAME = "Harbor Bank";

/** A thread of one description, each answer given to whatever is asked. */
function told(
  description: string,
  choices: Partial<AcquirerChoices>,
  answers: readonly string[] = [],
  more: Partial<DeterminationInput> = {},
) {
  const acquirer = { name: NAME, choices: { ...NO_CHOICES, ...choices } };
  const base = { description, channel: null, vendor: null, acquirer, ...more };
  const rounds: DeterminationRound[] = [];
  let result = determine({ ...base, rounds });
  for (const answer of answers) {
    const { followUpQuestion: question, followUpTopic: topic } = result;
    if (question === null || topic === null) break;
    rounds.push({ question, topic, answer });
    result = determine({ ...base, rounds: [...rounds] });
  }
  return { ...result, topics: rounds.map(({ topic }) => topic) };
}

const EXPIRED_TERMINAL =
  "We use one standalone chip and PIN terminal at the counter, on its own broadband line apart from everything else. Its PTS approval has expired. We keep no card numbers.";
const EXPIRED_P2PE =
  "Customers pay on the terminal of our P2PE solution at the counter. The P2PE listing has expired last year. We follow everything in the P2PE instruction manual. We keep no card numbers.";
const VOIP =
  "Customers read out the card number on the phone and staff type it into a virtual terminal in the browser, by hand. Our phones run over VoIP on our own network. The computer is on its own network behind a firewall, apart from everything else. No card reader is attached. We keep no card numbers and record no calls.";
const TAP =
  "Customers tap their card on the phone itself, with Tap to Pay. There is no reader. We keep no card numbers.";
const LAPSED =
  "Our web shop sends every customer to the payment provider's own page to pay. The payment provider is not PCI DSS compliant. We never see or keep card numbers.";

describe("an expired terminal", () => {
  test("is SAQ D where nothing is decided", () => {
    expect(told(EXPIRED_TERMINAL, {})).toMatchObject({ saqType: "SAQ D", topics: [] });
  });

  test.each([
    ["accept", "SAQ B-IP", `${NAME} accepts a terminal whose PTS approval has run out.`],
    ["refuse", "SAQ D", `${NAME} does not accept SAQ B-IP for a terminal`],
  ] as const)("with %s it is %s, and nobody is asked", (expiredTerminal, saqType, words) => {
    const result = told(EXPIRED_TERMINAL, { expiredTerminal });
    expect(result).toMatchObject({ saqType, topics: [] });
    expect(result.reason).toContain(words);
    expect(result.decisions).toMatchObject([{ choice: "expiredTerminal", value: expiredTerminal }]);
  });

  test("is still asked whether it is kept apart, and is SAQ D where it is not", () => {
    const shared = EXPIRED_TERMINAL.replace(
      ", on its own broadband line apart from everything else",
      " over the internet",
    );
    const choices = { expiredTerminal: "accept" } as const;
    const asked = told(shared, choices);
    expect(asked.followUpTopic).toBe("terminalIsolation");
    expect(told(shared, choices, ["shared"]).saqType).toBe("SAQ D");
    expect(told(shared, choices, ["nothing"]).saqType).toBe("SAQ B-IP");
  });

  test("stays refused whatever the merchant says of an agreement", () => {
    const agreed = `${EXPIRED_TERMINAL} Our bank agreed that we may keep using it.`;
    expect(told(agreed, {}).saqType).toBe("SAQ B-IP");
    expect(told(agreed, { expiredTerminal: "refuse" }).saqType).toBe("SAQ D");
  });

  test("is met by the decision alone: the merchant is not quoted for it", () => {
    const { qualifications } = told(EXPIRED_TERMINAL, { expiredTerminal: "accept" });
    const listed = qualifications.find(({ pciReference }) => pciReference.includes("item 2"));
    expect(listed).toMatchObject({
      meetsQualification: true,
      explanation: `${NAME} accepts a terminal whose PTS approval has run out.`,
    });
  });
});

describe("an expired solution", () => {
  test("is judged without P2PE where nothing is decided, or where it is refused", () => {
    const open = told(EXPIRED_P2PE, {});
    const refused = told(EXPIRED_P2PE, { expiredSolution: "refuse" });
    expect(open.saqType).not.toBe("SAQ P2PE");
    expect([refused.saqType, refused.followUpTopic]).toEqual([open.saqType, open.followUpTopic]);
  });

  test("is SAQ P2PE where it is accepted, and is not called current", () => {
    const result = told(EXPIRED_P2PE, { expiredSolution: "accept" });
    expect(result.saqType).toBe("SAQ P2PE");
    expect(result.reason).toContain("whose listing has run out");
    expect(result.reason).not.toContain("on PCI's list");
    expect(result.facts).toContainEqual(
      expect.objectContaining({ fact: "deviceListing", value: "p2peExpired" }),
    );
  });

  test("still needs the manual to be followed", () => {
    const without = EXPIRED_P2PE.replace(
      " We follow everything in the P2PE instruction manual.",
      "",
    );
    const asked = told(without, { expiredSolution: "accept" });
    expect(asked.followUpTopic).toBe("p2peManual");
    expect(told(without, { expiredSolution: "accept" }, ["No"]).saqType).toBe("SAQ D");
  });
});

describe("internet telephony", () => {
  test.each([
    ["undecided", "SAQ D"],
    ["accept", "SAQ C-VT"],
    ["refuse", "SAQ D"],
  ] as const)("with %s is %s", (voipTelephone, saqType) => {
    expect(told(VOIP, { voipTelephone }).saqType).toBe(saqType);
  });

  test("is not asked about where it makes no difference", () => {
    const unsaid = VOIP.replace(" Our phones run over VoIP on our own network.", "");
    expect(told(unsaid, {}).followUpTopic).toBe("phoneLine");
    const result = told(unsaid, { voipTelephone: "accept" });
    expect(result.saqType).toBe("SAQ C-VT");
    expect(result.reason).not.toContain("you use internet telephony");
  });
});

describe("cards tapped on a phone", () => {
  test("are SAQ D, and nobody is asked for a listing, where nothing is directed", () => {
    expect(told(TAP, {})).toMatchObject({ saqType: "SAQ D", topics: [] });
  });

  test.each([
    ["SAQ C", ["Yes", "Over the mobile network only"], "SAQ C"],
    ["SAQ C", ["No"], "SAQ D"],
    ["SAQ C", ["Yes", "shared"], "SAQ D"],
    ["SAQ C", ["I think so, but I am not sure", "No idea", "Yes"], "SAQ D"],
    ["SAQ SPoC", ["It is on the list", "Yes", "mobile"], "SAQ SPoC"],
    ["SAQ SPoC", ["Yes", "No"], "SAQ D"],
    ["SAQ D", [], "SAQ D"],
  ] as const)("directed to %s, with %j, are %s", (tapOnPhone, answers, saqType) => {
    const result = told(TAP, { tapOnPhone }, answers);
    expect(result.saqType).toBe(saqType);
    expect(result.topics[0]).toBe(tapOnPhone === "SAQ D" ? undefined : "tapListed");
  });

  test("are directed by the bank, not by what the merchant wrote", () => {
    const { reason, qualifications } = told(TAP, { tapOnPhone: "SAQ C" }, ["Yes", "mobile"]);
    expect(reason).toContain(`${NAME} directs SAQ C for cards tapped on a phone`);
    expect(qualifications.filter(({ meetsQualification }) => meetsQualification === false)).toEqual(
      [],
    );
  });
});

describe("a lapsed payment company", () => {
  test("is SAQ D, and the merchant is told to ask before it signs", () => {
    const result = told(LAPSED, {});
    expect(result.saqType).toBe("SAQ D");
    expect(result.reason).toContain(`Ask ${NAME} before you sign`);
  });

  test("is accepted as the bank's decision, and the criterion is not said to be the merchant's check", () => {
    const result = told(LAPSED, { lapsedProvider: "accept" });
    expect(result.saqType).toBe("SAQ A");
    const checked = result.qualifications.find(({ pciReference }) =>
      pciReference.includes("item 4"),
    );
    expect(checked).toMatchObject({
      meetsQualification: true,
      explanation: `${NAME} accepts a payment company whose compliance with PCI DSS has lapsed.`,
    });
  });

  test("is refused with what to do", () => {
    const result = told(LAPSED, { lapsedProvider: "refuse" });
    expect(result.saqType).toBe("SAQ D");
    expect(result.reason).toContain(`${NAME} does not accept a payment company`);
    expect(result.reason).not.toContain("before you sign");
  });
});

describe("several ways of taking cards", () => {
  const SHOP =
    "Our web shop sends every customer to the payment provider's own page to pay. They type the card there and come back. We never see or keep card numbers.";
  const choices = { severalMethods: "fullForAll" } as const;

  test("stay apart by default, and where all come to the same", () => {
    expect(told(SHOP, {}, [], { otherTypes: ["SAQ B-IP"] }).saqType).toBe("SAQ A");
    expect(told(SHOP, choices, [], { otherTypes: [] }).saqType).toBe("SAQ A");
    expect(told(SHOP, choices, [], { otherTypes: ["SAQ A"] }).saqType).toBe("SAQ A");
  });

  test("are SAQ D for each where the bank asks for it", () => {
    const result = told(SHOP, choices, [], { otherTypes: ["SAQ B-IP"] });
    expect(result.saqType).toBe("SAQ D");
    expect(result.reason).toContain(`${NAME} asks for SAQ D`);
    expect(result.reason).toContain("would come to SAQ A");
  });
});

test("nothing that is undecided changes any case", () => {
  for (const { description, channel, vendor } of CASES.slice(0, 40)) {
    const input = { description, channel, vendor, rounds: [] };
    const { decisions: _, ...plain } = determine(input);
    const { decisions: __, ...undecided } = determine({
      ...input,
      acquirer: { name: "Your bank", choices: NO_CHOICES },
    });
    expect({ ...undecided, reason: undecided.reason?.toLowerCase() }).toEqual({
      ...plain,
      reason: plain.reason?.toLowerCase(),
    });
  }
});

test("the description of a product is never quoted as what the merchant wrote", () => {
  const description =
    "At checkout the customer leaves the shop's site and pays on Harbor Pay's own page. The shop never sees or keeps card numbers.";
  const input = { description, channel: "website", vendor: null, rounds: [] };
  const mine = determine(input);
  const theirs = determine({ ...input, descriptionBy: "partner", product: "Harbor Pay" });
  const words = ({ reason, qualifications }: typeof mine) =>
    [reason, ...qualifications.map(({ explanation }) => explanation)].join(" ");
  expect(words(mine)).toContain("You wrote:");
  expect(words(theirs)).not.toContain("You wrote");
  expect(words(theirs)).toContain('The description of Harbor Pay says: "');
  expect(words(determine({ ...input, descriptionBy: "partner" }))).toContain(
    "The description of the payment product says",
  );
});
