// Part 3 without the signature: when the self-assessment ended, and with what result.
import { View } from "@react-pdf/renderer";
import { Result } from "@/lib/render/cover";
import { type Fact, Facts, Words } from "@/lib/render/look/primitives";
import { StatusMark } from "@/lib/render/look/status";
import { STYLES } from "@/lib/render/look/theme";
import type { DocumentControl, DocumentModel } from "@/lib/render/model";
import { formatDay, formatMoment } from "@/lib/render/moments";
import { controlsOf, countOf, type Outcome, outcomeOf, tallyOf } from "@/lib/render/outcome";
import { Part } from "./part";

/** The last day of the plan, and how many of the open controls have no day yet. */
function targetDay(controls: readonly DocumentControl[]): string {
  const gaps = controls.filter((control) => control.status === "Not In Place");
  const days = gaps.map((control) => control.remediationTargetDate).filter((day) => day !== null);
  // ISO dates sort as texts.
  const last = days.sort().at(-1);
  if (!last) return "No date given";
  const missing = gaps.length - days.length;
  const rest = missing > 0 ? ` (${countOf(missing, "control")} without a date)` : "";
  return formatDay(last) + rest;
}

function resultFacts(model: DocumentModel, outcome: Outcome): Fact[] {
  const controls = controlsOf(model);
  const { empty } = tallyOf(controls);
  const full = "Full: no requirement was left out without looking";
  const unfinished = `Unfinished: ${countOf(empty, "control")} without an answer`;
  return [
    { label: "Questionnaire", value: `${model.saqType}, PCI DSS ${model.editionLabel}` },
    { label: "Finished and sealed", value: formatMoment(model.sealedAt) },
    { label: "Valid until", value: formatMoment(model.expiresAt) },
    ...(model.saqType === "SAQ D"
      ? [{ label: "Full or partial", value: empty > 0 ? unfinished : full }]
      : []),
    { label: "Requirements that a law forbids", value: "None recorded" },
    ...(outcome.compliant
      ? []
      : [{ label: "Target date for compliance", value: targetDay(controls) }]),
  ];
}

function acknowledgements(model: DocumentModel): readonly string[] {
  return [
    `${model.saqType} for PCI DSS v4.0.1 was filled in as its instructions ask.`,
    "What it and this attestation say gives a fair picture in everything that matters.",
    "The PCI DSS controls that apply to the merchant will be kept up at all times.",
  ];
}

/** Part 3 and 3a. */
export function ResultParts({ model }: { readonly model: DocumentModel }) {
  const outcome = outcomeOf(model);
  const signed = model.signature !== null;
  return (
    <>
      <Part first number="3" title="Result">
        <Result outcome={outcome} signed={signed} />
        <View style={{ marginTop: 8 }}>
          <Facts facts={resultFacts(model, outcome)} />
        </View>
      </Part>
      <Part number="3a" title="What the merchant confirms">
        <View style={STYLES.ruleAbove}>
          {acknowledgements(model).map((statement) => (
            <View
              key={statement}
              wrap={false}
              style={[STYLES.row, STYLES.rule, { paddingVertical: 5 }]}
            >
              <Words style={[STYLES.body, { flex: 1, paddingRight: 14 }]}>{statement}</Words>
              <View style={{ width: 130 }}>
                {signed ? (
                  <StatusMark status="In Place" word="Confirmed by signature" />
                ) : (
                  <StatusMark status="empty" word="Not signed" />
                )}
              </View>
            </View>
          ))}
        </View>
      </Part>
    </>
  );
}
