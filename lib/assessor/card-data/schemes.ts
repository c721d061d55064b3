// Which digits can be a card number: issuer ranges as the card schemes publish them, and the check digit.

interface Scheme {
  readonly lengths: readonly number[];
  /** Matches the leading digits. */
  readonly prefix: RegExp;
}

const SCHEMES: readonly Scheme[] = [
  { lengths: [16, 19], prefix: /^4/ },
  { lengths: [16], prefix: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/ },
  { lengths: [15], prefix: /^3[47]/ },
  { lengths: [16, 17, 18, 19], prefix: /^(6011|64[4-9]|65)/ },
  { lengths: [14, 16, 19], prefix: /^(30[0-5]|3095|36|3[89])/ },
  { lengths: [16, 17, 18, 19], prefix: /^35(2[89]|[3-8])/ },
  { lengths: [16, 17, 18, 19], prefix: /^(62|81)/ },
  { lengths: [16, 18, 19], prefix: /^(5018|5020|5038|5893|6304|6759|676[123])/ },
];

/** The fewest and the most digits of a card number. */
export const SHORTEST = 14;
export const LONGEST = 19;
/** Digits of an expiry date, MMYY or YYMM. */
export const EXPIRY_DIGITS = 4;

/** For every first four digits the lengths that a card number can have, as a set of bits. */
const LENGTHS = Uint32Array.from({ length: 10_000 }, (_, first) => {
  const start = String(first).padStart(4, "0");
  return SCHEMES.filter(({ prefix }) => prefix.test(start))
    .flatMap(({ lengths }) => lengths)
    .reduce((bits, length) => bits | (1 << length), 0);
});

/** The digits of a text, one after the other, ready to be asked for card numbers at any place. */
export class Digits {
  readonly #values: Uint8Array;
  /** Sums of the check digit's rule over every even or odd place before each digit. */
  readonly #sums: readonly [Int32Array, Int32Array];

  constructor(values: Uint8Array) {
    this.#values = values;
    const sums = [new Int32Array(values.length + 1), new Int32Array(values.length + 1)] as const;
    for (let at = 0; at < values.length; at += 1) {
      const value = values[at] as number;
      const doubled = value * 2 > 9 ? value * 2 - 9 : value * 2;
      // A sum's plain digits are those at places of its own parity; the others are doubled.
      sums[0][at + 1] = (sums[0][at] as number) + (at % 2 === 0 ? value : doubled);
      sums[1][at + 1] = (sums[1][at] as number) + (at % 2 === 1 ? value : doubled);
    }
    this.#sums = sums;
  }

  /** The lengths that a card number beginning at this digit can have, as a set of bits. */
  lengthsAt(start: number): number {
    const values = this.#values;
    if (start + SHORTEST > values.length) return 0;
    let first = 0;
    for (let at = start; at < start + 4; at += 1) first = first * 10 + (values[at] as number);
    return LENGTHS[first] as number;
  }

  /** Whether the digits from `start` up to `end` are a card number. */
  isCard(start: number, end: number, lengths = this.lengthsAt(start)): boolean {
    const length = end - start;
    if (length < SHORTEST || length > LONGEST || (lengths & (1 << length)) === 0) return false;
    const sums = this.#sums[((end - 1) % 2) as 0 | 1];
    if (((sums[end] as number) - (sums[start] as number)) % 10 !== 0) return false;
    return !this.#isOneDigit(start, end);
  }

  /** The same with its expiry date (MMYY or YYMM) written straight behind it. */
  isCardWithExpiry(start: number, end: number, lengths = this.lengthsAt(start)): boolean {
    const card = end - EXPIRY_DIGITS;
    return this.isCard(start, card, lengths) && this.isExpiry(card);
  }

  /** Whether the four digits from here on can be an expiry date. */
  isExpiry(start: number): boolean {
    const values = this.#values;
    const pair = (at: number) => (values[at] as number) * 10 + (values[at + 1] as number);
    const [first, second] = [pair(start), pair(start + 2)];
    return (isMonth(first) && isYear(second)) || (isYear(first) && isMonth(second));
  }

  #isOneDigit(start: number, end: number): boolean {
    const values = this.#values;
    for (let at = start + 1; at < end; at += 1) if (values[at] !== values[start]) return false;
    return true;
  }
}

function isMonth(value: number): boolean {
  return value >= 1 && value <= 12;
}

/** Cards of these days run out from 2020 to 2049. */
function isYear(value: number): boolean {
  return value >= 20 && value <= 49;
}
