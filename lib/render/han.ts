// Chinese characters are written in four forms. Which face prints them follows the country of the
// merchant, else the text itself: a wrong form can be read, but looks foreign to the one who wrote it.
import type { ScriptFace } from "./look/fonts";

const FORMS = ["SC", "TC", "JP", "KR"] as const;

type Form = (typeof FORMS)[number];

const OF_COUNTRY: ReadonlyMap<string, Form> = new Map([
  ["CN", "SC"],
  ["SG", "SC"],
  ["TW", "TC"],
  ["HK", "TC"],
  ["MO", "TC"],
  ["JP", "JP"],
  ["KR", "KR"],
]);

type Range = readonly [number, number];

/** The characters of a two-byte character set that lie in these ranges of its bytes. */
function charactersOf(encoding: string, lead: Range, trails: readonly Range[]) {
  const bytes: number[] = [];
  for (let first = lead[0]; first <= lead[1]; first += 1) {
    for (const [from, to] of trails) {
      for (let second = from; second <= to; second += 1) bytes.push(first, second);
    }
  }
  return new Set(new TextDecoder(encoding).decode(new Uint8Array(bytes)));
}

// The sets of everyday use: one has the simplified characters, the other the traditional ones.
const simplified = () => charactersOf("gbk", [0xb0, 0xf7], [[0xa1, 0xfe]]);
const traditional = () =>
  charactersOf(
    "big5",
    [0xa4, 0xf9],
    [
      [0x40, 0x7e],
      [0xa1, 0xfe],
    ],
  );

function chineseForm(letters: readonly string[]): Form {
  const inSimplified = simplified();
  const inTraditional = traditional();
  const votes = letters.map(
    (letter) => Number(inTraditional.has(letter)) - Number(inSimplified.has(letter)),
  );
  return votes.reduce((sum, vote) => sum + vote, 0) > 0 ? "TC" : "SC";
}

function formOf(letters: ReadonlySet<string>, country: string | null): Form {
  const known = OF_COUNTRY.get(country ?? "");
  if (known) return known;
  const all = [...letters];
  if (all.some((letter) => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(letter))) return "JP";
  if (all.some((letter) => /\p{Script=Hangul}/u.test(letter))) return "KR";
  const han = all.filter((letter) => /\p{Script=Han}/u.test(letter));
  return han.length === 0 ? "SC" : chineseForm(han);
}

/** The order in which the faces of other scripts are asked for a character. */
export function faceOrder(
  letters: ReadonlySet<string>,
  country: string | null,
): readonly ScriptFace[] {
  const form = formOf(letters, country);
  return ["Arabic", "Hebrew", form, ...FORMS.filter((other) => other !== form)];
}
