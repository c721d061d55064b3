// Ways of taking cards that a description mentions, and those that it only seems to.
import { describe, expect, test } from "vitest";
import { determine } from "@/lib/assessor/embedded/determination/determine";
import type { DeterminationRound } from "@/lib/assessor/port";

/** What comes of a description and the answers chosen, one after the other. */
function told(description: string, ...answers: readonly string[]) {
  const rounds: DeterminationRound[] = [];
  const conclude = () => determine({ description, channel: null, vendor: null, rounds });
  for (const answer of answers) {
    const { followUpQuestion: question, followUpTopic: topic } = conclude();
    if (question !== null && topic !== null) rounds.push({ question, topic, answer });
  }
  return conclude();
}

describe("a description of several ways", () => {
  test.each([
    [
      "a donation plate and a link",
      "The donation plate by the door, and we send payment links by text.",
      ["unattended", "link"],
    ],
    [
      "a shop and a machine",
      "Shopify online, and in the farm shop a Clover card machine.",
      ["web", "device"],
    ],
    [
      "terminals and an iPad",
      "Standalone terminals at both counters. At markets it's a SumUp Air with the iPad.",
      ["device", "reader"],
    ],
    [
      "calls and a website",
      "Our website sends people to Worldpay's page. Some ring us and we type it in the Stripe dashboard.",
      ["web", "virtualTerminal"],
    ],
    [
      "card numbers in a chat",
      "Card machine on 4g, own sim. Now and then they whatsapp us the card number for a deposit.",
      ["device", "keyed"],
    ],
  ])("%s is asked about before any type is given", (_name, description, ways) => {
    const asked = told(description);
    expect(asked.followUpTopic).toBe("oneMethodAtATime");
    expect(asked.followUpChoices?.map(({ value }) => value)).toEqual(
      expect.arrayContaining([...ways, "unknown"]),
    );
  });

  test("comes to the way that was chosen, and names the others with the merchant's words", () => {
    const result = told(
      "Customers leave our website for Stripe's own page to pay. At the counter there's a card machine on its own SIM.",
      "web",
    );
    expect(result.saqType).toBe("SAQ A");
    expect(result.otherWays).toEqual([
      {
        ...{ way: "device", label: expect.any(String), basis: "said" },
        quote: expect.stringContaining("card machine"),
      },
    ]);
  });

  test("says of a way in the partner's description of a product that the product mentions it", () => {
    const product = {
      ...{ channel: null, vendor: null, product: "Harbor Pay" },
      descriptionBy: "partner" as const,
      description:
        "Customers leave the website for Harbor Pay's own page to pay. At the counter there's a card machine on its own SIM.",
    };
    const asked = determine({ ...product, rounds: [] });
    const round = {
      ...{ question: asked.followUpQuestion ?? "", topic: asked.followUpTopic ?? "" },
      answer: "web",
    };
    const { otherWays } = determine({ ...product, rounds: [round] });
    expect(otherWays).toMatchObject([{ way: "device", basis: "product" }]);
  });

  test("says of a way that was chosen that it was chosen", () => {
    const { otherWays } = told(
      ...["We take cards.", "machine", "we also have a web shop where people pay", "web"],
      ...["web", "web"],
    );
    expect(otherWays).toMatchObject([
      { way: "device", basis: "chosen", quote: "On a card machine or a till" },
    ]);
  });
});

describe("what is no second way", () => {
  test.each([
    "The card terminal rings up the bank over the phone line for every payment. It stands alone, nothing is connected.",
    "Phone orders are keyed into the card machine on the counter. It dials over the phone line and stands alone.",
    "Till with a card reader. The till tells it the amount. Both are on a network of their own, one shop, not P2PE.",
    "Our website is just photos. Card machine on the phone line, it dials, nothing else connected to it.",
    "We sold the card reader last year. Everything is on Shopify's own checkout.",
    "Standalone machine on its own SIM, nothing connected. Next year we want a website with payments.",
  ])("is not asked about: %s", (description) => {
    expect(told(description).followUpTopic).not.toBe("oneMethodAtATime");
  });
});

describe("a business without cards", () => {
  test.each([
    "We are a nursery. Parents pay by bank transfer only, we don't take cards.",
    "No aceptamos tarjetas, solo efectivo.",
    "Cash only barber, never took cards.",
  ])("is told so, with its own words: %s", (description) => {
    const result = told(description);
    expect(result).toMatchObject({ saqType: null, status: "determined", qualifications: [] });
    expect(result.reason).toContain("You wrote:");
    expect(result.reason).toContain("no questionnaire to fill in");
  });

  test.each([
    "We don't take cards over the phone. Card machine on 4G.",
    "We keep no cards on file. Stripe's own page takes the payment.",
  ])("is not thought of: %s", (description) => {
    expect(told(description).reason ?? "").not.toContain("takes no cards");
  });
});

