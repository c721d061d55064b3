// Why the merchant was given this questionnaire and not another one.
import { View } from "@react-pdf/renderer";
import { columns, type Fact, Facts, Heading, Words } from "@/lib/render/look/primitives";
import { StatusMark } from "@/lib/render/look/status";
import { STYLES } from "@/lib/render/look/theme";
import type { DocumentModel } from "@/lib/render/model";

type Criterion = DocumentModel["determination"]["qualifications"][number];

const CELLS = columns(0, 136);

function CriterionMark({ met }: { readonly met: boolean | null }) {
  if (met === null) return <StatusMark status="empty" word="Not confirmed" />;
  return met ? (
    <StatusMark status="In Place" word="Met" />
  ) : (
    <StatusMark status="Not In Place" word="Not met" />
  );
}

function CriterionRow({ criterion }: { readonly criterion: Criterion }) {
  const length = criterion.question.length + criterion.explanation.length;
  return (
    <View wrap={length > 900} style={[STYLES.row, STYLES.rule, { paddingVertical: 6 }]}>
      <View style={CELLS.middle}>
        <Words style={[STYLES.body, STYLES.strong]}>{criterion.question}</Words>
        {criterion.explanation ? (
          <Words style={[STYLES.small, { marginTop: 1.5 }]}>{criterion.explanation}</Words>
        ) : null}
      </View>
      <View style={[CELLS.right, { paddingLeft: 18 }]}>
        <CriterionMark met={criterion.meetsQualification} />
        <Words style={[STYLES.note, { fontSize: 7, marginTop: 2 }]}>{criterion.pciReference}</Words>
      </View>
    </View>
  );
}

/** The eligibility criteria with what was found for each. */
export function Criteria({ criteria }: { readonly criteria: readonly Criterion[] }) {
  return (
    <View style={STYLES.ruleAbove}>
      {criteria.map((criterion) => (
        <CriterionRow key={criterion.pciReference + criterion.question} criterion={criterion} />
      ))}
    </View>
  );
}

function reasonFacts(model: DocumentModel): Fact[] {
  const { determination, partnerName, saqType } = model;
  if (determination.typeSource === "determination") {
    return [
      { label: "Chosen by", value: "The description of the payment method and the answers to it" },
      { label: `Why ${saqType}`, value: determination.reason },
    ];
  }
  return [
    { label: "Chosen by", value: `${partnerName}, in place of the automatic choice` },
    { label: `Why ${saqType}`, value: determination.overrideReason },
    ...(determination.reason
      ? [{ label: "What was found before", value: determination.reason }]
      : []),
  ];
}

function methodFacts(model: DocumentModel): Fact[] {
  const { name, description, vendor } = model.paymentMethod;
  return [
    { label: "Payment method", value: name },
    { label: "How it works", value: description },
    { label: "Provider or product", value: vendor },
  ];
}

/** The payment method, the reason for the type, and the eligibility criteria. */
export function Selection({ model }: { readonly model: DocumentModel }) {
  const criteria = model.determination.qualifications;
  return (
    <>
      <Heading top={0}>How this questionnaire was chosen</Heading>
      <Facts facts={[...methodFacts(model), ...reasonFacts(model)]} />
      <Heading>{`What has to be true for ${model.saqType}`}</Heading>
      {criteria.length > 0 ? (
        <Criteria criteria={criteria} />
      ) : (
        <Words style={STYLES.lead}>{absentCriteria(model)}</Words>
      )}
    </>
  );
}

function absentCriteria(model: DocumentModel): string {
  return model.saqType === "SAQ D"
    ? "SAQ D has no list of conditions: it is for every merchant that fits no shorter questionnaire."
    : "No conditions were recorded for this choice.";
}
