// What the page of one merchant shows, as the operations answer it, and what is read out of it.
import type { z } from "zod";
import type { ListedAttempt } from "@/lib/domain/attempt/shape";
import type { DeterminationThread } from "@/lib/domain/determination/shape";
import type { Merchant } from "@/lib/domain/merchant/shape";
import type { Note } from "@/lib/domain/note/shape";
import type { PaymentMethod } from "@/lib/domain/payment-method/shape";
import type { AnswerOrigin } from "@/lib/domain/question/shape";
import { type Reason, SealedRecordShape } from "@/lib/domain/record/shape";
import type { QueuedReview } from "@/lib/domain/review-queue/shape";
import type { SectionList } from "@/lib/domain/section/shape";
import type { ControlStatus } from "@/lib/pci/response";

/** A merchant. */
export type MerchantData = z.output<typeof Merchant>;
/** A note. */
export type NoteData = z.output<typeof Note>;
/** A review as the queue shows it. */
export type ReviewData = z.output<typeof QueuedReview>;
/** An attempt in the list of a merchant's. */
export type AttemptData = z.output<typeof ListedAttempt>;

/** A payment method with how its determination stands. */
export interface MethodData {
  readonly method: z.output<typeof PaymentMethod>;
  readonly thread: z.output<typeof DeterminationThread>;
}

/** One control, as far as an attempt's overview counts it. */
interface CountedControl {
  readonly status: ControlStatus;
  readonly origin: AnswerOrigin | null;
}

/** What one version of a sealed record says of itself. */
export interface SealedVersion {
  readonly version: number;
  readonly verificationCode: string;
  readonly signedBy: string | null;
  readonly recordedAt: string;
  readonly result: "compliant" | "non_compliant" | "legal_exception";
  readonly reasons: readonly Reason[];
}

/** An attempt with what its overview shows. */
export interface AttemptOverview {
  readonly attempt: AttemptData;
  readonly methodName: string;
  readonly controls: readonly CountedControl[];
  /** Where open work goes on; null once nothing is left but review and signature, or it is sealed. */
  readonly goesOn: {
    readonly topLevel: string;
    readonly title: string;
    readonly followUp: string | null;
  } | null;
  readonly versions: readonly SealedVersion[];
  readonly review: ReviewData | null;
}

/** What is known of an attempt from its sections, while it is open. */
export function openOverview({ items }: z.output<typeof SectionList>) {
  const next = items.find(
    ({ complete, unconfirmed, followUp, uncovered }) =>
      !complete || unconfirmed.length > 0 || (followUp !== null && uncovered.length > 0),
  );
  return {
    controls: items.flatMap(({ controls }) => controls),
    goesOn: next ? { topLevel: next.topLevel, title: next.title, followUp: next.followUp } : null,
  };
}

/** What is known of a sealed attempt from one version of its record. */
export function sealedOverview(record: Uint8Array) {
  const read = SealedRecordShape.parse(JSON.parse(new TextDecoder().decode(record)));
  const { evidence, signature, sections } = read;
  return {
    controls: sections.flatMap(({ controls }) => controls),
    version: {
      version: evidence.version,
      verificationCode: evidence.verificationCode,
      signedBy: signature ? `${signature.signatoryName}, ${signature.signatoryTitle}` : null,
      recordedAt: evidence.recordedAt,
      result: evidence.result,
      reasons: evidence.reasons,
    },
  };
}

/** Whether an attempt takes no more answers. */
export function isSealed({ status }: AttemptData): boolean {
  return status === "sealed" || status === "sealed_ready";
}
