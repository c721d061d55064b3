// What merchants' descriptions of how they take cards say, sentence by sentence.
import learned from "./data/determination.json";
import { createHearing } from "./hearing";

/** Hears the statements that a determination is made of; their names are those of `MEANINGS`. */
export const hear = createHearing(learned);
