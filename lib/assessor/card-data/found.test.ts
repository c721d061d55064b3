// The guard as properties: whatever way a card number is written it is found, named by its place and
// never repeated. All numbers are made up at random.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  anyCard,
  apart,
  cardNumber,
  digitsOf,
  found,
  SCHEMES,
  withCheckDigit,
} from "@/lib/testing/card-numbers";
import { cardDataIn } from "./index";

const SEPARATORS = [" ", "-", ".", "_", "·", "•", "–", "—", "\u00a0", "\u2009", "\u202f", "\t"];

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
