import { describe, expect, test } from "vitest";
import type { SealedRecord } from "@/lib/domain/record/shape";
import type { SectionData } from "./data";
import { outcomeOf } from "./outcome";
import { isPutRight, placeOfPoint, remainingPoints, returnedPoints } from "./remaining";

type Sections = SealedRecord["sections"];

const control = (controlId: string, more: object = {}) => ({
  controlId,
  title: `Title of ${controlId}`,
  status: "In Place",
  answer: null,
  quote: null,
  origin: null,
  worksheet: null,
  plan: null,
  planDate: null,
  planBy: null,
  ...more,
});
const record = (...controls: object[]) => ({
  sections: [{ topLevel: "8", answer: null, controls }] as unknown as Sections,
});
const part = (partId: string, controlIds: string[], followUpOf: string | null = null) => ({
  parts: [{ partId, controlIds, followUpOf, question: `Question ${partId}` }],
});
const asked = (...parts: object[]) => parts as unknown as SectionData[];

const lacks = (...controls: object[]) =>
  remainingPoints(record(...controls), []).map(({ lack }) => lack);

describe("what stands against compliance", () => {
  test("is each point that is not in place, open, or without what it needs; nothing else", () => {
    const compensated = { status: "In Place with Compensating Control" };
    expect(
      lacks(
        control("8.1.1"),
        control("8.1.2", { status: "Not In Place" }),
        control("8.2.1", { status: "empty" }),
        control("8.2.2", compensated),
        control("8.2.3", { ...compensated, worksheet: {} }),
        control("8.2.4", { status: "Not Applicable", origin: "stated", answer: "n/a" }),
        control("8.2.5", { status: "Not Applicable", quote: "No remote access exists here." }),
      ),
    ).toEqual(["not_in_place", "unanswered", "worksheet_missing", "reason_missing"]);
  });

  test("is told in the question that was asked, once for all of its points", () => {
    const gap = { status: "Not In Place", plan: "Buy it", planDate: "2027-03-31" };
    const points = remainingPoints(
      record(control("8.1.1", gap), control("8.1.2", gap), control("8.3.1", gap)),
      asked(part("follow", ["8.1.1"], "main"), part("main", ["8.1.1", "8.1.2"])),
    );
    expect(points.map(({ question, controlIds, title }) => [question, controlIds, title])).toEqual([
      ["Question main", ["8.1.1", "8.1.2"], "Title of 8.1.1"],
      [null, ["8.3.1"], "Title of 8.3.1"],
    ]);
    expect(points[0]).toMatchObject({ plan: "Buy it", planDate: "2027-03-31", topLevel: "8" });
  });

  test("keeps points apart that are planned otherwise", () => {
    const gap = { status: "Not In Place" };
    const points = remainingPoints(
      record(control("8.1.1", { ...gap, plan: "one" }), control("8.1.2", { ...gap, plan: "two" })),
      asked(part("main", ["8.1.1", "8.1.2"])),
    );
    expect(points.map(({ plan }) => plan)).toEqual(["one", "two"]);
  });
});

test("what reviewers sent back is told with what they ask for", () => {
  const sections = [
    {
      ...part("main", ["8.1.1"]),
      topLevel: "8",
      controls: [control("8.1.1")],
      sentBack: [{ controlId: "8.1.1", reason: "Say who does it." }],
    },
  ] as unknown as SectionData[];
  expect(returnedPoints(sections)).toEqual([
    expect.objectContaining({
      lack: "sent_back",
      wanted: "Say who does it.",
      question: "Question main",
    }),
  ]);
});

describe("a point is put right", () => {
  const now = (more: object) =>
    [{ controls: [control("8.1.1", more)] }] as unknown as SectionData[];
  const point = { controlIds: ["8.1.1"] };

  test("when it is answered for good", () => {
    expect(isPutRight(point, now({ status: "In Place" }))).toBe(true);
  });

  test("not while it is carried along, open, contradictory, put aside, or still not in place", () => {
    for (const more of [
      { status: "In Place", unconfirmed: true },
      { status: "In Place", contradictory: true },
      { status: "In Place", parked: true },
      { status: "empty" },
      { status: "Not In Place" },
    ]) {
      expect(isPutRight(point, now(more))).toBe(false);
    }
    expect(isPutRight({ controlIds: ["1.1.1"] }, now({ status: "In Place" }))).toBe(false);
  });
});

test("a point is answered in its section, at its first control", () => {
  expect(placeOfPoint("att_2", { topLevel: "8", controlIds: ["8.1.1", "8.1.2"] })).toEqual({
    at: "section",
    attemptId: "att_2",
    topLevel: "8",
    controlId: "8.1.1",
  });
});

test("what was sent back counts no longer, what is only looked at does", () => {
  const documentKeys = { compliant: true } as never;
  const review = (state: "waiting" | "sent_back") => ({ state, decidedAt: null });
  expect(outcomeOf({ documentKeys, partnerReview: null })).toBe("counts");
  expect(outcomeOf({ documentKeys, partnerReview: review("waiting") })).toBe("counts");
  expect(outcomeOf({ documentKeys, partnerReview: review("sent_back") })).toBe("sent_back");
  expect(outcomeOf({ documentKeys: { compliant: false } as never, partnerReview: null })).toBe(
    "open",
  );
});
