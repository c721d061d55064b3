// Judges distributions: expected statuses reached, forbidden ones avoided.
import type { Assessor } from "@/lib/assessor/port";
import { editionOf, sectionsOf } from "@/lib/pci/questionnaires";
import type { ControlStatus } from "@/lib/pci/response";
import type { DistributionCase } from "./cases";

/** One control of one case that came out wrong. */
export interface DistributionMiss {
  readonly id: string;
  readonly controlId: string;
  readonly wanted: string;
  readonly got: ControlStatus;
  readonly quote: string | null;
}

/** What the assessor made of one case. */
export interface DistributionVerdict {
  readonly expected: number;
  readonly reached: number;
  readonly missed: readonly DistributionMiss[];
  /** Statuses that a control must not get. */
  readonly forbidden: readonly DistributionMiss[];
  /** In Place without words: the worst error. */
  readonly unquoted: readonly DistributionMiss[];
}

/** Runs one case. */
export async function judgeDistribution(
  assessor: Assessor,
  example: DistributionCase,
): Promise<DistributionVerdict> {
  const edition = editionOf(example.saqType);
  // An example may name the family that the documents print (A2); the product asks it with section 4.
  const topLevel = example.topLevel === "A2" ? "4" : example.topLevel;
  const section = sectionsOf(edition).find((each) => each.topLevel === topLevel);
  const controlIds = section?.controls.map((control) => control.id) ?? [];
  const { saqType, combinedAnswer: answer } = example;
  const analysis = await assessor.analyze({
    ...{ saqType, topLevel, controlIds, answer },
    editionId: edition.id,
    description: "",
  });
  const found = new Map(analysis.controls.map((control) => [control.controlId, control]));
  const miss = (controlId: string, wanted: string): DistributionMiss => {
    const control = found.get(controlId);
    const got = control?.complianceStatus ?? "empty";
    return { id: example.id, controlId, wanted, got, quote: control?.quote ?? null };
  };
  const statusOf = (controlId: string) => found.get(controlId)?.complianceStatus ?? "empty";
  const expected = Object.entries(example.expected);
  const missed = expected.filter(([id, status]) => statusOf(id) !== status);
  const forbidden = Object.entries(example.mustNot).filter(([id, bad]) =>
    bad.includes(statusOf(id)),
  );
  const unquoted = analysis.controls.filter(
    ({ complianceStatus, quote }) =>
      complianceStatus !== "empty" && !(quote && example.combinedAnswer.includes(quote)),
  );
  return {
    expected: expected.length,
    reached: expected.length - missed.length,
    missed: missed.map(([id, status]) => miss(id, status)),
    forbidden: forbidden.map(([id, bad]) => miss(id, `not ${bad.join(" or ")}`)),
    unquoted: unquoted.map(({ controlId }) => miss(controlId, "the merchant's words")),
  };
}
