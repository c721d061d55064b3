// What merchants and partners write every day passes the guard, however many digits it has.
import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { allControls } from "@/lib/pci/controls";
import { digitsOf, luhnSum, passed, withCheckDigit } from "@/lib/testing/card-numbers";
import { holdsCardData } from "./index";

describe("what merchants write every day passes", () => {
  test("telephone numbers", () => {
    const country = fc.constantFrom("+1", "+31", "+44", "+351", "0044", "(020)");
    const rest = fc.tuple(digitsOf(3), digitsOf(3), digitsOf(4)).map((groups) => groups.join(" "));
    passed(fc.tuple(country, rest).map(([start, end]) => `Call us: ${start} ${end}.`));
    passed(fc.tuple(country, rest).map(([start, end]) => start + end.replaceAll(" ", "-")));
  });

  test("IBANs, written together or in fours", () => {
    const countries = fc.constantFrom(["DE", 18], ["ES", 20], ["PT", 21], ["BE", 12], ["PL", 24]);
    const iban = countries.chain(([country, length]) =>
      digitsOf(length as number).map((account) => {
        const numeric = [...(country as string)].map((c) => Number.parseInt(c, 36)).join("");
        const check = 98n - (BigInt(`${account}${numeric}00`) % 97n);
        return `${country}${String(check).padStart(2, "0")}${account}`;
      }),
    );
    passed(iban.map((text) => `Pay to ${text}.`));
    passed(iban.map((text) => `Pay to ${text.replace(/(.{4})(?=.)/g, "$1 ")}.`));
  });

  test("prices and amounts", () => {
    const amount = fc.integer({ min: 0, max: 99_999_999 });
    passed(amount.map((cents) => `It costs ${(cents / 100).toFixed(2)} euros.`));
    passed(amount.map((value) => `We turned over ${value.toLocaleString("en-US")} in 2026.`));
    passed(amount.map((value) => `Wir hatten ${value.toLocaleString("de-DE")} Euro Umsatz.`));
  });

  test("dates and times", () => {
    const bounds = { min: new Date("2015-01-01"), max: new Date("2045-01-01") };
    const date = fc.date({ ...bounds, noInvalidDate: true }).map((value) => value.toISOString());
    passed(date.map((text) => `Scanned on ${text}.`));
    passed(fc.tuple(date, date).map(([a, b]) => `${a.slice(0, 10)} to ${b.slice(0, 10)}`));
    passed(fc.tuple(date, date).map(([a, b]) => `${a.slice(0, 10)} - ${b.slice(0, 10)}`));
    passed(date.map((text) => text.slice(0, 10).split("-").reverse().join(".")));
  });

  test("order numbers of sixteen digits whose check digit is no card's", () => {
    const order = digitsOf(16).filter((digits) => luhnSum(digits) % 10 !== 0);
    passed(order.map((digits) => `Order ${digits} was returned.`));
  });

  test("numbers with a right check digit that no card scheme issues", () => {
    const starts = fc.constantFrom("0", "1", "7", "9", "21", "2721", "31", "33", "56", "61");
    const number = fc
      .tuple(starts, digitsOf(19))
      .map(([start, fill]) => withCheckDigit(`${start}${fill}`.slice(0, 15)));
    passed(number.map((digits) => `Reference ${digits}.`));
  });

  test("merchant and terminal numbers", () => {
    const merchantNumber = digitsOf(15).filter((digits) => !/^3[47]/.test(digits));
    passed(merchantNumber.map((digits) => `Our merchant number is ${digits}.`));
    passed(digitsOf(8).map((digits) => `Terminal ID ${digits}`));
  });

  test.each([
    "We never store the CVV; the card security code is 3 or 4 digits.",
    "Requirement 3.3.1.2 is about the verification code; 3.3.1.3 is about the PIN.",
    "Passwords have 12 characters; the verification code by SMS has 6 digits: 123456.",
    "0000 0000 0000 0000",
    "No digits at all.",
  ])("%j", (text) => {
    expect(holdsCardData(text)).toBe(false);
  });
});

