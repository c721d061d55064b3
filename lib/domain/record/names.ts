import type { SealedRecord } from "./shape";

/** What the files of a record are named by. */
export function sealedNames({ merchant, assessment, evidence }: SealedRecord) {
  return {
    merchantName: merchant.name,
    saqType: assessment.saqType,
    sealedAt: evidence.sealedAt,
  };
}
