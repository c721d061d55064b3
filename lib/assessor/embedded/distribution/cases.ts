// Answers in the voices of many merchants, with what they prove and what they must not prove.
// Written to judge the rules by, not to be matched by them; the records are in `data/cases.json`.
import type { ControlStatus } from "@/lib/pci/response";
import type { SaqType } from "@/lib/pci/saq-type";

import cases from "./data/cases.json";

/** One combined answer with the statuses that it must and must not lead to. */
export interface DistributionCase {
  readonly saqType: SaqType;
  readonly topLevel: string;
  readonly combinedAnswer: string;
  readonly expected: Readonly<Record<string, ControlStatus>>;
  readonly mustNot: Readonly<Record<string, readonly ControlStatus[]>>;
}

/** All cases. */
export const CASES = cases as unknown as readonly DistributionCase[];
