import { machine } from "@/lib/core/machine";

/** Statuses of an attempt, from the contract. */
export const ATTEMPT_STATUSES = [
  "Step_2_Started",
  "Step_2_Completed",
  "Step_3_Review",
  "sealed",
  "sealed_ready",
] as const;

/** Status of an attempt. */
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

/** What can happen to an attempt's status. */
export type AttemptAct =
  | "completeSections"
  | "reopenSections"
  | "review"
  | "seal"
  | "storeDocuments";

/** Where the questionnaire type came from. */
export type TypeSource = "determination" | "partner";

/** The status table. Answering a review question moves on from either step-2 status. */
export const attemptMachine = machine<AttemptStatus, AttemptAct>({
  Step_2_Started: {
    completeSections: "Step_2_Completed",
    review: "Step_3_Review",
    seal: "sealed",
  },
  Step_2_Completed: {
    reopenSections: "Step_2_Started",
    review: "Step_3_Review",
    seal: "sealed",
  },
  Step_3_Review: { review: "Step_3_Review", seal: "sealed" },
  sealed: { storeDocuments: "sealed_ready" },
  sealed_ready: { storeDocuments: "sealed_ready" },
});

/** Whether an attempt in this status takes no more answers. */
export function isSealed(status: AttemptStatus): status is "sealed" | "sealed_ready" {
  return status === "sealed" || status === "sealed_ready";
}
