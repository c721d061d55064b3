// The shape of the rules in `data/`. A rule says what words touch a control and what they prove.

/** What the words of an answer must say about one control. Lines are signals (see `pattern.ts`). */
export interface Rule {
  /** Enough to know that the control is spoken of; denied or planned, it is Not In Place. */
  readonly about?: readonly string[];
  /** Any one of these, affirmed, fulfils the control; denied, it is Not In Place. */
  readonly met: readonly string[];
  /** Words that take every line of `met` away where they stand in the same part of a sentence. */
  readonly unless?: string;
  /** Any one of these, affirmed, breaks the control; denied, it proves nothing. */
  readonly unmet?: readonly string[];
  /** The number that is asked for, in words, for the reason of a miss. */
  readonly number?: string;
}

/** The rules of one requirement, by control. */
export type Rules = Readonly<Record<string, Rule>>;
