// Judges determinations: worst first, a questionnaire smaller than the right one.
import { holdsCardData } from "@/lib/assessor/card-data";
import type { Assessor, Determination, DeterminationInput } from "@/lib/assessor/port";
import { controlCountOf } from "@/lib/pci/questionnaires";
import type { SaqType } from "@/lib/pci/saq-type";
import type { DeterminationCase } from "./cases";

/** What the assessor made of one case. */
export interface DeterminationVerdict {
  readonly id: string;
  readonly kind: "determined" | "needs-followup" | "refused";
  /** `SAQ A`, `ask:topic` or `refused`. */
  readonly wanted: string;
  readonly got: string;
  readonly right: boolean;
  /** A smaller questionnaire than the right one, or a type where a question was due. */
  readonly unsafe: boolean;
  readonly needlessFollowUp: boolean;
  readonly followUps: readonly {
    readonly wanted: string;
    readonly got: string;
    readonly right: boolean;
  }[];
}

function inputOf(example: DeterminationCase): DeterminationInput {
  const { description, channel, vendor } = example;
  return { description, channel: channel ?? null, vendor: vendor ?? null, rounds: [] };
}

function nameOf(result: Determination | null): string {
  if (!result) return "refused";
  return result.saqType ?? `ask:${result.followUpTopic}`;
}

function outcomeIs(
  result: Determination | null,
  outcome: { status: string; saqType?: SaqType | undefined },
): boolean {
  if (outcome.status === "refused") return result === null;
  if (result?.status !== outcome.status) return false;
  return outcome.saqType === undefined || result.saqType === outcome.saqType;
}

/** The types that could be right for a case. */
function possibleTypes(example: DeterminationCase): SaqType[] {
  const outcomes = [example.expected, ...example.acceptable, ...example.expected.followups];
  return outcomes.flatMap((outcome) => (outcome.saqType ? [outcome.saqType] : []));
}

/** A concluded type is unsafe where a more demanding one could be right and it is none of the accepted. */
function isUnsafe(example: DeterminationCase, result: Determination | null): boolean {
  const chosen = result?.saqType;
  if (!chosen || [example.expected, ...example.acceptable].some((o) => outcomeIs(result, o))) {
    return false;
  }
  return possibleTypes(example).some((type) => controlCountOf(type) > controlCountOf(chosen));
}

async function askOn(
  assessor: Assessor,
  example: DeterminationCase,
  asked: Determination,
): Promise<DeterminationVerdict["followUps"]> {
  const question = asked.followUpQuestion ?? "";
  const topic = asked.followUpTopic ?? "";
  const verdicts = [];
  for (const { answer, saqType } of example.expected.followups) {
    const rounds = [{ question, topic, answer }];
    const result = await assessor.determine({ ...inputOf(example), rounds });
    const got = nameOf(result);
    verdicts.push({ wanted: saqType ?? "ask", got, right: got === saqType });
  }
  return verdicts;
}

/** Runs one case, its follow-up answers included. */
export async function judgeDetermination(
  assessor: Assessor,
  example: DeterminationCase,
): Promise<DeterminationVerdict> {
  const { expected } = example;
  const refused = holdsCardData(example.description);
  const result = refused ? null : await assessor.determine(inputOf(example));
  const accepted = [expected, ...example.acceptable].some((outcome) => outcomeIs(result, outcome));
  const asked = result?.status === "needs-followup";
  const rightTopic =
    !asked ||
    expected.missing.length === 0 ||
    expected.missing.includes(result.followUpTopic ?? "");
  return {
    id: example.id,
    kind: expected.status,
    wanted:
      expected.saqType ??
      (expected.missing.length ? `ask:${expected.missing.join("|")}` : expected.status),
    got: nameOf(result),
    right: accepted && rightTopic,
    unsafe: isUnsafe(example, result),
    needlessFollowUp: asked && expected.status === "determined" && !accepted,
    followUps: asked ? await askOn(assessor, example, result) : [],
  };
}
