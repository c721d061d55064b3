// The guard as properties: whatever way a card number is written it is found, and what merchants
// write every day is not taken for one. All numbers are made up at random.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cardDataIn, holdsCardData } from "./card-data";

interface Scheme {
  readonly name: string;
  readonly lengths: readonly number[];
  /** First digits of the numbers that it issues. */
  readonly prefixes: readonly number[];
}

function span(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

const SCHEMES: readonly Scheme[] = [
  { name: "Visa", lengths: [16, 19], prefixes: [4] },
  { name: "Mastercard", lengths: [16], prefixes: span(51, 55) },
  { name: "Mastercard's second series", lengths: [16], prefixes: span(2221, 2720) },
  { name: "American Express", lengths: [15], prefixes: [34, 37] },
  { name: "Discover", lengths: [16, 19], prefixes: [6011, ...span(644, 659)] },
  { name: "Diners Club", lengths: [14], prefixes: [...span(300, 305), 36, 38, 39] },
  { name: "JCB", lengths: [16], prefixes: span(3528, 3589) },
  { name: "UnionPay", lengths: [16, 17, 18, 19], prefixes: [62] },
];

function luhnSum(digits: string): number {
  const values = [...digits].reverse().map(Number);
  return values.reduce((sum, value, at) => {
    const doubled = value * 2;
    return sum + (at % 2 === 0 ? value : doubled > 9 ? doubled - 9 : doubled);
  }, 0);
}

function withCheckDigit(body: string): string {
  return `${body}${(10 - (luhnSum(`${body}0`) % 10)) % 10}`;
}

const digit = fc.integer({ min: 0, max: 9 });

function digitsOf(length: number) {
  return fc.array(digit, { minLength: length, maxLength: length }).map((all) => all.join(""));
}

/** A number that the scheme could have issued. */
function cardNumber(scheme: Scheme) {
  const prefix = fc.constantFrom(...scheme.prefixes).map(String);
  return fc
    .tuple(prefix, fc.constantFrom(...scheme.lengths), digitsOf(19))
    .map(([start, length, fill]) => withCheckDigit(`${start}${fill}`.slice(0, length - 1)))
    .filter((number) => new Set(number).size > 1);
}

const anyCard = fc.constantFrom(...SCHEMES).chain(cardNumber);
const SEPARATORS = [" ", "-", ".", "_", "·", "•", "–", "—", "\u00a0", "\u2009", "\u202f", "\t"];

/** Cuts a number at random places and puts a separator into each. */
function apart(number: fc.Arbitrary<string>, separator: fc.Arbitrary<string>) {
  return fc
    .tuple(number, fc.array(fc.boolean(), { minLength: 19, maxLength: 19 }), separator)
    .map(([digits, cuts, mark]) =>
      [...digits].map((char, at) => (at > 0 && cuts[at] ? mark + char : char)).join(""),
    );
}

function found(texts: fc.Arbitrary<string>, runs = 200): void {
  fc.assert(
    fc.property(texts, (text) => {
      expect(holdsCardData(text)).toBe(true);
    }),
    { numRuns: runs },
  );
}

function passed(texts: fc.Arbitrary<string>, runs = 500): void {
  fc.assert(
    fc.property(texts, (text) => {
      expect(holdsCardData(text)).toBe(false);
    }),
    { numRuns: runs },
  );
}

describe("a card number is found", () => {
  test.each(SCHEMES.map((scheme) => [scheme.name, scheme] as const))("of %s", (_, scheme) => {
    found(cardNumber(scheme));
  });

  test.each(SEPARATORS)("however its digits are parted by %j", (separator) => {
    found(apart(anyCard, fc.constant(separator)), 60);
  });

  test("with up to three separators in a row", () => {
    const marks = fc.array(fc.constantFrom(...SEPARATORS), { minLength: 1, maxLength: 3 });
    found(
      apart(
        anyCard,
        marks.map((all) => all.join("")),
      ),
    );
  });

  test.each(["\n", "\r\n", "\r", "\n\n", "-\n", " \n "])("split over lines by %j", (split) => {
    found(apart(anyCard, fc.constant(split)), 60);
  });

  test.each([
    ["Arabic-Indic", 0x660],
    ["Persian", 0x6f0],
    ["Devanagari", 0x966],
    ["Bengali", 0x9e6],
    ["Thai", 0xe50],
    ["full-width", 0xff10],
    ["mathematical bold", 0x1d7ce],
  ])("in %s digits", (_, zero) => {
    const written = apart(anyCard, fc.constant(" ")).map((text) =>
      text.replace(/\d/g, (char) => String.fromCodePoint(zero + Number(char))),
    );
    found(written, 60);
  });

  test.each(["\u200b", "\u200d", "\u00ad", "\u2060", "\ufeff"])(
    "with the invisible %j between its digits",
    (invisible) => {
      found(apart(anyCard, fc.constant(invisible)), 60);
    },
  );

  test("inside a sentence, or straight against a word", () => {
    found(anyCard.map((number) => `Please charge ${number}, thank you.`));
    found(anyCard.map((number) => `card${number}visa`));
  });

  test("behind and before other numbers", () => {
    found(anyCard.map((number) => `Order 12 ${number} for 3 of 7`));
  });

  const date = fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 26, max: 39 }))
    .map(([month, year]) => [String(month).padStart(2, "0"), String(year)] as const);

  test.each(["/", " / ", "-", " ", "."])("followed by its expiry date as MM%jYY", (mark) => {
    found(
      fc.tuple(anyCard, date).map(([n, [month, year]]) => `${n} ${month}${mark}${year}`),
      60,
    );
  });

  test("with the expiry date written straight behind its sixteen digits", () => {
    const sixteen = anyCard.filter((number) => number.length === 16);
    found(fc.tuple(sixteen, date).map(([number, [month, year]]) => number + month + year));
    found(fc.tuple(sixteen, date).map(([number, [month, year]]) => number + year + month));
  });

  test("with the expiry date written straight behind a shorter number", () => {
    const shorter = anyCard.filter((number) => number.length < 16);
    found(fc.tuple(shorter, date).map(([number, [month, year]]) => number + month + year));
  });

  test("in track data, whatever the number", () => {
    const account = fc.integer({ min: 12, max: 19 }).chain(digitsOf);
    found(account.map((number) => `%B${number}^SAMPLE/HOLDER^29121010000000000`));
    found(account.map((number) => `;${number}=29121010000000000?`));
  });
});

