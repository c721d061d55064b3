// What merchants' answers say of the controls, sentence by sentence.
import learned from "./data/distribution.json";
import { createHearing } from "./hearing";

/** Hears which controls a sentence speaks of (labels are their ids), and how it stands to them. */
export const hear = createHearing(learned);
