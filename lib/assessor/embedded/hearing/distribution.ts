// What merchants' answers say of the controls, sentence by sentence.
import { createHearing } from "./hearing";
import type { Learned } from "./learn";
import { readWeights } from "./weights";

/** Hears which controls a sentence speaks of (labels are their ids), and how it stands to them. */
export const hear = createHearing(readWeights<Learned>("distribution"));
