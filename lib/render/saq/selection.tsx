// How the questionnaire was chosen, and on which statements its use rests.
import type { SealedRecord } from "@/lib/domain/record/shape";
import { type Fact, Facts, Heading, Words } from "@/lib/render/look/primitives";
import { STYLES } from "@/lib/render/look/theme";
import { StatementList } from "@/lib/render/statement-list";
import { eligibilityOf } from "@/lib/render/statements";

function choiceFacts({ assessment, partner }: SealedRecord): Fact[] {
  const { typeSource, determinedType, overrideReason, saqType } = assessment;
  if (typeSource === "determination") {
    return [
      { label: "Chosen by", value: "The description of the payment method and the answers to it" },
    ];
  }
  const other = determinedType !== null && determinedType !== saqType;
  return [
    { label: "Chosen by", value: partner.name },
    { label: "Its reason", value: overrideReason ?? "No reason given" },
    ...(other ? [{ label: "Found by the description", value: determinedType }] : []),
  ];
}

function methodFacts({ paymentMethod, partner }: SealedRecord): Fact[] {
  return [
    { label: `Payment method in the records of ${partner.name}`, value: paymentMethod.name },
    { label: "Its description", value: paymentMethod.description },
    { label: "Its provider or product", value: paymentMethod.vendor },
  ];
}

/** The payment method, who chose the type and why, and the eligibility statements. */
export function Selection({ record }: { readonly record: SealedRecord }) {
  const { saqType } = record.assessment;
  const statements = eligibilityOf(record);
  return (
    <>
      <Heading top={0}>How this questionnaire was chosen</Heading>
      <Facts facts={[...methodFacts(record), ...choiceFacts(record)]} />
      <Heading>{`What has to be true for ${saqType}`}</Heading>
      {saqType !== "SAQ D" ? (
        <StatementList statements={statements} signature={record.signature} />
      ) : (
        <Words style={STYLES.lead}>
          SAQ D has no list of conditions: it is for every merchant that fits no shorter
          questionnaire.
        </Words>
      )}
    </>
  );
}
