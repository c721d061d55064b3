import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type ComplianceStatus,
  complianceOf,
  effectiveStatusOf,
  type PaymentMethodStanding,
  type SealedStanding,
} from "./machine";

const NOW = new Date("2026-11-20T12:00:00.000Z");
const DAY_MS = 24 * 60 * 60 * 1000;

function daysFromNow(days: number): Date {
  return new Date(NOW.getTime() + days * DAY_MS);
}

/** Sealed so many days ago, good for a year, attesting compliance unless told. */
function sealed(daysAgo: number, change: Partial<SealedStanding> = {}): SealedStanding {
  const dates = { sealedAt: daysFromNow(-daysAgo), expiresAt: daysFromNow(365 - daysAgo) };
  return { ...dates, attests: true, sentBack: false, ...change };
}

function method(change: Partial<PaymentMethodStanding> = {}): PaymentMethodStanding {
  return { determined: true, openAttempt: null, sealed: [], ...change };
}

const clean = method({ sealed: [sealed(10)] });
const lapsed = method({ sealed: [sealed(400)] });
const declined = method({ sealed: [sealed(10, { attests: false })] });

describe("the stage is the furthest of the open work", () => {
  test.each<[string, ComplianceStatus, PaymentMethodStanding[]]>([
    ["no payment method", "not_started", []],
    ["one that is not determined", "payment_methods_added", [method({ determined: false })]],
    ["one that is determined", "saq_determined", [method()]],
    ["two, one determined", "saq_determined", [method({ determined: false }), method()]],
    ["questions open", "questions_in_progress", [method({ openAttempt: "Step_2_Started" })]],
    ["questions answered", "questions_in_progress", [method({ openAttempt: "Step_2_Completed" })]],
    ["in review", "review_in_progress", [method({ openAttempt: "Step_3_Review" })]],
    [
      "one in review, one in questions",
      "review_in_progress",
      [method({ openAttempt: "Step_2_Started" }), method({ openAttempt: "Step_3_Review" })],
    ],
    ["sealed without attesting compliance", "review_in_progress", [declined]],
    [
      "opened by a partner without determination",
      "questions_in_progress",
      [method({ determined: false, openAttempt: "Step_2_Started" })],
    ],
  ])("%s: %s", (_, status, methods) => {
    expect(complianceOf(methods, NOW)).toEqual({ status, compliantAt: null, expiresAt: null });
  });

  test.each<[string, ComplianceStatus, PaymentMethodStanding]>([
    ["a new one added", "payment_methods_added", method({ determined: false })],
    ["the other in questions", "questions_in_progress", method({ openAttempt: "Step_2_Started" })],
  ])("one compliant, %s: %s, and its dates still stand", (_, status, other) => {
    const dates = { compliantAt: daysFromNow(-10), expiresAt: daysFromNow(355) };
    expect(complianceOf([clean, other], NOW)).toEqual({ status, ...dates });
  });
});

describe("compliant needs every payment method signed, sealed, unexpired and without gaps", () => {
  test("since the newest of them, until the first of them runs out", () => {
    const methods = [clean, method({ sealed: [sealed(300)] })];
    const compliance = { compliantAt: daysFromNow(-10), expiresAt: daysFromNow(65) };
    expect(complianceOf(methods, NOW)).toEqual({ status: "compliant", ...compliance });
  });

  test.each([
    ["one that does not attest compliance", declined],
    ["no sealed attempt", method()],
  ])("one payment method with %s is enough to lose it", (_, other) => {
    expect(complianceOf([clean, other], NOW).status).not.toBe("compliant");
  });

  test("a renewal under way does not end it", () => {
    const renewing = method({ sealed: [sealed(300)], openAttempt: "Step_2_Started" });
    expect(complianceOf([renewing], NOW).status).toBe("compliant");
  });

  test("a later sealed attempt with gaps does not end what the earlier one holds", () => {
    const again = method({ sealed: [sealed(100), sealed(1, { attests: false })] });
    expect(complianceOf([again], NOW).status).toBe("compliant");
  });

  test("the moment of expiry is expired already", () => {
    const ending = method({ sealed: [sealed(365)] });
    expect(complianceOf([ending], NOW).status).toBe("expired");
    expect(complianceOf([ending], new Date(NOW.getTime() - 1)).status).toBe("compliant");
  });
});

