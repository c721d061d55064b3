// What the page of sealed answers shows, drawn by the components of this folder.
import type { z } from "zod";
import type { ListedAttempt as ListedAttemptShape } from "@/lib/domain/attempt/shape";
import type { PaymentMethod } from "@/lib/domain/payment-method/shape";
import type { Question } from "@/lib/domain/question/shape";
import type { Review } from "@/lib/domain/review/shape";
import type { SectionDetail } from "@/lib/domain/section/shape";

/** An attempt of the list. */
export type ListedAttempt = z.output<typeof ListedAttemptShape>;

/** A section with its controls. */
export type Section = z.output<typeof SectionDetail>;

/** One control with its answer. */
export type ControlAnswer = z.output<typeof Question>;

/** A sealed attempt with everything that was answered in it. */
export interface SealedAnswers {
  readonly attempt: ListedAttempt;
  readonly sections: readonly Section[];
  readonly review: z.output<typeof Review>;
}

/** A payment method and how far it is. */
export interface MethodStanding {
  readonly method: z.output<typeof PaymentMethod>;
  /** Newest first. */
  readonly attempts: readonly ListedAttempt[];
  /** The latest sealed one, or null. */
  readonly sealed: SealedAnswers | null;
}