describe("hostile text of 400 KiB holds nobody up", () => {
  const size = 400 * 1024;
  /** It takes a few milliseconds; a pattern that goes through it once for every place takes minutes. */
  const FOR_EVER_MS = 15_000;

  test.each([
    ["a digit at a time", "1 ".repeat(size / 2)],
    ["a code's name and nothing but space", `12345 cvv${" ".repeat(size)}`],
  ])("%s", (_, text) => {
    const started = performance.now();
    holdsCardData(text);
    expect(performance.now() - started).toBeLessThan(FOR_EVER_MS);
  });
});

describe("a verification code is found by its name", () => {
  const names = fc.constantFrom(
    "CVV",
    "cvv2",
    "CVC",
    "cvc2",
    "CID",
    "CAV2",
    "csc",
    "card security code",
    "Card verification value",
    "security code",
    "card validation code",
  );
  const links = fc.constantFrom(
    " ",
    ": ",
    "=",
    " is ",
    " no. ",
    " number is ",
    " code: ",
    "#",
    " - ",
  );
  const code = fc.constantFrom(3, 4).chain(digitsOf);

  test("with every way of saying it", () => {
    found(fc.tuple(names, links, code).map(([name, link, value]) => `My ${name}${link}${value}.`));
  });
});

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

describe("what is found is named by its place and never repeated", () => {
  test("every place of a nested value is named once", () => {
    const sample = withCheckDigit("411111111111111");
    const value = { a: sample, b: [{ c: "fine" }, { c: `x ${sample} y` }], d: 7 };
    expect(cardDataIn(value).map((issue) => issue.path)).toEqual(
      expect.arrayContaining(["a", "b.1.c"]),
    );
    expect(cardDataIn(value)).toHaveLength(2);
  });

  test("the message is the same whatever was found", () => {
    fc.assert(
      fc.property(anyCard, (number) => {
        const text = JSON.stringify(cardDataIn({ answer: `It is ${number}` }));
        expect(text).not.toContain(number.slice(0, 6));
        expect(text).not.toContain(number.slice(-4));
      }),
    );
  });
});
