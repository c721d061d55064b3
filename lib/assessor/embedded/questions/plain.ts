// Everyday words for each control: how to name it, what to do, and what a fitting answer sounds like.
import { PLAIN_01_02 } from "./data/plain-01-02";
import { PLAIN_03_04 } from "./data/plain-03-04";
import { PLAIN_05_06 } from "./data/plain-05-06";
import { PLAIN_07_08 } from "./data/plain-07-08";
import { PLAIN_09 } from "./data/plain-09";
import { PLAIN_10_11 } from "./data/plain-10-11";
import { PLAIN_12 } from "./data/plain-12";
import type { Plain } from "./plain-shape";

const byId: ReadonlyMap<string, Plain> = new Map(
  [PLAIN_01_02, PLAIN_03_04, PLAIN_05_06, PLAIN_07_08, PLAIN_09, PLAIN_10_11, PLAIN_12].flatMap(
    (part) => Object.entries(part),
  ),
);

/** Per control what a fitting answer sounds like. */
export function fittingAnswers(): readonly (readonly [controlId: string, answer: string])[] {
  return [...byId].map(([controlId, { answer }]) => [controlId, answer]);
}

/** The everyday words for a control; for a number that no form asks, words that fit any control. */
export function plainOf(controlId: string): Plain {
  return (
    byId.get(controlId) ?? {
      phrase: `point ${controlId}`,
      fix: `do what point ${controlId} asks`,
      answer: "",
    }
  );
}
