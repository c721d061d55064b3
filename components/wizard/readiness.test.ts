import { describe, expect, test } from "vitest";
import type { ControlData, SectionData } from "./data";
import { isReady, isWorkedThrough } from "./readiness";

const settled = { status: "In Place", contradictory: false, carriedForward: false, parked: false };

function section(points: readonly Partial<ControlData>[], own: Partial<SectionData> = {}) {
  const controls = points.map((point, at) => ({ ...settled, controlId: `8.${at}`, ...point }));
  const idsOf = (member: "parked" | "carriedForward") =>
    controls.filter((each) => each[member]).map(({ controlId }) => controlId);
  const complete = controls.every(
    ({ status, contradictory }) => status !== "empty" && !contradictory,
  );
  const lists = { parked: idsOf("parked"), unconfirmed: idsOf("carriedForward") };
  return { complete, controls, ...lists, ...own } as SectionData;
}

describe("a section", () => {
  test("is ready when every point is answered, confirmed and not parked", () => {
    expect(isReady(section([{}, {}]))).toBe(true);
    expect(isReady(section([{}, { status: "empty" }]))).toBe(false);
    expect(isReady(section([{}, { carriedForward: true }]))).toBe(false);
    expect(isReady(section([{}, { parked: true }]))).toBe(false);
  });

  test("is worked through when all that is open is parked", () => {
    expect(isWorkedThrough(section([{}, { parked: true, status: "empty" }]))).toBe(true);
    expect(isWorkedThrough(section([{}, { parked: true, carriedForward: true }]))).toBe(true);
    expect(isWorkedThrough(section([{}, { parked: true, contradictory: true }]))).toBe(true);
  });

  test("is not worked through while one open point is not parked", () => {
    const parked = { parked: true, status: "empty" } as const;
    expect(isWorkedThrough(section([parked, { status: "empty" }]))).toBe(false);
    expect(isWorkedThrough(section([parked, { carriedForward: true }]))).toBe(false);
    expect(isWorkedThrough(section([parked, { contradictory: true }]))).toBe(false);
  });

  test("with empty points is worked through where its answer covers them", () => {
    const covered = section([{}, { status: "empty" }], { complete: true });
    expect(isWorkedThrough(covered)).toBe(true);
    expect(isReady(covered)).toBe(true);
  });
});
