// What of a sealed attempt is worth a reviewer's look: a pure rule over what was sealed.
import type { Contradiction } from "@/lib/assessor/port";
import type { RecordContent, RecordControl } from "@/lib/domain/record/shape";
import { REMARK_KINDS, type ReviewRemark } from "./shape";

/** What the remarks are worked out from. */
export interface ReviewGrounds {
  readonly content: RecordContent;
  readonly contradictions: readonly Contradiction[];
  /** Controls whose stated status the assessor reads otherwise in the words. */
  readonly disagreeing: readonly string[];
}

function idsWith(content: RecordContent, status: RecordControl["status"]): string[] {
  return content.sections.flatMap(({ controls }) =>
    controls.filter((control) => control.status === status).map(({ controlId }) => controlId),
  );
}

/** The remarks, in the order of their kinds; kinds without any are left out. */
export function remarksOf({ content, contradictions, disagreeing }: ReviewGrounds): ReviewRemark[] {
  const { assessment, changes } = content;
  const compensating = idsWith(content, "In Place with Compensating Control");
  const notApplicable = idsWith(content, "Not Applicable");
  const changed = changes
    ? [...changes.statuses.map(({ controlId }) => controlId), ...changes.newControls]
    : [];
  const found = {
    compensating_control: { count: compensating.length, controlIds: compensating },
    not_applicable: { count: notApplicable.length, controlIds: notApplicable },
    override: { count: assessment.typeSource === "partner" ? 1 : 0, controlIds: [] },
    contradiction: {
      count: contradictions.length + disagreeing.length,
      controlIds: [...disagreeing],
    },
    changed: { count: changed.length, controlIds: changed },
  };
  return REMARK_KINDS.map((kind) => ({ kind, ...found[kind] })).filter(({ count }) => count > 0);
}

/** Where an attempt stands in the queue: the more kinds of remarks, the earlier. */
export function rankOf(remarks: readonly ReviewRemark[]): number {
  return REMARK_KINDS.length - remarks.length;
}
