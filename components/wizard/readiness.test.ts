import { describe, expect, test } from "vitest";
import type { ControlData, SectionData } from "./data";
import { inheritsFrom, isReady, isWorkedThrough, silentOf } from "./readiness";

const settled = { status: "In Place", contradictory: false, unconfirmed: false, parked: false };

function section(points: readonly Partial<ControlData>[], own: Partial<SectionData> = {}) {
  const controls = points.map((point, at) => ({ ...settled, controlId: `8.${at}`, ...point }));
  const idsOf = (member: "parked" | "unconfirmed") =>
    controls.filter((each) => each[member]).map(({ controlId }) => controlId);
  const complete = controls.every(
    ({ status, contradictory }) => status !== "empty" && !contradictory,
  );
  const uncovered = controls.filter(({ status }) => status === "empty");
  const lists = {
    parked: idsOf("parked"),
    unconfirmed: idsOf("unconfirmed"),
    uncovered: uncovered.map(({ controlId }) => controlId),
  };
  return { complete, controls, parts: [], ...lists, ...own } as SectionData;
}

describe("a section", () => {
  test("is ready when every point is answered, confirmed and not parked", () => {
    expect(isReady(section([{}, {}]))).toBe(true);
    expect(isReady(section([{}, { status: "empty" }]))).toBe(false);
    expect(isReady(section([{}, { unconfirmed: true }]))).toBe(false);
    expect(isReady(section([{}, { parked: true }]))).toBe(false);
  });

  test("is worked through when all that is open is parked", () => {
    expect(isWorkedThrough(section([{}, { parked: true, status: "empty" }]))).toBe(true);
    expect(isWorkedThrough(section([{}, { parked: true, unconfirmed: true }]))).toBe(true);
    expect(isWorkedThrough(section([{}, { parked: true, contradictory: true }]))).toBe(true);
  });

  test("is not worked through while one open point is not parked", () => {
    const parked = { parked: true, status: "empty" } as const;
    expect(isWorkedThrough(section([parked, { status: "empty" }]))).toBe(false);
    expect(isWorkedThrough(section([parked, { unconfirmed: true }]))).toBe(false);
    expect(isWorkedThrough(section([parked, { contradictory: true }]))).toBe(false);
  });

  test("whose answer was read is not done while it says nothing of a point", () => {
    const read = { complete: true, combinedAnswer: "We do.", uncovered: ["8.1"] };
    const silent = section([{}, { status: "empty" }], read);
    expect(isWorkedThrough(silent)).toBe(false);
    expect(isReady(silent)).toBe(false);
    expect(silentOf(silent).map(({ controlId }) => controlId)).toEqual(["8.1"]);
  });

  test("has silent points only where it was answered, and none that were put aside", () => {
    const empty = { status: "empty" } as const;
    expect(silentOf(section([{}, empty], { combinedAnswer: null }))).toEqual([]);
    const given = { choice: "yes", value: null, answer: null } as const;
    const parts = [{ given, controlIds: ["8.1"] }] as unknown as SectionData["parts"];
    expect(silentOf(section([{}, empty], { combinedAnswer: "Yes.", parts }))).toEqual([]);
    const aside = section([{ ...empty, parked: true }], { combinedAnswer: "We do." });
    expect(silentOf(aside)).toEqual([]);
  });

  test("passes an answer on only where it has one", () => {
    expect(inheritsFrom(section([{}], { overall: "In Place" }))).toBe(true);
    expect(inheritsFrom(section([{}], { overall: "empty" }))).toBe(false);
    expect(inheritsFrom(section([{}], { overall: null }))).toBe(false);
  });
});