describe("a product's name", () => {
  test("settles no more than its default, and words that say otherwise win", () => {
    const shop = "We sell on WooCommerce with the Stripe plugin";
    expect(told(shop).followUpTopic).toBe("checkoutHosting");
    expect(told(shop, "own", "straight").saqType).toBe("SAQ A-EP");
  });

  test("lets who knows nothing of its page go on with its default, and then asks", () => {
    const shop = "We sell on WooCommerce with the Stripe plugin";
    expect(told(shop, "unknown", "unknown").followUpTopic).toBe("scriptProtection");
    expect(told(shop, "unknown", "unknown", "yes").saqType).toBe("SAQ A");
    expect(told(shop, "unknown", "unknown", "no").saqType).toBe("SAQ A-EP");
  });

  test("is among the facts, known or not", () => {
    const named = (text: string) =>
      told(text)
        .facts.filter(({ fact }) => fact === "product")
        .map(({ value }) => value);
    expect(named("We use a SumUp Air with my phone")).toContain("SumUp Air");
    expect(named("We have a FreedomPay terminal at reception")).toContain("FreedomPay");
  });

  test("is the merchant's own where an answer names what the product's description names", () => {
    const ofProduct = (answer: string) =>
      determine({
        ...{ channel: null, vendor: null, descriptionBy: "partner", product: "Harbor Pay" },
        description: "Cards are taken on a FreedomPay terminal at the counter.",
        rounds: [{ question: "How is it connected?", topic: "terminalConnection", answer }],
      }).facts.filter(({ fact, value }) => fact === "product" && value === "FreedomPay");
    expect(ofProduct("by its own SIM")).toMatchObject([{ basis: "product" }]);
    expect(ofProduct("a FreedomPay terminal, by its SIM")).toMatchObject([{ basis: "said" }]);
  });
});

describe("what is told as a reason", () => {
  test("is only what was said or chosen", () => {
    const result = told("normal card machine from the bank", "unknown", "unknown");
    expect(result.reason).toContain("safe choice");
    expect(result.reason).not.toContain("You wrote");
    expect(result.runnerUp).toBeNull();
  });

  test("quotes an answer that was chosen as chosen, and names the next smaller questionnaire by it", () => {
    const result = told(
      "Standalone card machine from the bank, not P2PE, we type the amount",
      "shared",
    );
    expect(result.saqType).toBe("SAQ D");
    expect(result.reason).toContain("You chose:");
    expect(result.runnerUp?.saqType).toBe("SAQ B-IP");
    const fact = result.facts.find((each) => each.fact === "isolatedFromOtherSystems");
    expect(fact).toMatchObject({ basis: "chosen", value: "no" });
  });

  test.each([
    [
      "papers that stay paper prove nothing of other card data",
      "Reply cards by mail to our own office; two pensioners enter them on a standalone dial-up terminal, phone line only. After that all of our paper gets digitised by an outside firm.",
      "paper",
      "electronicStorage",
    ],
    [
      "no recording of calls proves nothing of mails",
      "Phone orders on an ordinary landline, typed in our bank's virtual terminal on an isolated PC, no reader, nothing saved. The phone system records calls.",
      "no",
      "accountDataReceivedElectronically",
    ],
    [
      "where a machine came from is no approval",
      "Standalone 4G terminal with own SIM, bought second hand, not P2PE.",
      "provider",
      "deviceListing",
    ],
  ])("%s", (_name, description, answer, fact) => {
    const result = told(description, answer);
    expect(result.status).toBe("determined");
    const known = result.facts.find((each) => each.fact === fact);
    expect(known ?? { basis: "unknown" }).toMatchObject({ basis: "unknown" });
    const proven = result.qualifications.filter((each) => each.explanation.includes("You chose"));
    expect(proven).toEqual([]);
  });

  test("calls unknown what nobody told", () => {
    const result = told("normal card machine from the bank", "sim", "typed", "no");
    expect(result.saqType).toBe("SAQ B-IP");
    const storage = result.facts.find(({ fact }) => fact === "electronicStorage");
    expect(storage).toMatchObject({ basis: "unknown", quote: null });
    const open = result.qualifications.filter((each) => each.meetsQualification === null);
    expect(open.length).toBeGreaterThan(0);
    expect(open.every(({ explanation }) => !explanation.includes("You wrote"))).toBe(true);
  });
});
