import { describe, expect, it } from "vitest";
import type { SealedRecord } from "@/lib/domain/record/shape";
import type { SaqType } from "@/lib/pci/saq-type";
import { type SampleOptions, sampleRecord } from "@/lib/render/fixtures/sample-record";
import { channelStandings } from "./channels";

const row = (channel: string) => ({ channel, handling: "The provider takes the card." });

function wordsOf(record: SealedRecord): Readonly<Record<string, string>> {
  return Object.fromEntries(channelStandings(record).map(({ channel, word }) => [channel, word]));
}

function sampleWords(saqType: SaqType, options: SampleOptions = {}) {
  return wordsOf(sampleRecord(saqType, options));
}

function unnamed(saqType: SaqType, channel: string | null): Readonly<Record<string, string>> {
  const record = sampleRecord(saqType, { review: "blank" });
  return wordsOf({ ...record, paymentMethod: { ...record.paymentMethod, channel } });
}

describe("channelStandings", () => {
  it.each([
    ["SAQ A", ["mailTelephone", "ecommerce", "cardPresent"], "cardPresent"],
    ["SAQ A-EP", ["mailTelephone", "ecommerce", "cardPresent"], "mailTelephone"],
    ["SAQ B", ["mailTelephone", "ecommerce", "cardPresent"], "ecommerce"],
    ["SAQ B-IP", ["mailTelephone", "ecommerce", "cardPresent"], "ecommerce"],
    ["SAQ C-VT", ["mailTelephone", "ecommerce", "cardPresent"], "ecommerce"],
    ["SAQ C", ["mailTelephone", "ecommerce", "cardPresent"], "ecommerce"],
    ["SAQ P2PE", ["mailTelephone", "cardPresent"], null],
    ["SAQ SPoC", ["cardPresent"], null],
    ["SAQ D", ["mailTelephone", "ecommerce", "cardPresent"], null],
  ] as const)("has the boxes of the form of %s", (saqType, boxes, blocked) => {
    const words = sampleWords(saqType);
    expect(Object.keys(words)).toEqual(boxes);
    if (blocked) expect(words[blocked]).toBe(`Not permitted with ${saqType}`);
    expect(Object.values(words)).toContain("Covered");
  });

  it("covers the channels that the merchant named, whatever the payment method is", () => {
    const words = sampleWords("SAQ P2PE", { fields: { channels: [row("mailTelephone")] } });
    expect(words).toEqual({ mailTelephone: "Covered", cardPresent: "Not named by the merchant" });
  });

  it("goes by the payment method's settings where none was named", () => {
    expect(unnamed("SAQ A", "website")).toEqual({
      mailTelephone: "Not given",
      ecommerce: "Covered, by the payment method’s settings",
      cardPresent: "Not permitted with SAQ A",
    });
    expect(unnamed("SAQ SPoC", null)).toEqual({ cardPresent: "Not given" });
  });

  it("shows a channel that the type forbids, also where its form has no box for it", () => {
    const named = sampleWords("SAQ P2PE", { fields: { channels: [row("ecommerce")] } });
    expect(named.ecommerce).toBe("Not permitted with SAQ P2PE, but named by the merchant");
    expect(unnamed("SAQ B", "website").ecommerce).toBe(
      "Not permitted with SAQ B, but by the payment method’s settings",
    );
  });
});
