// A working copy of the merchant's text in one spelling, with the way back: every character of the
// copy knows where it came from, so that whatever is found in it can be quoted verbatim.

/** A rewritten text and, for each of its characters, the offset in the original text. */
export interface Canonical {
  readonly text: string;
  /** `from[i]`: offset in the original of the character at `i`; `from[text.length]` is its length. */
  readonly from: readonly number[];
}

/** A span of the original text, end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The identity copy that rewriting starts from. */
export function verbatimCopy(text: string): Canonical {
  const from: number[] = [];
  for (let i = 0; i <= text.length; i += 1) from.push(i);
  return { text, from };
}

/**
 * Replaces what the pattern (global) matches by what `replace` returns; undefined leaves the match.
 * The replacement's characters point at the start of what they replace, its last one at its end.
 */
export function rewrite(
  copy: Canonical,
  pattern: RegExp,
  replace: (match: RegExpExecArray) => string | undefined,
): Canonical {
  const parts: string[] = [];
  const from: number[] = [];
  let at = 0;
  for (const match of copy.text.matchAll(pattern)) {
    const replacement = replace(match as RegExpExecArray);
    if (replacement === undefined || match[0] === "") continue;
    const start = match.index;
    const end = start + match[0].length;
    parts.push(copy.text.slice(at, start), replacement);
    for (let i = at; i < start; i += 1) from.push(copy.from[i] ?? 0);
    spread(from, copy, start, end, replacement.length);
    at = end;
  }
  if (at === 0) return copy;
  parts.push(copy.text.slice(at));
  for (let i = at; i <= copy.text.length; i += 1) from.push(copy.from[i] ?? 0);
  return { text: parts.join(""), from };
}

function spread(from: number[], copy: Canonical, start: number, end: number, length: number): void {
  const width = end - start;
  for (let i = 0; i < length; i += 1) {
    const offset = Math.min(i, width - 1);
    from.push(copy.from[start + offset] ?? 0);
  }
}

/** The span of the original that a span of the copy stands for, widened to whole words. */
export function originalSpan(copy: Canonical, original: string, start: number, end: number): Span {
  let first = copy.from[start] ?? 0;
  let last = end > start ? (copy.from[end - 1] ?? 0) + 1 : first;
  const next = copy.from[end] ?? original.length;
  if (last < next && !/\s/.test(original[last] ?? " ")) last = Math.max(last, next);
  while (first > 0 && isWordLetter(original[first]) && isWordLetter(original[first - 1]))
    first -= 1;
  while (
    last < original.length &&
    isWordLetter(original[last - 1]) &&
    isWordLetter(original[last])
  ) {
    last += 1;
  }
  while (last > first && /\s/.test(original[last - 1] ?? "")) last -= 1;
  return { start: first, end: last };
}

function isWordLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}'’]/u.test(character);
}
