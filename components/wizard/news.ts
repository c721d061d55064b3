"use client";
// What the surroundings of the wizard are told: where the merchant is, and what is done.
import { useEffect } from "react";
import type { z } from "zod";
import { useTell } from "@/components/embed/host";
import type { Finalized } from "@/lib/domain/sealing/shape";
import { type AttemptData, type MethodData, type SectionData, useKnown } from "./data";
import { usePlace } from "./route";
import { useSession } from "./session";

/** A sealed attempt, as the seal answers. */
export type FinalizedData = z.output<typeof Finalized>;

/** How much of one way of taking cards is behind a place; the questions share what lies between. */
const PERCENT = {
  "new-method": 5,
  method: 10,
  attempt: 20,
  section: 20,
  about: 80,
  parked: 85,
  check: 90,
  sign: 95,
  sealed: 100,
} as const;
const QUESTIONS = PERCENT.about - PERCENT.attempt;

/** The ways of taking cards that hold a sealed questionnaire that has not run out. */
function sealedMethods(
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

/** How far the merchant is: with all its ways at the start, else with the one at hand. */
function usePercent(): number {
  const place = usePlace();
  const methods = useKnown<MethodData>("methods");
  const attempts = useKnown<AttemptData>("attempts");
  const sections = useKnown<SectionData>("sections", "attemptId" in place ? place.attemptId : "");
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

/** Tells that a questionnaire is sealed and, if that was the last one, that all are. */
export function useSealedNews(): (sealed: FinalizedData) => Promise<void> {
  const tell = useTell();
  const { merchantId, send } = useSession();
  return async ({ attemptId, saqType, breakdown }) => {
    const compliant = breakdown.notInPlace + breakdown.unanswered === 0;
    tell("saq-submitted", { merchantId, attemptId, saqType, compliant });
    const base = `/v1/merchants/${merchantId}`;
    const [methods, attempts] = await Promise.all([
      send<{ items: MethodData[] }>("GET", `${base}/payment-methods`),
      send<{ items: AttemptData[] }>("GET", `${base}/attempts`),
    ]).catch(() => [null, null] as const);
    // The seal stands even if this could not be read: then only the last message is missing.
    if (!methods || !attempts) return;
    if (sealedMethods(methods.items, attempts.items) === methods.items.length) {
      tell("all-complete", { merchantId });
    }
  };
}
