// Card numbers written so that a guard overlooks them: with signs that no card has, with characters that
// nobody sees, inside what looks like an id. All numbers are made up at random.
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import {
  anyCard,
  apart,
  cardNumber,
  digitsOf,
  found,
  SCHEMES,
  withCheckDigit,
} from "@/lib/testing/card-numbers";
import { holdsCardData } from "./index";

const sixteen = anyCard.filter((number) => number.length === 16);
const [visa, , , amex] = SCHEMES;

/** A number in groups of these sizes. */
const grouped = (number: string, sizes: readonly number[]) => {
  let at = 0;
  return sizes.map((size) => {
    at += size;
    return number.slice(at - size, at);
  });
};
const inFours = (number: string) => grouped(number, [4, 4, 4, 4]);

describe("a card number in the groups of a card is found", () => {
  test.each([
    ",",
    ", ",
    "/",
    " / ",
    "|",
    " | ",
    "*",
    "+",
    " + ",
    ":",
    ";",
    "; ",
    "=",
    "~",
    "\\",
    "#",
    "&",
    "      ",
    "            ",
    "\t\t\t\t\t\t\t",
    ")(",
    "] [",
    "}{",
    "><",
    "'",
    '"',
    "😀",
    "＋",
    "、",
    "…",
    "\ue000",
  ])("parted by %j", (mark) => {
    found(
      sixteen.map((number) => inFours(number).join(mark)),
      60,
    );
    found(
      sixteen.map((number) => `Please take ${inFours(number).join(mark)}, thank you.`),
      60,
    );
  });

  test("in brackets of its own for each group", () => {
    found(
      sixteen.map((number) =>
        inFours(number)
          .map((group) => `(${group})`)
          .join(""),
      ),
    );
    found(
      sixteen.map((number) =>
        inFours(number)
          .map((group) => `[${group}]`)
          .join(" "),
      ),
    );
  });

  test("parted by other signs each time", () => {
    found(
      sixteen.map((number) => {
        const [a, b, c, d] = inFours(number);
        return `${a},${b}/${c}|${d}`;
      }),
    );
  });

  test.each([",", "/", "|", ":", "      "])("of fifteen digits, parted by %j", (mark) => {
    if (!amex) throw new Error("there is no such scheme");
    found(
      cardNumber(amex).map((number) => grouped(number, [4, 6, 5]).join(mark)),
      60,
    );
  });

  test.each([",", "/", "|"])("of nineteen digits, parted by %j", (mark) => {
    if (!visa) throw new Error("there is no such scheme");
    const long = cardNumber(visa).filter((number) => number.length === 19);
    found(
      long.map((number) => grouped(number, [4, 4, 4, 4, 3]).join(mark)),
      60,
    );
  });

  test("with its expiry date and its code behind it", () => {
    found(sixteen.map((number) => `${inFours(number).join(",")},12/28,737`));
    found(sixteen.map((number) => `${inFours(number).join(",")},1228`));
  });
});

describe("a card number digit by digit is found", () => {
  test.each([",", ", ", "/", "|", "*", "+", ":", ")(", "      ", "😀", "¦"])(
    "parted by %j",
    (mark) => {
      found(
        anyCard.map((number) => [...number].join(mark)),
        60,
      );
    },
  );

  test("gathered in fours by another sign", () => {
    found(
      sixteen.map((number) =>
        inFours(number)
          .map((group) => [...group].join(","))
          .join(" "),
      ),
    );
    found(
      sixteen.map((number) =>
        inFours(number)
          .map((group) => [...group].join(" "))
          .join(" / "),
      ),
    );
  });

  test("drawn in circles, in brackets, raised or as keys", () => {
    const drawn = (shift: (digit: number) => string) =>
      anyCard.map((number) => [...number].map((digit) => shift(Number(digit))).join(" "));
    found(
      drawn((digit) => (digit === 0 ? "⓪" : String.fromCodePoint(0x245f + digit))),
      60,
    );
    found(
      drawn((digit) => (digit === 0 ? "0" : String.fromCodePoint(0x2473 + digit))),
      60,
    );
    found(
      drawn((digit) => (digit === 0 ? "0" : String.fromCodePoint(0x2775 + digit))),
      60,
    );
    found(
      drawn((digit) => `${digit}\ufe0f\u20e3`),
      60,
    );
    found(
      drawn((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[digit] ?? ""),
      60,
    );
  });
});

describe("characters that nobody sees hide no card number", () => {
  test.each([
    ["a tag", "\u{e0041}"],
    ["a tag that is a digit", "\u{e0037}"],
    ["a variation selector", "\ufe0f"],
    ["a supplementary one", "\u{e0101}"],
    ["a Hangul filler", "\u3164"],
    ["a combining grapheme joiner", "\u034f"],
    ["a Khmer inherent vowel", "\u17b4"],
    ["a Mongolian separator", "\u180e"],
    ["an annotation mark", "\ufff9"],
    ["an accent", "\u0301"],
    ["a control character", "\u0007"],
    ["a musical mark", "\u{1d173}"],
  ])("%s between its digits", (_, mark) => {
    found(apart(anyCard, fc.constant(mark)), 60);
    found(
      anyCard.map((number) => [...number].join(mark)),
      60,
    );
  });

  test("nor is it written in them alone", () => {
    const tagged = anyCard.map((number) =>
      [...number].map((digit) => String.fromCodePoint(0xe0030 + Number(digit))).join(""),
    );
    found(tagged.map((hidden) => `Nothing here.${hidden}`));
  });
});

describe("a verification code is found digit by digit", () => {
  const code = fc.constantFrom(3, 4).chain(digitsOf);
  test.each([" ", "-", " - ", "/", "|", ",", "*", "  "])("parted by %j", (mark) => {
    const names = fc.constantFrom("cvv: ", "CVC is ", "security code ", "CVV2=");
    found(fc.tuple(names, code).map(([name, digits]) => name + [...digits].join(mark)));
    found(code.map((digits) => `cvv: ${[...digits].join(mark)} 12/28`));
  });
});

describe("what looks like an id hides no card number", () => {
  test("one of ours", () => {
    const id = newId("mrc");
    found(sixteen.map((number) => `mrc_01${"a".repeat(8)}${number}`));
    found(sixteen.map((number) => `${id.slice(0, 14)}${number}`));
  });

  test("a uuid that is filled up around it", () => {
    const written = (hex: string) => grouped(hex, [8, 4, 4, 4, 12]).join("-");
    found(sixteen.map((number) => written(`${number}${"0".repeat(16)}`)));
    found(sixteen.map((number) => written(`${"0".repeat(8)}${number}${"0".repeat(8)}`)));
    found(sixteen.map((number) => written(`${"abab".repeat(4)}${number}`)));
    found(sixteen.map((number) => written(`${number}8716446655440000`)));
  });

  test("a uuid of any other version that begins with it", () => {
    const others = sixteen.filter((number) => number[12] !== "4" && number[12] !== "0");
    found(
      others.map((number) => {
        const [a, b, c] = grouped(number, [8, 4, 4]);
        return `${a}-${b}-${c}${randomUUID().slice(18)}`;
      }),
    );
  });
});

test("the examples of the finding", () => {
  const number = withCheckDigit("453957876362148");
  const [a, b, c, d] = inFours(number);
  for (const text of [
    `${a},${b},${c},${d}`,
    `${a}/${b}/${c}/${d}`,
    `${a}      ${b}      ${c}      ${d}`,
    `cvv: 1 2 3`,
    `mrc_01jd9x0e5k${number}`,
  ]) {
    expect([text, holdsCardData(text)]).toEqual([text, true]);
  }
});
