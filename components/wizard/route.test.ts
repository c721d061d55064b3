import { expect, test } from "vitest";
import { hashOf, type Place, placeOf } from "./route";

const PLACES: readonly Place[] = [
  { at: "start" },
  { at: "new-method" },
  { at: "method", pmId: "pm_1" },
  { at: "manage", pmId: "pm_1" },
  { at: "attempt", attemptId: "att_1" },
  { at: "section", attemptId: "att_1", topLevel: "8" },
  { at: "section", attemptId: "att_1", topLevel: "8", controlId: "8.3.6" },
  { at: "parked", attemptId: "att_1" },
  { at: "parked", attemptId: "att_1", controlId: "A2.1.1" },
  { at: "about", attemptId: "att_1" },
  { at: "check", attemptId: "att_1" },
  { at: "sign", attemptId: "att_1" },
  { at: "sealed", attemptId: "att_1" },
];

test.each(PLACES)("$at is found again by its hash", (place) => {
  expect(placeOf(hashOf(place))).toEqual(place);
});

test("any other hash is the start, or the attempt where it names one", () => {
  expect(placeOf("#/nowhere/at/all")).toEqual({ at: "start" });
  expect(placeOf("#/attempt/att_1/nowhere")).toEqual({ at: "attempt", attemptId: "att_1" });
  expect(placeOf("#/attempt/att_1/section")).toEqual({ at: "attempt", attemptId: "att_1" });
});
