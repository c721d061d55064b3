// The shape of the everyday words in `data/`.

/** Everyday words for one control. */
export interface Plain {
  /** A noun phrase for lists: "a list of your card terminals". */
  readonly phrase: string;
  /** What to do, in the base form: "keep a list of your card terminals". */
  readonly fix: string;
  /** What a merchant who meets the control could say, in the first person. */
  readonly answer: string;
}

/** The everyday words of some requirements, by control. */
export type PlainTexts = Readonly<Record<string, Plain>>;
