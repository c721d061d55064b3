// Which repeats of a pattern have no end, told by its structure: nothing is timed.
import { RegExpParser, visitRegExpAST } from "@eslint-community/regexpp";

/** The repeats without end of a pattern, as they are written. */
export function endlessIn(source: string, flags: string): string[] {
  const mode = { unicode: flags.includes("u"), unicodeSets: flags.includes("v") };
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, mode);
  const found: string[] = [];
  visitRegExpAST(pattern, {
    onQuantifierEnter({ max, raw }) {
      if (max === Number.POSITIVE_INFINITY) found.push(raw);
    },
  });
  return found;
}
