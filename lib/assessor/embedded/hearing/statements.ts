// Statements about controls that stand alone. They are learned from with the other collections, and the
// readers of lacks and of nearness go by them, too.
import type { SaqType } from "@/lib/pci/saq-type";
import statements from "./data/distribution-statements.json";

/** A sentence as somebody put it, and the statements that it makes. */
export type Told = readonly [text: string, statements: string];

/** Prefix of the labels that tell how a sentence stands to the controls it speaks of. */
export const STANDING = "is:";

/** The statements, each with its controls: "8.3.6:met", "9.4.1:unmet", "1.2.6:na". */
export const ALONE = statements as unknown as readonly Told[];

/** Those that speak of a control at all. A sentence of a longer answer leans on its neighbours and tells less. */
export const CONTROL_STATEMENTS = ALONE.filter(([, controls]) => controls !== "");

/**
 * A description of how cards are taken, or a part of one. It begins with the questionnaire that is right, "?" where
 * a question is, and nothing where the words are no whole description.
 */
export type Described = readonly [right: SaqType | "?" | "", ...sentences: Told[]];
