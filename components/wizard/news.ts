"use client";
// What the surroundings of the wizard are told: where the merchant is.
import { useEffect } from "react";
import { useTell } from "@/components/embed/host";
import type { AttemptData, MethodData } from "./data";
import { useAttempts, useMethods, useSections } from "./queries";
import { usePlace } from "./route";

/** How much of one way of taking cards is behind a place; the questions share what lies between. */
const PERCENT = {
  "new-method": 5,
  gateway: 5,
  method: 10,
  manage: 10,
  attempt: 20,
  section: 20,
  about: 80,
  parked: 85,
  check: 90,
  statements: 93,
  sign: 95,
  sealed: 100,
} as const;
const QUESTIONS = PERCENT.about - PERCENT.attempt;

/** The ways of taking cards that hold a sealed questionnaire that has not run out. */
export function sealedMethods(
  methods: readonly Pick<MethodData, "id">[],
  attempts: readonly AttemptData[],
): number {
  const now = Date.now();
  const holds = (id: string) =>
    attempts.some(
      ({ paymentMethodId, documentKeys, expiresAt }) =>
        paymentMethodId === id && documentKeys && new Date(expiresAt ?? 0).getTime() > now,
    );
  return methods.filter(({ id }) => holds(id)).length;
}

/** What the pages have read is enough: nothing is read for this. */
const KNOWN = { enabled: false };

/** How far the merchant is: with all its ways at the start, else with the one at hand. */
function usePercent(): number {
  const place = usePlace();
  const methods = useMethods(KNOWN).data?.items ?? [];
  const attempts = useAttempts(KNOWN).data?.items ?? [];
  const attemptId = "attemptId" in place ? place.attemptId : "";
  const sections = useSections(attemptId, KNOWN).data?.items ?? [];
  if (place.at === "start") {
    return Math.round((100 * sealedMethods(methods, attempts)) / Math.max(1, methods.length));
  }
  if (place.at !== "attempt" && place.at !== "section") return PERCENT[place.at];
  const total = sections.reduce((sum, section) => sum + section.total, 0);
  const answered = sections.reduce((sum, section) => sum + section.answered, 0);
  return PERCENT.attempt + Math.round((QUESTIONS * answered) / Math.max(1, total));
}

/** Tells where the merchant is, whenever that changes. */
export function usePlaceNews(): void {
  const tell = useTell();
  const { at } = usePlace();
  const percent = usePercent();
  useEffect(() => tell("step-changed", { step: at, percent }), [tell, at, percent]);
}
