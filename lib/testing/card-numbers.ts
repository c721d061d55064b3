// Card numbers made up at random, with the check digit that makes them look real, and the two verdicts.
import fc from "fast-check";
import { expect } from "vitest";
import { holdsCardData } from "@/lib/assessor/card-data";

/** A card scheme as tests make numbers of it. */
export interface Scheme {
  readonly name: string;
  readonly lengths: readonly number[];
  /** First digits of the numbers that it issues. */
  readonly prefixes: readonly number[];
}

function span(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** The schemes that numbers are made of. */
export const SCHEMES: readonly Scheme[] = [
  { name: "Visa", lengths: [16, 19], prefixes: [4] },
  { name: "Mastercard", lengths: [16], prefixes: span(51, 55) },
  { name: "Mastercard's second series", lengths: [16], prefixes: span(2221, 2720) },
  { name: "American Express", lengths: [15], prefixes: [34, 37] },
  { name: "Discover", lengths: [16, 19], prefixes: [6011, ...span(644, 659)] },
  { name: "Diners Club", lengths: [14], prefixes: [...span(300, 305), 36, 38, 39] },
  { name: "JCB", lengths: [16], prefixes: span(3528, 3589) },
  { name: "UnionPay", lengths: [16, 17, 18, 19], prefixes: [62] },
];

/** The sum that is a multiple of ten where the check digit is right. */
export function luhnSum(digits: string): number {
  const values = [...digits].reverse().map(Number);
  return values.reduce((sum, value, at) => {
    const doubled = value * 2;
    return sum + (at % 2 === 0 ? value : doubled > 9 ? doubled - 9 : doubled);
  }, 0);
}

/** The digits with their check digit behind them. */
export function withCheckDigit(body: string): string {
  return `${body}${(10 - (luhnSum(`${body}0`) % 10)) % 10}`;
}

const digit = fc.integer({ min: 0, max: 9 });

/** Any digits of a length. */
export function digitsOf(length: number) {
  return fc.array(digit, { minLength: length, maxLength: length }).map((all) => all.join(""));
}

/** A number that the scheme could have issued. */
export function cardNumber(scheme: Scheme) {
  const prefix = fc.constantFrom(...scheme.prefixes).map(String);
  return fc
    .tuple(prefix, fc.constantFrom(...scheme.lengths), digitsOf(19))
    .map(([start, length, fill]) => withCheckDigit(`${start}${fill}`.slice(0, length - 1)))
    .filter((number) => new Set(number).size > 1);
}

/** A number of any scheme. */
export const anyCard = fc.constantFrom(...SCHEMES).chain(cardNumber);
/** Cuts a number at random places and puts a separator into each. */
export function apart(number: fc.Arbitrary<string>, separator: fc.Arbitrary<string>) {
  return fc
    .tuple(number, fc.array(fc.boolean(), { minLength: 19, maxLength: 19 }), separator)
    .map(([digits, cuts, mark]) =>
      [...digits].map((char, at) => (at > 0 && cuts[at] ? mark + char : char)).join(""),
    );
}

/** Insists that the guard finds each of these texts. */
export function found(texts: fc.Arbitrary<string>, runs = 200): void {
  fc.assert(
    fc.property(texts, (text) => {
      expect(holdsCardData(text)).toBe(true);
    }),
    { numRuns: runs },
  );
}

/** Insists that the guard lets each of these texts pass. */
export function passed(texts: fc.Arbitrary<string>, runs = 500): void {
  fc.assert(
    fc.property(texts, (text) => {
      expect(holdsCardData(text)).toBe(false);
    }),
    { numRuns: runs },
  );
}
