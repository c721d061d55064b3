"use client";
// What the surroundings of the wizard are told: what is done.
import type { z } from "zod";
import { useTell } from "@/components/embed/host";
import type { Finalized } from "@/lib/domain/sealing/shape";
import type { AttemptData, MethodData } from "./data";
import { sealedMethods } from "./news";
import { useSession } from "./session";

/** A sealed attempt, as the seal answers. */
export type FinalizedData = z.output<typeof Finalized>;

/** Tells that a questionnaire is sealed and, if that was the last one, that all are. */
export function useSealedNews(): (sealed: FinalizedData) => Promise<void> {
  const tell = useTell();
  const { merchantId, send } = useSession();
  return async ({ attemptId, saqType, reasons }) => {
    // What is still open elsewhere says nothing against this questionnaire.
    const compliant = reasons.every((reason) => reason === "other_payment_method");
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
