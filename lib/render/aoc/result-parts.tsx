// Part 3 without the signature: when the self-assessment ended, and with what result.
import { View } from "@react-pdf/renderer";
import type { SealedRecord } from "@/lib/domain/record/shape";
import { Result } from "@/lib/render/cover";
import { Facts } from "@/lib/render/look/primitives";
import { formatMoment } from "@/lib/render/moments";
import { outcomeOf } from "@/lib/render/outcome";
import { StatementList } from "@/lib/render/statement-list";
import { attestationsOf } from "@/lib/render/statements";
import { Part } from "./part";

/** Part 3 and 3a. */
export function ResultParts({ record }: { readonly record: SealedRecord }) {
  const { assessment, evidence, signature } = record;
  return (
    <>
      <Part first number="3" title="Result">
        <Result outcome={outcomeOf(record)} />
        <View style={{ marginTop: 8 }}>
          <Facts
            facts={[
              {
                label: "Questionnaire",
                value: `${assessment.saqType}, PCI DSS ${assessment.edition.label}`,
              },
              { label: "Finished and sealed", value: formatMoment(evidence.sealedAt) },
            ]}
          />
        </View>
      </Part>
      <Part number="3a" title="What the merchant confirms">
        <StatementList statements={attestationsOf(record)} signature={signature} />
      </Part>
    </>
  );
}
