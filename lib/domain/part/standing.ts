// How the short questions of an attempt stand: pure rules over what was answered to them.
import { type PartVerdict, verdictsOf } from "@/lib/domain/part/verdict";
import { type Part, partsOf } from "@/lib/pci/parts";
import type { SaqType } from "@/lib/pci/saq-type";
import type { PartRow } from "./queries";
import type { PartState } from "./shape";
import { toldOf } from "./words";

/** One short question of a questionnaire as it stands. */
export interface PartStanding {
  readonly part: Part & { readonly topLevel: string };
  /** What was answered to it. */
  readonly row: PartRow | null;
  /** What was asked because of that answer, oldest first. */
  readonly followUps: readonly PartRow[];
  /** The gate whose "no" closes it. */
  readonly closedBy: PartRow | null;
  /** What the answers say of its controls; none where it is closed or nobody answered. */
  readonly verdicts: readonly PartVerdict[];
}

const isAnswered = (row: PartRow | undefined): row is PartRow => Boolean(row?.sentAt);

/** The short questions of a questionnaire with what was answered to them, in the order in which they are asked. */
export function standingsOf(saqType: SaqType, rows: readonly PartRow[]): PartStanding[] {
  const closed = new Map<string, PartRow>();
  return partsOf(saqType).map((part) => {
    const row = rows.find(({ partId }) => partId === part.partId);
    const standing = standingOf(part, row, closed.get(part.partId) ?? null, rows);
    // What lies behind a gate that is closed itself is closed with it.
    const closes = standing.closedBy ?? (standing.row?.choice === "no" ? standing.row : null);
    if (closes) for (const gated of part.gates ?? []) closed.set(gated, closes);
    return standing;
  });
}

function standingOf(
  part: PartStanding["part"],
  found: PartRow | undefined,
  closedBy: PartRow | null,
  rows: readonly PartRow[],
): PartStanding {
  const row = isAnswered(found) ? found : null;
  const followUps = rows.filter(({ followUpOf }) => followUpOf === part.partId);
  const verdicts = closedBy || !row ? [] : verdictsTold(part, row, followUps);
  return { part, row, followUps, closedBy, verdicts };
}

/** What an answer says, and what the answers to its follow-ups say of the controls that they are about. */
function verdictsTold(part: Part, row: PartRow, followUps: readonly PartRow[]): PartVerdict[] {
  const first = verdictsOf(part.controlIds, row, row.readings ?? []);
  return followUps.filter(isAnswered).reduce<PartVerdict[]>((verdicts, more) => {
    const later = verdictsOf(more.controlIds, more, more.readings ?? []);
    return verdicts.map(
      (each) => later.find(({ controlId }) => controlId === each.controlId) ?? each,
    );
  }, first);
}

/** The controls that an answer left open, or that its words and its choice disagree on. */
export function leftOpen({ verdicts }: PartStanding): readonly PartVerdict[] {
  return verdicts.filter(({ status, notSure }) => status === "empty" && !notSure);
}

/** How far a short question is; `answered`: the controls that have an answer, wherever it comes from. */
export function stateOf(standing: PartStanding, answered: ReadonlySet<string>): PartState {
  const { part, row, closedBy, verdicts } = standing;
  if (closedBy) return "closed";
  if (!row) {
    const told = part.controlIds.length > 0 && part.controlIds.every((id) => answered.has(id));
    return told ? "answered" : "open";
  }
  if (part.gates) return gateState(row);
  if (verdicts.some(({ contradictory }) => contradictory)) return "contradictory";
  if (verdicts.some(({ notSure }) => notSure)) return "notSure";
  return verdicts.some(({ status }) => status === "empty") ? "unclear" : "answered";
}

function gateState({ choice }: PartRow): PartState {
  if (choice === null) return "unclear";
  return choice === "not_sure" ? "notSure" : "answered";
}

/** Whether nothing is left to ask of a short question for now. */
export function isDone(standing: PartStanding, state: PartState): boolean {
  const waits = standing.followUps.some((row) => row.sentAt === null);
  return state !== "open" && !waits;
}

/** What was answered to the short questions of a section, as one text; null: nothing. */
export function toldInParts(standings: readonly PartStanding[], topLevel: string): string | null {
  const told = standings
    .filter(({ part }) => part.topLevel === topLevel)
    .flatMap(({ row, followUps }) => [...(row ? [row] : []), ...followUps])
    .filter(({ sentAt }) => sentAt !== null);
  return told.length > 0 ? told.map(toldOf).join("\n\n") : null;
}
