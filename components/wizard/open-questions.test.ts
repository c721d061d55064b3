import { expect, test } from "vitest";
import type { SectionData } from "./data";
import { minutesFor, openQuestions } from "./open-questions";

const control = (controlId: string, more: object = {}) => ({
  controlId,
  status: "empty",
  contradictory: false,
  parked: false,
  ...more,
});
const part = (controlIds: string[], state = "open") => ({ controlIds, state });
const section = (controls: object[], parts: object[], unconfirmed: string[] = []) =>
  ({ controls, parts, unconfirmed }) as unknown as SectionData;

test("a question counts once, however many points it is about", () => {
  const two = [control("8.1.1"), control("8.1.2")];
  expect(openQuestions([section(two, [part(["8.1.1", "8.1.2"])])])).toBe(1);
});

test("what is answered, put aside or closed by a gate counts no more", () => {
  const controls = [
    control("8.1.1", { status: "In Place" }),
    control("8.1.2", { parked: true }),
    control("8.1.3", { status: "Not Applicable" }),
    control("8.1.4"),
  ];
  const parts = [
    part(["8.1.1"], "answered"),
    part(["8.1.2"], "notSure"),
    part(["8.1.3"], "closed"),
    part(["8.1.4"]),
  ];
  expect(openQuestions([section(controls, parts)])).toBe(1);
});

test("an area that was told in one text asks for what the text left open alone", () => {
  const controls = [control("8.1.1", { status: "In Place" }), control("8.1.2")];
  expect(openQuestions([section(controls, [part(["8.1.1"]), part(["8.1.2"])])])).toBe(1);
});

test("a gate counts while something in its area is open", () => {
  expect(openQuestions([section([control("9.1.1")], [part([]), part(["9.1.1"])])])).toBe(2);
  const done = [control("9.1.1", { status: "In Place" })];
  expect(openQuestions([section(done, [part([])])])).toBe(0);
});

test("points without a question count each, answers to look through once for their area", () => {
  expect(openQuestions([section([control("1.1.1"), control("1.1.2")], [])])).toBe(2);
  const carried = [control("1.1.1", { status: "In Place" })];
  expect(openQuestions([section(carried, [], ["1.1.1"])])).toBe(1);
});

test("the time is that of the questions, in whole minutes", () => {
  expect([0, 1, 2, 12, 90].map(minutesFor)).toEqual([0, 1, 2, 9, 68]);
});
