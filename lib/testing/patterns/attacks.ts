// Texts that a pattern may try in very many ways, made from the pattern's own pieces: what comes before a repeat, and
// then what is repeated, over and over; and beginnings of its matches, over and over.
import { type AST, RegExpParser } from "@eslint-community/regexpp";

/** A beginning, and what follows it without end. */
export interface Attack {
  readonly before: string;
  readonly pump: string;
}

type Piece = AST.Alternative | AST.Element | AST.QuantifiableElement;

/** Repeats of fewer make no long way. */
const FEW = 3;
const DEEP = 6;
const MOST_ALTERNATIVES = 12;
const MOST_PIECES = 14;
const LONGEST = 200;
const MOST_ATTACKS = 48;
const TRIED = ["a", " ", "1", "-", ",", "\n", "!", "é", "я"];
const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));

/** One text that a piece matches; `times` of what it may leave out. */
function sampleOf(piece: Piece, flags: string, times: 0 | 1): string {
  switch (piece.type) {
    case "Alternative":
      return piece.elements.map((each) => sampleOf(each, flags, times)).join("");
    case "Group":
    case "CapturingGroup":
      return sampleOf(piece.alternatives[0] as AST.Alternative, flags, times);
    case "Quantifier":
      return sampleOf(piece.element, flags, times).repeat(Math.max(piece.min, times));
    case "Character":
      return String.fromCodePoint(piece.value);
    case "CharacterClass":
    case "CharacterSet":
    case "ExpressionCharacterClass":
      return characterOf(piece.raw, flags);
    default:
      return "";
  }
}

function characterOf(raw: string, flags: string): string {
  const one = new RegExp(`^(?:${raw})$`, flags.replace(/[gy]/g, ""));
  return [...TRIED, ...ASCII].find((each) => one.test(each)) ?? "";
}

/** The attacks on one pattern. */
export function attacksOn(source: string, flags: string): Attack[] {
  const mode = { unicode: flags.includes("u"), unicodeSets: flags.includes("v") };
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, mode);
  const found = new Map<string, Attack>();
  const add = (before: string, pump: string) => {
    if (pump !== "" && pump.length <= LONGEST && before.length <= LONGEST) {
      found.set(`${before}\u0000${pump}`, { before, pump });
    }
  };
  for (const alternative of pattern.alternatives) walk(alternative, "", 0, flags, add);
  return [...found.values()].slice(0, MOST_ATTACKS);
}

type Add = (before: string, pump: string) => void;

function walk(piece: Piece, before: string, depth: number, flags: string, add: Add): void {
  if (piece.type === "Alternative") walkSequence(piece, before, depth, flags, add);
  if (piece.type === "Quantifier") {
    if (piece.max > FEW) for (const pump of pumpsOf(piece, flags)) attack(before, pump, add);
    walk(piece.element, before, depth + 1, flags, add);
  }
  if ("alternatives" in piece) {
    for (const each of piece.alternatives) {
      if (each.type === "Alternative") walk(each, before, depth + 1, flags, add);
    }
  }
}

function attack(before: string, pump: string, add: Add): void {
  add(before, pump);
  add("", before + pump);
}

/** What can be repeated: each alternative of a group, some characters of a class. */
function pumpsOf({ element }: AST.Quantifier, flags: string): string[] {
  if (element.type === "Group" || element.type === "CapturingGroup") {
    return element.alternatives.slice(0, MOST_ALTERNATIVES).map((each) => sampleOf(each, flags, 1));
  }
  const one = new RegExp(`^(?:${element.raw})+$`, flags.replace(/[gy]/g, ""));
  return ["a", " ", "a ", "1", "aaaaaaa "].filter((each) => one.test(each));
}

function walkSequence(
  { elements }: AST.Alternative,
  before: string,
  depth: number,
  flags: string,
  add: Add,
): void {
  let shortest = before;
  let longest = before;
  for (const [at, element] of elements.entries()) {
    walk(element, shortest, depth + 1, flags, add);
    shortest += sampleOf(element, flags, 0);
    longest += sampleOf(element, flags, 1);
    if (depth >= DEEP || at === 0 || at >= MOST_PIECES) continue;
    add("", shortest);
    add("", `${shortest} `);
    add("", longest);
  }
}
