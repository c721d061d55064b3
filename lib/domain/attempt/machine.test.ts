import { describe, expect, test } from "vitest";
import {
  ATTEMPT_STATUSES,
  type AttemptAct,
  type AttemptStatus,
  attemptMachine,
  isSealed,
} from "./machine";

const ACTS: readonly AttemptAct[] = [
  "completeSections",
  "reopenSections",
  "review",
  "seal",
  "storeDocuments",
];

const LEGAL: readonly [AttemptStatus, AttemptAct, AttemptStatus][] = [
  ["Step_2_Started", "completeSections", "Step_2_Completed"],
  ["Step_2_Started", "review", "Step_3_Review"],
  ["Step_2_Started", "seal", "sealed"],
  ["Step_2_Completed", "reopenSections", "Step_2_Started"],
  ["Step_2_Completed", "review", "Step_3_Review"],
  ["Step_2_Completed", "seal", "sealed"],
  ["Step_3_Review", "review", "Step_3_Review"],
  ["Step_3_Review", "seal", "sealed"],
  ["sealed", "storeDocuments", "sealed_ready"],
  ["sealed_ready", "storeDocuments", "sealed_ready"],
];

const every = ATTEMPT_STATUSES.flatMap((from) => ACTS.map((act) => [from, act] as const));

describe("an attempt moves only as the table says", () => {
  test.each(every)("%s, %s", (from, act) => {
    const legal = LEGAL.find(([status, name]) => status === from && name === act);
    expect(attemptMachine.next(from, act)).toBe(legal?.[2] ?? null);
  });

  test.each(ATTEMPT_STATUSES)("%s offers exactly its legal acts", (from) => {
    const acts = LEGAL.filter(([status]) => status === from).map(([, act]) => act);
    expect([...attemptMachine.allowed(from)].sort()).toEqual([...acts].sort());
  });

  test("the machine knows exactly the statuses of the contract", () => {
    expect(attemptMachine.statuses).toEqual(ATTEMPT_STATUSES);
  });
});

describe("a seal is for good", () => {
  /** Every status that can follow, by any acts in any order. */
  function reachable(from: AttemptStatus, found = new Set<AttemptStatus>()): Set<AttemptStatus> {
    for (const act of ACTS) {
      const next = attemptMachine.next(from, act);
      if (next && !found.has(next)) reachable(next, found.add(next));
    }
    return found;
  }

  test.each(ATTEMPT_STATUSES.filter(isSealed))(
    "no act leads from %s back to an open one",
    (from) => {
      expect([...reachable(from)].every(isSealed)).toBe(true);
    },
  );

  test.each(ATTEMPT_STATUSES)("%s comes to sealed_ready in the end", (from) => {
    expect(reachable(from)).toContain("sealed_ready");
  });

  test("nothing is sealed twice", () => {
    for (const from of ATTEMPT_STATUSES.filter(isSealed)) {
      expect(attemptMachine.next(from, "seal")).toBeNull();
    }
  });

  test("documents are stored for sealed attempts alone", () => {
    const storing = ATTEMPT_STATUSES.filter((s) => attemptMachine.next(s, "storeDocuments"));
    expect(storing).toEqual(ATTEMPT_STATUSES.filter(isSealed));
  });

  test("an attempt in review stays in review until it is sealed", () => {
    expect([...reachable("Step_3_Review")].sort()).toEqual([
      "Step_3_Review",
      "sealed",
      "sealed_ready",
    ]);
  });
});
