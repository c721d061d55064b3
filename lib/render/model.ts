// What goes into both documents and what comes out of them. The sealed record is the one input, beside the parts
// that a language model wrote and the partner's logo: rendering needs no database and can be repeated byte for byte.
import type { LogoFile } from "@/lib/domain/logo/shape";
import type { SealedRecord } from "@/lib/domain/record/shape";

/** Two parts of the attestation that a language model wrote from the merchant's own description. */
export interface Narrative {
  readonly roleWithCards: string;
  readonly environment: string;
}

/** Everything that both documents are made from. */
export interface DocumentSource {
  readonly record: SealedRecord;
  /** SHA-256 of the record, which the record itself cannot hold; left out where it is not at hand. */
  readonly recordSha256?: string;
  /** Null where no language model wrote anything. */
  readonly narrative: Narrative | null;
  /** The partner's logo as it was at sealing; none: its name stands alone. */
  readonly logo?: LogoFile | null;
}

/** An invoice, a credit note or a statement as a PDF. */
export interface RenderedPdf {
  readonly bytes: Uint8Array;
  /** SHA-256 of `bytes`, hex. */
  readonly sha256: string;
  readonly pages: number;
}

/** One rendered document. */
export interface RenderedDocument {
  readonly kind: "saq" | "aoc";
  readonly bytes: Uint8Array;
  /** SHA-256 of `bytes`, hex. */
  readonly sha256: string;
  readonly pages: number;
}
