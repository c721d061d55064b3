// Brings a merchant's spelling to one form: case, apostrophes, dashes, full-width letters, accents,
// contractions, British and American forms, compounds and single slips in terms that matter.
import { type Canonical, rewrite, verbatimCopy } from "./canonical";
import { COMPOUNDS, IZE_STEMS, KEY_TERMS, NOT_MISSPELT, WORD_FORMS } from "./data/spelling";

const SINGLE_CHARACTERS: Readonly<Record<string, string>> = {
  "’": "'",
  "‘": "'",
  "`": "'",
  "´": "'",
  ʼ: "'",
  "“": '"',
  "”": '"',
  "„": '"',
  "«": '"',
  "»": '"',
  "–": "-",
  "—": " - ",
  "‐": "-",
  "‑": "-",
  "−": "-",
  "…": "...",
  "\u00a0": " ",
  "\t": " ",
  "\u200b": "",
  "•": "\n",
  "●": "\n",
  "▪": "\n",
  "→": " - to ",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
};

const COMPOUND_PATTERN = new RegExp(
  `(?<![a-z0-9])(?:${COMPOUNDS.map(([source]) => `(${source})`).join("|")})(?![a-z0-9])`,
  "g",
);
const COMPOUND_RULES = numberGroups();
const IZE_PATTERN = new RegExp(`^(${IZE_STEMS.join("|")})is(e|ed|es|er|ers|ing|ation|ations)$`);
const TERMS = new Set(KEY_TERMS);
const TERMS_BY_LETTER = groupByLetter(KEY_TERMS);

/**
 * The merchant's text in one spelling, with the way back to the original offsets. Lower case, no
 * accents, contractions spelt out ("isn't" is "is not"), hyphens inside words are spaces; one space for many, and no
 * word without end.
 */
export function normalise(text: string): Canonical {
  const folded = rewrite(
    foldCharacters(verbatimCopy(text)),
    ENDLESS_WORD,
    (match) => `${match[0]} `,
  );
  const joined = rewrite(folded, COMPOUND_PATTERN, joinCompound);
  const worded = rewrite(joined, /[a-z][a-z']*[a-z]|u(?= )/g, (match) => respell(match[0]));
  return rewrite(
    worded,
    /(?<=[a-z0-9])-(?=[a-z])|(?<=[a-z])-(?=[a-z0-9])|(?<=[a-z0-9])_(?=[a-z0-9])/g,
    () => " ",
  );
}

/** The text of `normalise` alone, for comparisons that need no way back. */
export function normalisedText(text: string): string {
  return normalise(text).text;
}

/** Longer than any word: patterns that look at every part of a word must not get one without end. */
const ENDLESS_WORD = /[a-z0-9_']{64}(?=[a-z0-9_'])/g;

function foldCharacters(copy: Canonical): Canonical {
  if (/^[\n -~]*$/.test(copy.text)) {
    return spaced({ text: copy.text.toLowerCase(), from: copy.from });
  }
  return spaced(rewrite(copy, /[^\n !-_a-z{-~]|[A-Z]/gu, (match) => foldCharacter(match[0])));
}

/** One space, or one line break, for many; "&" spelt out. */
function spaced(copy: Canonical): Canonical {
  const single = rewrite(copy, /\s{2,}/g, (match) => (match[0].includes("\n") ? "\n" : " "));
  return rewrite(single, / ?&[ &]*/g, () => " and ");
}

/** Some characters stand for whole sentences; a text of them would grow to many times its length. */
const LONGEST_FOLD = 4;

function foldCharacter(character: string): string {
  const lower = character.toLowerCase();
  const special = SINGLE_CHARACTERS[lower];
  if (special !== undefined) return special;
  const folded = lower.normalize("NFKD").replace(/\p{M}/gu, "");
  return folded.length > LONGEST_FOLD ? " " : folded;
}

/** Where each compound's own group sits in the joint pattern, so that its parts can be refilled. */
function numberGroups(): readonly { group: number; target: string }[] {
  let group = 1;
  return COMPOUNDS.map(([source, target]) => {
    const rule = { group, target };
    group += 1 + (source.match(/\((?!\?)/g)?.length ?? 0);
    return rule;
  });
}

function joinCompound(match: RegExpExecArray): string | undefined {
  const rule = COMPOUND_RULES.find(({ group }) => match[group] !== undefined);
  return rule?.target.replace(
    /\$(\d)/g,
    (_, digit: string) => match[rule.group + Number(digit)] ?? "",
  );
}

function respell(word: string): string | undefined {
  const form = Object.hasOwn(WORD_FORMS, word) ? WORD_FORMS[word] : undefined;
  if (form !== undefined) return form === word ? undefined : form;
  if (word.includes("'")) return expandContraction(word);
  const ize = IZE_PATTERN.exec(word);
  if (ize) return `${ize[1]}iz${ize[2]}`;
  return nearestKeyTerm(word);
}

function expandContraction(word: string): string | undefined {
  const match = /^(.{1,64}?)(n't|'ve|'re|'ll|'m|'d)$/.exec(word);
  if (!match) return undefined;
  const endings: Record<string, string> = {
    "n't": "not",
    "'ve": "have",
    "'re": "are",
    "'ll": "will",
    "'m": "am",
    "'d": "would",
  };
  return `${match[1]} ${endings[match[2] ?? ""] ?? ""}`;
}

function groupByLetter(terms: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const term of terms) {
    if (term.length < 6) continue;
    const letter = term.charAt(0);
    groups.set(letter, [...(groups.get(letter) ?? []), term]);
  }
  return groups;
}

/** The key term that the word misspells by one letter (or two swapped ones), if there is one. */
export function nearestKeyTerm(word: string): string | undefined {
  if (word.length < 5 || TERMS.has(word) || NOT_MISSPELT.has(word)) return undefined;
  for (const term of TERMS_BY_LETTER.get(word.charAt(0)) ?? []) {
    if (isOneSlipAway(word, term)) return term;
  }
  return undefined;
}

/** One letter added, left out, wrong or swapped with its neighbour, but not in the last place. */
function isOneSlipAway(word: string, term: string): boolean {
  const difference = word.length - term.length;
  if (difference < -1 || difference > 1) return false;
  let i = 0;
  while (i < word.length && word[i] === term[i]) i += 1;
  const shortest = Math.min(word.length, term.length);
  if (i >= shortest - (difference === 0 ? 1 : 0)) return false;
  if (difference === 1) return word.slice(i + 1) === term.slice(i);
  if (difference === -1) return word.slice(i) === term.slice(i + 1);
  if (word.slice(i + 1) === term.slice(i + 1)) return true;
  return (
    word[i] === term[i + 1] && word[i + 1] === term[i] && word.slice(i + 2) === term.slice(i + 2)
  );
}
