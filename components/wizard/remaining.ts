// What is left of a sealed questionnaire that does not attest compliance: pure, from what was sealed.
import type { SealedRecord } from "@/lib/domain/record/shape";
import { isExplained } from "@/lib/pci/not-applicable";
import type { SectionData } from "./data";
import type { Place } from "./route";

/** What can stand against a point. */
export const LACKS = [
  "not_in_place",
  "unanswered",
  "worksheet_missing",
  "reason_missing",
  "sent_back",
] as const;

/** What stands against a point. */
export type Lack = (typeof LACKS)[number];

/** A question that is still open: the points that it is about, and what is planned for them. */
export interface RemainingPoint {
  readonly lack: Lack;
  readonly topLevel: string;
  readonly controlIds: readonly string[];
  /** The short question in the merchant's language; null: there is none. */
  readonly question: string | null;
  /** The standard's own words for the first point. */
  readonly title: string;
  readonly plan: string | null;
  readonly planDate: string | null;
  readonly planBy: string | null;
  /** What the partner's reviewers ask for. */
  readonly wanted: string | null;
}

type Section = SealedRecord["sections"][number];
type Control = Section["controls"][number];
/** What of a section tells its short questions. */
type Asked = Pick<SectionData, "parts">;

function lackOf(control: Control, sectionAnswer: string | null): Lack | null {
  const { status, worksheet } = control;
  if (status === "Not In Place") return "not_in_place";
  if (status === "empty") return "unanswered";
  if (status === "In Place with Compensating Control") {
    return worksheet === null ? "worksheet_missing" : null;
  }
  const unexplained = status === "Not Applicable" && !isExplained(control, sectionAnswer);
  return unexplained ? "reason_missing" : null;
}

function partOf(asked: readonly Asked[], controlId: string) {
  return asked
    .flatMap(({ parts }) => parts)
    .find(({ controlIds, followUpOf }) => followUpOf === null && controlIds.includes(controlId));
}

/** Puts points together that one question asks, and that are planned alike. */
function together(points: readonly (RemainingPoint & { readonly partId: string | null })[]) {
  const groups = new Map<string, RemainingPoint>();
  for (const { partId, ...point } of points) {
    const { lack, controlIds, plan, planDate, planBy, wanted } = point;
    const alike = [partId ?? controlIds[0], lack, plan, planDate, planBy, wanted];
    const key = JSON.stringify(alike);
    const before = groups.get(key);
    groups.set(key, {
      ...(before ?? point),
      controlIds: [...(before?.controlIds ?? []), ...controlIds],
    });
  }
  return [...groups.values()];
}

/** The points that stand against compliance, in the order of the form; `asked`: the questions about them. */
export function remainingPoints(
  { sections }: Pick<SealedRecord, "sections">,
  asked: readonly Asked[],
): readonly RemainingPoint[] {
  const points = sections.flatMap(({ topLevel, answer, controls }) =>
    controls.flatMap((control) => {
      const lack = lackOf(control, answer);
      if (!lack) return [];
      const { controlId, title, plan, planDate, planBy } = control;
      const part = partOf(asked, controlId);
      return [
        {
          ...{ lack, topLevel, title, plan, planDate, planBy, wanted: null },
          controlIds: [controlId],
          partId: part?.partId ?? null,
          question: part?.question ?? null,
        },
      ];
    }),
  );
  return together(points);
}

/** The points that the partner's reviewers sent back, as the attempt that answers them shows them. */
export function returnedPoints(sections: readonly SectionData[]): readonly RemainingPoint[] {
  const points = sections.flatMap(({ topLevel, sentBack, controls }) =>
    sentBack.map(({ controlId, reason }) => {
      const part = partOf(sections, controlId);
      return {
        ...{ lack: "sent_back" as const, topLevel, plan: null, planDate: null, planBy: null },
        title: controls.find((control) => control.controlId === controlId)?.title ?? "",
        wanted: reason,
        controlIds: [controlId],
        partId: part?.partId ?? null,
        question: part?.question ?? null,
      };
    }),
  );
  return together(points);
}

/** Whether all points of an entry are answered for good in the attempt that is open. */
export function isPutRight(
  { controlIds }: Pick<RemainingPoint, "controlIds">,
  sections: readonly Pick<SectionData, "controls">[],
): boolean {
  const controls = sections
    .flatMap((section) => section.controls)
    .filter(({ controlId }) => controlIds.includes(controlId));
  return (
    controls.length > 0 &&
    controls.every(
      ({ status, contradictory, unconfirmed, parked }) =>
        !["empty", "Not In Place"].includes(status) && !contradictory && !unconfirmed && !parked,
    )
  );
}

/** Where a point is answered in an attempt. */
export function placeOfPoint(
  attemptId: string,
  { topLevel, controlIds }: Pick<RemainingPoint, "topLevel" | "controlIds">,
): Place {
  const [controlId] = controlIds;
  return { at: "section", attemptId, topLevel, ...(controlId ? { controlId } : {}) };
}
