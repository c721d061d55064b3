// Parts 1b, 3c and 3d: who helped, by what the merchant said and by nothing else.
import type { SealedRecord } from "@/lib/domain/record/shape";
import { givenValue } from "./given";

/** The two kinds of assessor that a form has blocks for. */
export type AssessorKind = "internal" | "outside";

/** What was said about one kind of assessor. */
export interface AssessorStanding {
  readonly tookPart: boolean;
  /** Null where nobody said whether one took part. */
  readonly word: string | null;
}

const NEITHER = "Not applicable: the merchant says that no assessor took part";

const WITHOUT: Readonly<Record<AssessorKind, string>> = {
  internal: "Not applicable: the merchant says that an outside assessor alone took part",
  outside: "Not applicable: the merchant says that an internal assessor alone took part",
};

/** Whether an assessor of this kind took part. */
export function assessorStanding(record: SealedRecord, kind: AssessorKind): AssessorStanding {
  const helper = givenValue(record, "company_info", "helper");
  if (helper === "nobody") return { tookPart: false, word: NEITHER };
  if (helper === "both" || helper === kind) return { tookPart: true, word: "Took part" };
  const other = helper === "internal" || helper === "outside";
  return { tookPart: false, word: other ? WITHOUT[kind] : null };
}
