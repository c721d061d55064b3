// What the SAQ and AoC documents are made from: one plain value, gathered when the attempt is
// sealed, so that rendering needs no database and can be repeated byte for byte.
import type { Language } from "@/lib/domain/language/shape";
import type { ControlStatus } from "@/lib/pci/response";
import type { SaqType } from "@/lib/pci/saq-type";

/** One answered control as the documents print it. */
export interface DocumentControl {
  readonly controlId: string;
  readonly title: string;
  readonly requirement: string;
  readonly status: ControlStatus;
  /** The merchant's words that the status rests on; null when there are none. */
  readonly quote: string | null;
  /** Why the control has its status (the assessor's reason or the merchant's own). */
  readonly reason: string | null;
  /** The control was not answered by itself: it took over the section's answer at sealing. */
  readonly inherited: boolean;
  readonly remediationPlan: string | null;
  /** ISO date, `2027-03-31`. */
  readonly remediationTargetDate: string | null;
  /** Compensating control worksheet; null where the status needs none. */
  readonly worksheet: {
    readonly constraint: string;
    readonly objective: string;
    readonly risk: string;
    readonly definition: string;
    readonly validation: string;
    readonly maintenance: string;
  } | null;
}

/** One top-level requirement with the merchant's combined answer. */
export interface DocumentSection {
  readonly topLevel: string;
  readonly title: string;
  readonly combinedQuestion: string | null;
  readonly combinedAnswer: string | null;
  readonly controls: readonly DocumentControl[];
}

/** Everything both documents need. All times are UTC, ISO 8601. */
export interface DocumentModel {
  readonly attemptId: string;
  readonly saqType: SaqType;
  /** For example `v4.0.1 revision 1, January 2025`. */
  readonly editionLabel: string;
  readonly partnerName: string;
  readonly merchant: {
    readonly name: string;
    readonly externalMerchantId: string | null;
    readonly email: string | null;
    readonly website: string | null;
  };
  readonly paymentMethod: {
    readonly name: string;
    readonly description: string;
    readonly channel: string | null;
    readonly vendor: string | null;
  };
  /** Why this questionnaire, with the eligibility criteria; the list is empty for SAQ D. */
  readonly determination: {
    readonly typeSource: "determination" | "partner";
    readonly reason: string | null;
    readonly overrideReason: string | null;
    readonly qualifications: readonly {
      readonly question: string;
      readonly pciReference: string;
      readonly meetsQualification: boolean | null;
      readonly explanation: string;
    }[];
  };
  /** Review answers in the order of the form; `answer` is the merchant's own text. */
  readonly review: readonly { readonly groupId: string; readonly answer: string }[];
  /** Narrative parts of the attestation, written by the assessor. */
  readonly narrative: {
    readonly roleWithCards: string;
    readonly environment: string;
  };
  readonly sections: readonly DocumentSection[];
  readonly breakdown: {
    readonly inPlace: number;
    readonly notInPlace: number;
    readonly notApplicable: number;
    readonly compensating: number;
    readonly unanswered: number;
  };
  /** null: submitted without a signature; the AoC says so on its face. */
  readonly signature: {
    readonly signatoryName: string;
    readonly signatoryTitle: string;
    readonly acknowledgement: string;
    /** The language in which it was shown and confirmed; null where the words are not ours. */
    readonly acknowledgedIn: Language | null;
    readonly signedAt: string;
  } | null;
  readonly sealedAt: string;
  /** The last moment of validity. */
  readonly expiresAt: string;
}

/** One rendered document. */
export interface RenderedDocument {
  readonly kind: "saq" | "aoc";
  readonly bytes: Uint8Array;
  /** SHA-256 of `bytes`, hex. */
  readonly sha256: string;
  readonly pages: number;
}
