// What an answer to a short question says of its controls: choices bind, words refine or contradict.
import { describe, expect, test } from "vitest";
import type { ControlAnalysis } from "@/lib/assessor/port";
import type { ControlStatus } from "@/lib/pci/response";
import { choiceIn } from "./choice";
import { type PartReply, sentencesOf, verdictsOf } from "./verdict";

const NOTHING: PartReply = { choice: null, value: null, words: null };

function read(status: ControlStatus, quote: string | null, controlId = "9.5.1.1"): ControlAnalysis {
  return {
    ...{ controlId, complianceStatus: status, quote, contradictory: false },
    ...{ reason: "r", suggestion: "s" },
  };
}

function statusesOf(reply: Partial<PartReply>, readings: readonly ControlAnalysis[] = [], ids = 1) {
  const controlIds = ["9.5.1.1", "9.5.1.2", "9.5.1.3"].slice(0, ids);
  return verdictsOf(controlIds, { ...NOTHING, ...reply }, readings).map(
    ({ status, origin, contradictory, notSure }) =>
      [status, origin, contradictory && "contradictory", notSure && "not sure"]
        .filter(Boolean)
        .join(", "),
  );
}

describe("words that begin with a choice", () => {
  test.each([
    ["yes", "yes", ""],
    ["Yep, every month by Ana", "yes", "every month by Ana"],
    ["sí", "yes", ""],
    ["oui bien sûr", "yes", "bien sûr"],
    ["no", "no", ""],
    ["No, we never did", "no", "we never did"],
    ["nope.", "no", ""],
    ["not yet", "no", ""],
    ["dont know", "not_sure", ""],
    ["no idea", "not_sure", ""],
    ["no sé", "not_sure", ""],
    ["je ne sais pas", "not_sure", ""],
    ["n/a we have no paper", "not_applicable", "we have no paper"],
    ["partly, the till is missing", "partly", "the till is missing"],
  ])("%s: %s", (words, choice, rest) => {
    expect(choiceIn(words)).toEqual({ choice, rest });
  });

  test.each([
    "no paper is kept",
    "nobody but me",
    "none of them",
    "sid does it",
    "nothing kept",
    "",
  ])("%s: none", (words) => {
    expect(choiceIn(words)).toBeNull();
  });
});

describe("a choice", () => {
  test("yes is the merchant's own statement for every control of the question", () => {
    expect(statusesOf({ choice: "yes" }, [], 3)).toEqual(Array(3).fill("In Place, confirmed"));
  });

  test("no is a lack, not sure is kept for later", () => {
    expect(statusesOf({ choice: "no" })).toEqual(["Not In Place, stated"]);
    expect(statusesOf({ choice: "not_sure", words: "ask Paul" })).toEqual([
      "empty, words, not sure",
    ]);
  });

  test("not applicable needs words", () => {
    expect(statusesOf({ choice: "not_applicable" })).toEqual(["empty, words"]);
    const words = "there are no terminals";
    expect(statusesOf({ choice: "not_applicable", words })).toEqual(["Not Applicable, stated"]);
  });

  test("partly is a lack of the one thing that was asked, and open where it was several", () => {
    expect(statusesOf({ choice: "partly" })).toEqual(["Not In Place, stated"]);
    expect(statusesOf({ choice: "partly" }, [], 2)).toEqual(["empty, words", "empty, words"]);
  });

  test("words that say the opposite are a contradiction, never a silent change", () => {
    const words = "the list is missing";
    const lack = [read("Not In Place", words)];
    expect(statusesOf({ choice: "yes", words }, lack)).toEqual(["empty, words, contradictory"]);
    const practice = [read("In Place", "we keep a list")];
    expect(statusesOf({ choice: "no", words: "we keep a list" }, practice)).toEqual([
      "empty, words, contradictory",
    ]);
  });

  test("words that say the same refine it", () => {
    const words = "Ana keeps the list";
    const reply = { ...NOTHING, choice: "yes", words } as const;
    const [verdict] = verdictsOf(["9.5.1.1"], reply, [read("In Place", words)]);
    expect(verdict).toMatchObject({ status: "In Place", origin: "confirmed", quote: words });
  });
});

describe("words alone", () => {
  test("count as the choice that they begin with", () => {
    expect(statusesOf({ words: "yes, every month" })).toEqual(["In Place, confirmed"]);
    expect(statusesOf({ words: "dont know" })).toEqual(["empty, words, not sure"]);
  });

  test("count by what is read in them, and only for the controls that they name", () => {
    const words = "Ana keeps the list";
    expect(statusesOf({ words }, [read("In Place", words)], 2)).toEqual([
      "In Place, words",
      "empty, words",
    ]);
  });

  test("never make a lack of a practice: a lack needs words that deny", () => {
    const practice = "ring stripe and the bank, written on one page";
    expect(statusesOf({ words: practice }, [read("Not In Place", practice)])).toEqual([
      "empty, words",
    ]);
    const denial = "we have no list";
    expect(statusesOf({ words: denial }, [read("Not In Place", denial)])).toEqual([
      "Not In Place, words",
    ]);
  });
});

test("each verdict says why, and what to do next", () => {
  for (const choice of ["yes", "no", "partly", "not_applicable", "not_sure"] as const) {
    const reply = { ...NOTHING, choice, words: "we only take cash there" };
    for (const verdict of verdictsOf(["9.5.1.1", "9.5.1.2"], reply, [])) {
      const { reason, suggestion } = sentencesOf(verdict, "Is there a list?");
      expect(reason).toContain("Is there a list?");
      expect(suggestion.length).toBeGreaterThan(10);
    }
  }
});
