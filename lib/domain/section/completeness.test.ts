import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CONTROL_STATUSES, type ControlStatus, overallOf } from "@/lib/pci/response";
import { type AnswerState, progressOf, type SectionState } from "./completeness";

const ANALYZED = new Date("2026-11-20T12:00:00.000Z");

function answer(controlId: string, change: Partial<AnswerState> = {}): AnswerState {
  const state = { status: "In Place" as const, contradictory: false, unconfirmed: false };
  return { controlId, topLevel: "8", ...state, ...change };
}

function section(change: Partial<SectionState> = {}): SectionState {
  return { topLevel: "8", analyzedAt: null, ...change };
}

const analyzed = section({ analyzedAt: ANALYZED });
const open = answer("8.2.2", { status: "empty" });

describe("a section is complete", () => {
  test("when each of its controls has a status", () => {
    expect(progressOf(section(), [answer("8.2.1"), answer("8.2.2")]).complete).toBe(true);
  });

  test.each(CONTROL_STATUSES.filter((status) => status !== "empty"))(
    "whatever the status is: %s",
    (status) => {
      expect(progressOf(section(), [answer("8.2.1", { status })]).complete).toBe(true);
    },
  );

  test("when its combined answer was analysed, even where it covered nothing", () => {
    expect(progressOf(analyzed, [open]).complete).toBe(true);
  });

  test("when its combined answer was analysed and covers the rest", () => {
    expect(progressOf(analyzed, [answer("8.2.1"), open])).toMatchObject({
      complete: true,
      answered: 1,
      total: 2,
      uncovered: ["8.2.2"],
    });
  });
});

describe("a section is not complete", () => {
  test("while a control is empty and no combined answer was analysed", () => {
    expect(progressOf(section(), [answer("8.2.1"), open]).complete).toBe(false);
  });

  test("while a control is contradictory, even where all have a status", () => {
    const both = [answer("8.2.1", { contradictory: true }), answer("8.2.2")];
    expect(progressOf(analyzed, both)).toMatchObject({
      complete: false,
      contradictory: ["8.2.1"],
      uncovered: [],
    });
  });
});

test("controls of other sections do not count", () => {
  const foreign = { topLevel: "9", status: "empty", contradictory: true, unconfirmed: true };
  const answers = [answer("8.2.1"), answer("9.4.1", foreign as Partial<AnswerState>)];
  expect(progressOf(section(), answers)).toEqual({
    topLevel: "8",
    total: 1,
    answered: 1,
    complete: true,
    uncovered: [],
    contradictory: [],
    unconfirmed: [],
  });
});

test("drafts are named until they are confirmed, and count for nothing", () => {
  const carried = answer("8.2.1", { unconfirmed: true });
  expect(progressOf(section(), [carried, answer("8.2.2")])).toMatchObject({
    unconfirmed: ["8.2.1"],
    answered: 1,
    complete: false,
  });
});

const status = fc.constantFrom<ControlStatus>(...CONTROL_STATUSES);
const answers = fc
  .array(fc.record({ status, contradictory: fc.boolean(), unconfirmed: fc.boolean() }), {
    maxLength: 12,
  })
  .map((states) => states.map((state, index) => answer(`8.${index}`, state)));

describe("for every mix of answers", () => {
  test("answered, uncovered and drafts make up the total", () => {
    fc.assert(
      fc.property(answers, (states) => {
        const progress = progressOf(analyzed, states);
        const drafts = states.filter(
          (state) => state.unconfirmed && state.status !== "empty",
        ).length;
        expect(progress.answered + progress.uncovered.length + drafts).toBe(progress.total);
        expect(progress.total).toBe(states.length);
      }),
    );
  });

  test("an analysed answer never makes a section less complete", () => {
    fc.assert(
      fc.property(answers, (states) => {
        if (progressOf(section(), states).complete) {
          expect(progressOf(analyzed, states).complete).toBe(true);
        }
      }),
    );
  });
});

describe("a section as a whole is the most demanding of its answers", () => {
  test.each<[ControlStatus, ControlStatus[]]>([
    ["empty", []],
    ["empty", ["empty", "empty"]],
    ["Not Applicable", ["Not Applicable", "empty"]],
    ["In Place", ["Not Applicable", "In Place", "empty"]],
    ["In Place with Compensating Control", ["In Place", "In Place with Compensating Control"]],
    ["Not In Place", ["In Place with Compensating Control", "Not In Place", "In Place"]],
  ])("%s", (expected, statuses) => {
    expect(overallOf(statuses)).toBe(expected);
  });

  test("one Not In Place is never outvoted", () => {
    fc.assert(
      fc.property(fc.array(status), fc.nat(), (statuses, place) => {
        const mixed = statuses.toSpliced(place % (statuses.length + 1), 0, "Not In Place");
        expect(overallOf(mixed)).toBe("Not In Place");
      }),
    );
  });
});