describe("lists of everyday numbers pass, whatever stands between them", () => {
  const LISTED = fc.constantFrom(", ", "; ", " / ", " | ", ",", "/", "\n");
  const listOf = (entry: fc.Arbitrary<string>, size: { min: number; max: number }) =>
    fc
      .tuple(fc.array(entry, { minLength: size.min, maxLength: size.max }), LISTED)
      .map(([entries, mark]) => entries.join(mark));
  const upTo = (max: number, min = 0) => fc.integer({ min, max }).map(String);
  const parts = (count: number, max: number, mark: string) =>
    fc.array(upTo(max), { minLength: count, maxLength: count }).map((all) => all.join(mark));

  test("telephone numbers", () => {
    const london = fc.tuple(digitsOf(4), digitsOf(4)).map(([a, b]) => `020 ${a} ${b}`);
    passed(fc.tuple(london, london).map((two) => two.join(" / ")));
    passed(fc.tuple(london, london, london).map((three) => three.join(", ")));
    const eight = fc.tuple(digitsOf(4), digitsOf(4)).map((two) => two.join(" "));
    passed(fc.tuple(eight, eight).map((two) => two.join(" / ")));
    passed(fc.tuple(eight, eight, eight).map((three) => three.join(", ")));
    const american = fc
      .tuple(digitsOf(3), digitsOf(3), digitsOf(4))
      .map(([a, b, c]) => `(${a}) ${b}-${c}`);
    passed(fc.tuple(american, american).map((two) => two.join(", ")));
  });

  test("prices", () => {
    const price = fc.integer({ min: 0, max: 9_999_999 }).map((cents) => (cents / 100).toFixed(2));
    const grouped = fc
      .integer({ min: 0, max: 9_999_999 })
      .map((cents) => (cents / 100).toLocaleString("en-US", { minimumFractionDigits: 2 }));
    passed(fc.array(grouped, { minLength: 2, maxLength: 9 }).map((all) => all.join(", ")));
    passed(fc.array(price, { minLength: 2, maxLength: 9 }).map((all) => all.join(" | ")));
  });

  test("dates, times and years", () => {
    const bounds = { min: new Date("2015-01-01"), max: new Date("2045-01-01") };
    const date = fc.date({ ...bounds, noInvalidDate: true }).map((value) => value.toISOString());
    passed(listOf(date, { min: 2, max: 5 }));
    passed(
      listOf(
        date.map((text) => text.slice(0, 10).replaceAll("-", "/")),
        { min: 2, max: 5 },
      ),
    );
    passed(
      listOf(
        date.map((text) => text.slice(11, 16)),
        { min: 2, max: 9 },
      ),
    );
    passed(listOf(upTo(2045, 2015), { min: 2, max: 3 }));
  });

  test("network addresses", () => {
    passed(
      listOf(
        parts(4, 255, ".").map((text) => `${text}/24`),
        { min: 1, max: 4 },
      ),
    );
    const six = fc.tuple(digitsOf(4), digitsOf(4), digitsOf(4));
    passed(six.map(([a, b, c]) => `Allow 2${a.slice(1)}:${b}:${c}::1111.`));
    passed(parts(6, 99, ":"));
  });

  test("numbers of controls and of versions", () => {
    const controls = fc.constantFrom(...allControls().map(({ id }) => id));
    passed(listOf(controls, { min: 2, max: 12 }));
    passed(fc.array(controls, { minLength: 2, maxLength: 12 }).map((all) => all.join(" ")));
    passed(fc.array(parts(3, 9, "."), { minLength: 2, maxLength: 9 }).map((all) => all.join(", ")));
  });

  test("numbers of companies", () => {
    const nine = digitsOf(9);
    passed(
      nine.map((digits) => `GB ${digits.slice(0, 3)} ${digits.slice(3, 7)} ${digits.slice(7)}`),
    );
    passed(nine.map((digits) => `VAT NL${digits}B01, DE${digits}, FR 12 ${digits}`));
    passed(
      digitsOf(14).map(
        (d) =>
          `${d.slice(0, 2)}.${d.slice(2, 5)}.${d.slice(5, 8)}/${d.slice(8, 12)}-${d.slice(12)}`,
      ),
    );
  });

  test("stores, terminals and ports that are numbered on", () => {
    const first = fc.integer({ min: 1000, max: 9900 });
    const numbered = (count: number) =>
      first.map((start) => Array.from({ length: count }, (_, i) => start + i).join(", "));
    passed(numbered(3));
    passed(numbered(6));
    passed(numbered(30));
    passed(listOf(upTo(999, 10), { min: 2, max: 12 }).filter((text) => !text.includes("\n")));
  });
});

describe("ids pass", () => {
  const MANY = 50_000;

  /** Evenly spread, and the same in every run. */
  function uuid(at: number, version: 4 | 7): string {
    const hex = createHash("sha256").update(`${version} ${at}`).digest("hex");
    const time = (Date.UTC(2026, 0, 1) + at * 999_983).toString(16).padStart(12, "0");
    const start = version === 7 ? time : hex.slice(0, 12);
    const variant = "89ab"[Number.parseInt(hex[16] ?? "0", 16) % 4];
    return `${start.slice(0, 8)}-${start.slice(8)}-${version}${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  }

  test.each([4, 7] as const)("uuids of version %i, alone and in a sentence", (version) => {
    const taken = Array.from({ length: MANY }, (_, at) => uuid(at, version)).filter(
      (id) => holdsCardData(id) || holdsCardData(`It is ${id}.`),
    );
    expect(taken).toEqual([]);
    expect(holdsCardData("It is 71d8b2fb-aec4-4065-8102-1397318013a4.")).toBe(false);
  });

  test("ours", () => {
    for (let i = 0; i < 10_000; i += 1) expect(holdsCardData(newId("mrc"))).toBe(false);
  });
});