describe("sent back by the partner's reviewers", () => {
  const back = sealed(5, { sentBack: true });

  test.each<[string, PaymentMethodStanding]>([
    ["no renewal", method({ sealed: [back] })],
    ["a renewal in questions", method({ sealed: [back], openAttempt: "Step_2_Started" })],
    ["last year's attestation not over yet", method({ sealed: [sealed(300), back] })],
    [
      "a renewal sealed that does not attest compliance, and another one open",
      method({ sealed: [back, sealed(1, { attests: false })], openAttempt: "Step_2_Started" }),
    ],
  ])("%s: in review, and it holds no attestation", (_, own) => {
    const none = { compliantAt: null, expiresAt: null };
    expect(complianceOf([own], NOW)).toEqual({ status: "review_in_progress", ...none });
  });

  test("compliant again once a renewal attests it", () => {
    expect(complianceOf([method({ sealed: [back, sealed(1)] })], NOW).status).toBe("compliant");
  });
});

describe("expired: an attestation that counted has run out", () => {
  test("and says since when", () => {
    const dates = { compliantAt: daysFromNow(-400), expiresAt: daysFromNow(-35) };
    expect(complianceOf([lapsed], NOW)).toEqual({ status: "expired", ...dates });
  });

  test("one of two is enough", () => {
    expect(complianceOf([clean, lapsed], NOW).status).toBe("expired");
  });

  test("a renewal that is sealed ends it", () => {
    const renewed = method({ sealed: [sealed(400), sealed(2)] });
    expect(complianceOf([renewed], NOW).status).toBe("compliant");
  });

  test("an attempt with gaps that ran out never counted, so nothing has expired", () => {
    const never = method({ sealed: [sealed(400, { attests: false })] });
    expect(complianceOf([never], NOW).status).toBe("review_in_progress");
  });
});

const standings = fc.array(
  fc.record<PaymentMethodStanding>({
    determined: fc.boolean(),
    openAttempt: fc.constantFrom(null, "Step_2_Started", "Step_2_Completed", "Step_3_Review"),
    sealed: fc.array(
      fc
        .record({
          daysAgo: fc.integer({ min: 0, max: 800 }),
          attests: fc.boolean(),
          sentBack: fc.boolean(),
        })
        .map(({ daysAgo, ...rest }) => sealed(daysAgo, rest)),
      { maxLength: 3 },
    ),
  }),
  { maxLength: 5 },
);

describe("for every mix of payment methods", () => {
  test("compliant exactly when each has an unexpired attempt that attests it", () => {
    fc.assert(
      fc.property(standings, (methods) => {
        const holds = (m: PaymentMethodStanding) =>
          m.sealed.some(
            (s) =>
              s.attests &&
              s.expiresAt > NOW &&
              !m.sealed.some((later) => later.sentBack && later.sealedAt >= s.sealedAt),
          );
        const expected = methods.length > 0 && methods.every(holds);
        expect(complianceOf(methods, NOW).status === "compliant").toBe(expected);
      }),
    );
  });

  test("the order of payment methods and of their attempts does not matter", () => {
    fc.assert(
      fc.property(standings, (methods) => {
        const turned = methods.map((m) => ({ ...m, sealed: [...m.sealed].reverse() })).reverse();
        expect(complianceOf(turned, NOW)).toEqual(complianceOf(methods, NOW));
      }),
    );
  });

  test("the rule changes nothing that it is given", () => {
    fc.assert(
      fc.property(standings, (methods) => {
        const before = structuredClone(methods);
        complianceOf(methods, NOW);
        expect(methods).toEqual(before);
      }),
    );
  });

  test("time alone only ever turns compliant into expired", () => {
    fc.assert(
      fc.property(standings, fc.integer({ min: 1, max: 900 }), (methods, days) => {
        const today = complianceOf(methods, NOW).status;
        const later = complianceOf(methods, daysFromNow(days)).status;
        if (today !== later) expect(later).toBe("expired");
      }),
    );
  });
});

describe("the effective status takes the clock into account", () => {
  const compliant = (days: number) => ({
    status: "compliant" as const,
    expiresAt: daysFromNow(days),
  });

  test.each([
    ["far from its end", compliant(31), "compliant"],
    ["inside the window", compliant(30), "expiring_soon"],
    ["on its last day", compliant(0.5), "expiring_soon"],
    ["at its end", compliant(0), "expired"],
    ["past its end, whatever is stored", compliant(-1), "expired"],
    [
      "any other stage",
      { status: "review_in_progress" as const, expiresAt: null },
      "review_in_progress",
    ],
  ])("%s", (_, stored, expected) => {
    expect(effectiveStatusOf(stored, NOW, 30)).toBe(expected);
  });

  test("the window is the partner's", () => {
    expect(effectiveStatusOf(compliant(50), NOW, 60)).toBe("expiring_soon");
    expect(effectiveStatusOf(compliant(50), NOW, 0)).toBe("compliant");
  });
});
