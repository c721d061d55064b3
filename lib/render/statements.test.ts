import { describe, expect, it } from "vitest";
import { type SampleOptions, sampleRecord } from "./fixtures/sample-record";
import { attestationsOf, eligibilityOf, standingsOf } from "./statements";

function wordsOf(statementId: string, options: SampleOptions): string[] {
  const record = sampleRecord("SAQ A", options);
  const statement = record.statements.find(({ id }) => id === statementId);
  if (!statement) throw new Error(`no statement ${statementId}`);
  return standingsOf(statement, record.signature).map(({ word }) => word);
}

const nobody = { confirmed: () => undefined } as const;

describe("standingsOf", () => {
  it("tells what the signatory said, and never what it did not", () => {
    expect(wordsOf("A-1", { confirmed: () => true })).toEqual(["Confirmed at signing"]);
    expect(wordsOf("A-1", { confirmed: () => null })).toEqual(["Not sure"]);
    expect(wordsOf("3a-1", { confirmed: () => false })).toEqual(["Declined"]);
    expect(wordsOf("3a-1", nobody)).toEqual(["Not asked one by one"]);
    expect(wordsOf("3a-1", { signature: "unsigned" })).toEqual(["Not signed"]);
  });

  it.each([
    ["said", "In the merchant’s words"],
    ["product", "Settled by the named product"],
    ["chosen", "Chosen by the merchant"],
    ["not_met", "Not met, by what was said"],
    ["not_applicable", "Does not concern this way of selling"],
    ["unknown", "Not asked one by one"],
  ] as const)("goes by the basis %s where nobody was asked", (basis, word) => {
    expect(wordsOf("A-1", { ...nobody, basisOf: () => basis })).toEqual([word]);
  });

  it("shows what was said against a statement beside its confirmation", () => {
    const words = wordsOf("A-1", { basisOf: () => "not_met", confirmed: () => true });
    expect(words).toEqual(["Not met, by what was said", "Confirmed at signing"]);
  });

  it("asks nothing of Part 2h in SAQ D", () => {
    const record = sampleRecord("SAQ D");
    expect(eligibilityOf(record)).toEqual([]);
    expect(attestationsOf(record)).toHaveLength(3);
    expect(eligibilityOf(sampleRecord("SAQ A"))).toHaveLength(7);
  });
});
