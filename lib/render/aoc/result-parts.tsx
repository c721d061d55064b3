// The stub of Section 2, then Parts 3 and 3a: when the self-assessment ended, and with what result.
import { View } from "@react-pdf/renderer";
import type { SealedRecord } from "@/lib/domain/record/shape";
import { type Fact, Facts } from "@/lib/render/look/primitives";
import { formatDay } from "@/lib/render/moments";
import { outcomeOf } from "@/lib/render/outcome";
import { ResultPanel } from "@/lib/render/result-panel";
import { StatementList } from "@/lib/render/statement-list";
import { attestationsOf, confirmationOf } from "@/lib/render/statements";
import { typeChoiceFacts } from "@/lib/render/type-choice";
import { Acknowledgement } from "./acknowledgement";
import { factsOfPart, givenRows } from "./given";
import { GivenTable, Part, Subheading } from "./part";
import { targetWords } from "./plan";

/** The two fields of Section 2 that the attestation repeats. */
export function SectionTwo({ record }: { readonly record: SealedRecord }) {
  return (
    <Part name="Section 2" title="The questionnaire">
      <Facts
        facts={[
          { label: "Self-assessment finished on", value: formatDay(record.evidence.sealedAt) },
          ...factsOfPart(record, "3"),
        ]}
      />
    </Part>
  );
}

function resultFacts(record: SealedRecord): Fact[] {
  const { assessment, evidence } = record;
  const open = evidence.result === "non_compliant";
  return [
    {
      label: "Questionnaire",
      value: `${assessment.saqType}, PCI DSS ${assessment.edition.label}, finished on ${formatDay(evidence.sealedAt)}`,
    },
    ...typeChoiceFacts(record),
    ...(assessment.saqType === "SAQ D" ? [{ label: "Extent", value: "Full assessment" }] : []),
    ...(open ? [{ label: "Target date for compliance", value: targetWords(record) }] : []),
  ];
}

function Result({ record }: { readonly record: SealedRecord }) {
  const laws = givenRows(record, "business_description", "laws");
  const exception = record.evidence.result === "legal_exception";
  return (
    <Part first number="3" title="Result">
      <ResultPanel outcome={outcomeOf(record)} />
      <View style={{ marginTop: 8 }}>
        <Facts facts={resultFacts(record)} />
      </View>
      {exception || laws.length > 0 ? (
        <GivenTable
          record={record}
          groupId="business_description"
          fieldId="laws"
          shares={[20, 80]}
          lead={<Subheading>Requirements that a law forbids, by what the merchant says</Subheading>}
        />
      ) : null}
    </Part>
  );
}

/** Part 3a; where a statement was not asked by itself, with the words that were confirmed instead. */
function Acknowledgements({ record }: { readonly record: SealedRecord }) {
  const { signature } = record;
  const statements = attestationsOf(record);
  const together = statements.some((each) => confirmationOf(each, signature) === undefined);
  return (
    <Part number="3a" title="What the merchant confirms">
      <StatementList statements={statements} signature={signature} />
      {signature && (together || statements.length === 0) ? (
        <>
          <Subheading>What was acknowledged instead, word for word</Subheading>
          <Acknowledgement signature={signature} />
        </>
      ) : null}
    </Part>
  );
}

/** Parts 3 and 3a. */
export function ResultParts({ record }: { readonly record: SealedRecord }) {
  return (
    <>
      <Result record={record} />
      <Acknowledgements record={record} />
    </>
  );
}
