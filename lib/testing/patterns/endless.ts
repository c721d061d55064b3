// Which repeats of a pattern have no end, told by its structure: nothing is timed.
import { type AST, RegExpParser, visitRegExpAST } from "@eslint-community/regexpp";

/** The repeats without end of a pattern, as they are written. */
export function endlessIn(source: string, flags: string): string[] {
  return endlessRepeats(source, flags).map(({ raw }) => raw);
}

/** Those of them that pass over words and what stands between these, wherever the text lets the pattern begin. */
export function endlessOverWords(source: string, flags: string): string[] {
  const plain = flags.replace(/[gy]/g, "");
  const passesWords = ({ element }: AST.Quantifier) =>
    new RegExp(`^(?:${element.raw})+$`, plain).test("a a");
  // Right at the beginning it is tried once.
  const beginsWith = ({ start }: AST.Quantifier) => source.slice(0, start) === "^";
  return endlessRepeats(source, flags)
    .filter((repeat) => passesWords(repeat) && !beginsWith(repeat))
    .map(({ raw }) => raw);
}

function endlessRepeats(source: string, flags: string): AST.Quantifier[] {
  const mode = { unicode: flags.includes("u"), unicodeSets: flags.includes("v") };
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, mode);
  const found: AST.Quantifier[] = [];
  visitRegExpAST(pattern, {
    onQuantifierEnter(repeat) {
      if (repeat.max === Number.POSITIVE_INFINITY) found.push(repeat);
    },
  });
  return found;
}
