// How the questionnaire was chosen, and on which statements its use rests.
import { View } from "@react-pdf/renderer";
import type { SealedRecord } from "@/lib/domain/record/shape";
import { isDeterminedByPartner } from "@/lib/render/described";
import { type Fact, Facts, Heading, Quotation, Words } from "@/lib/render/look/primitives";
import { STYLES } from "@/lib/render/look/theme";
import { formatMoment } from "@/lib/render/moments";
import { StatementList } from "@/lib/render/statement-list";
import { eligibilityOf } from "@/lib/render/statements";
import { typeChoiceFacts } from "@/lib/render/type-choice";

function assessmentFacts(record: SealedRecord): Fact[] {
  const { assessment, paymentMethod, partner } = record;
  const { renewedFrom } = assessment;
  return [
    { label: "Questionnaire", value: `${assessment.saqType}, PCI DSS ${assessment.edition.label}` },
    { label: "Begun", value: formatMoment(assessment.openedAt) },
    ...(renewedFrom === null
      ? []
      : [
          { label: "Renews", value: `The assessment sealed ${formatMoment(renewedFrom.sealedAt)}` },
        ]),
    ...typeChoiceFacts(record),
    { label: `Payment method in the records of ${partner.name}`, value: paymentMethod.name },
    { label: "Provider or product there", value: paymentMethod.vendor },
  ];
}

/** The description that the type was found from, and the questions that were asked about it. */
function Said({ record }: { readonly record: SealedRecord }) {
  const { description, rounds } = record.determination;
  return (
    <>
      <Heading ahead={30}>What was said about the payment method</Heading>
      {description === null ? (
        <Words style={STYLES.body}>The type was not determined from a description.</Words>
      ) : (
        <Quotation style={STYLES.body}>{description}</Quotation>
      )}
      {isDeterminedByPartner(record) ? (
        <Words style={[STYLES.note, { marginTop: 3 }]}>
          {`These are the words of ${record.partner.name} about the payment product that was named. They were taken as they stand.`}
        </Words>
      ) : null}
      {rounds.map(({ question, answer }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rounds of one record never change places
        <View key={index} style={{ marginTop: 8 }}>
          <View minPresenceAhead={24}>
            <Words style={STYLES.note}>{question}</Words>
          </View>
          <Quotation style={STYLES.body}>{answer}</Quotation>
        </View>
      ))}
    </>
  );
}

/** What the partner had decided that the questionnaire hangs on: its words, not the merchant's. */
function Decided({ record }: { readonly record: SealedRecord }) {
  const decisions = record.shapeVersion === 3 ? record.determination.decisions : [];
  if (decisions.length === 0) return null;
  return (
    <>
      <Heading ahead={30}>{`What ${record.partner.name} had decided`}</Heading>
      {decisions.map(({ choice, text }) => (
        <Words key={choice} style={STYLES.body}>
          {text}
        </Words>
      ))}
      <Words style={[STYLES.note, { marginTop: 3 }]}>
        {`Set by ${record.partner.name} when the questionnaire was determined. The merchant said none of it.`}
      </Words>
    </>
  );
}

function Eligibility({ record }: { readonly record: SealedRecord }) {
  const { saqType } = record.assessment;
  const statements = eligibilityOf(record);
  const title = `What has to be true for ${saqType}`;
  if (saqType === "SAQ D") {
    return (
      <>
        <Heading bookmark={title}>{title}</Heading>
        <Words style={STYLES.lead}>
          SAQ D has no list of conditions: it is for every merchant that fits no shorter
          questionnaire.
        </Words>
      </>
    );
  }
  return (
    <>
      <Heading bookmark={title} ahead={60}>
        {title}
      </Heading>
      <StatementList statements={statements} signature={record.signature} />
    </>
  );
}

/** Who chose the type and why, what was said, and the eligibility statements. */
export function Selection({ record }: { readonly record: SealedRecord }) {
  const title = "How this questionnaire was chosen";
  return (
    <>
      <Heading top={0} bookmark={title}>
        {title}
      </Heading>
      <Facts facts={assessmentFacts(record)} />
      <Said record={record} />
      <Decided record={record} />
      <Eligibility record={record} />
    </>
  );
}
