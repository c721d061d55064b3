// Parts 2e to 2h: products and providers, the answers by requirement, and the right to the type.
import { FamilyTable } from "@/lib/render/family-table";
import { type Fact, Facts, Words } from "@/lib/render/look/primitives";
import { STYLES } from "@/lib/render/look/theme";
import type { DocumentModel } from "@/lib/render/model";
import type { Family } from "@/lib/render/outcome";
import { Criteria } from "@/lib/render/saq/selection";
import { Part } from "./part";

function productFacts(model: DocumentModel): Fact[] {
  const { vendor } = model.paymentMethod;
  const named = { label: "Named by the merchant", value: vendor };
  if (model.saqType === "SAQ P2PE" || model.saqType === "SAQ SPoC") {
    return [
      { label: "Provider and solution", value: vendor },
      { label: "Listing reference", value: null },
      { label: "Devices in use", value: null },
      { label: "Next review of the listing", value: null },
    ];
  }
  return [named, { label: "Its entry on a list of the Council", value: null }];
}

function providerFacts(model: DocumentModel): Fact[] {
  return [
    { label: "Named by the merchant", value: model.paymentMethod.vendor },
    { label: "Stores, handles or sends card data for it", value: null },
    { label: "Runs systems that are in scope", value: null },
    { label: "Could affect the security of its systems", value: null },
  ];
}

function Eligibility({ model }: { readonly model: DocumentModel }) {
  const { qualifications, typeSource, overrideReason } = model.determination;
  const reason = overrideReason || "not stated";
  return (
    <Part number="2h" title={`Why ${model.saqType} may be used`}>
      {typeSource === "partner" ? (
        <Words style={[STYLES.body, { marginBottom: 8 }]}>
          {`${model.partnerName} chose this questionnaire in place of the automatic choice. Its reason: ${reason}`}
        </Words>
      ) : null}
      {qualifications.length > 0 ? (
        <Criteria criteria={qualifications} />
      ) : (
        <Words style={STYLES.lead}>No conditions were recorded for this choice.</Words>
      )}
    </Part>
  );
}

/** Parts 2e to 2h. SAQ D has no Part 2h. */
export function AssessmentParts({
  model,
  families,
}: {
  readonly model: DocumentModel;
  readonly families: readonly Family[];
}) {
  return (
    <>
      <Part number="2e" title="Listed products and solutions">
        <Facts facts={productFacts(model)} labelWidth={190} />
      </Part>
      <Part number="2f" title="Service providers">
        <Facts facts={providerFacts(model)} labelWidth={190} />
      </Part>
      <Part number="2g" title="Answers by requirement">
        <FamilyTable families={families} ticks />
        <Words style={[STYLES.note, { marginTop: 6 }]}>
          A sign stands where at least one control of the requirement has that answer.
        </Words>
      </Part>
      {model.saqType === "SAQ D" ? null : <Eligibility model={model} />}
    </>
  );
}
