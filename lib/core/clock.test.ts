import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { oneYearAfter, utcDaysBetween } from "./clock";

describe("an attestation ends one calendar year later", () => {
  test.each([
    ["an ordinary day", "2026-11-20T09:30:15.123Z", "2027-11-20T09:30:15.123Z"],
    ["29 February ends on 28 February", "2028-02-29T12:00:00.000Z", "2029-02-28T12:00:00.000Z"],
    ["the last moment of a leap day", "2028-02-29T23:59:59.999Z", "2029-02-28T23:59:59.999Z"],
    ["28 February before a leap year", "2027-02-28T00:00:00.000Z", "2028-02-28T00:00:00.000Z"],
    ["across a leap day: 366 days", "2027-03-01T00:00:00.000Z", "2028-03-01T00:00:00.000Z"],
    ["the turn of the year", "2026-12-31T23:59:59.999Z", "2027-12-31T23:59:59.999Z"],
    ["when clocks in Europe change", "2026-03-29T01:30:00.000Z", "2027-03-29T01:30:00.000Z"],
  ])("%s", (_, sealedAt, expiresAt) => {
    expect(oneYearAfter(new Date(sealedAt)).toISOString()).toBe(expiresAt);
  });

  test("same day, month and time of the next year, whatever the day but 29 February", () => {
    const min = new Date("2020-01-01T00:00:00Z");
    const max = new Date("2090-01-01T00:00:00Z");
    fc.assert(
      fc.property(fc.date({ min, max, noInvalidDate: true }), (date) => {
        const text = date.toISOString();
        fc.pre(!text.includes("-02-29T"));
        const next = `${Number(text.slice(0, 4)) + 1}${text.slice(4)}`;
        expect(oneYearAfter(date).toISOString()).toBe(next);
      }),
    );
  });
});

describe("days until expiry are whole UTC calendar days", () => {
  test.each([
    ["later on the same day", "2026-11-20T00:00:00Z", "2026-11-20T23:59:59Z", 0],
    ["a second before and after midnight", "2026-11-20T23:59:59Z", "2026-11-21T00:00:00Z", 1],
    ["thirty days", "2026-11-20T18:00:00Z", "2026-12-20T06:00:00Z", 30],
    ["run out yesterday", "2026-11-20T00:00:00Z", "2026-11-19T23:59:59Z", -1],
  ])("%s", (_, from, to, days) => {
    expect(utcDaysBetween(new Date(from), new Date(to))).toBe(days);
  });
});
