// Part 1: the merchant, and the assessors.
import type { SealedRecord } from "@/lib/domain/record/shape";
import { type Fact, Facts } from "@/lib/render/look/primitives";
import { assessorStanding } from "./assessors";
import { factsOfPart } from "./given";
import { OwnWords, Part, Subheading } from "./part";

/** What the partner's records say. Nobody asked the merchant for it, so blanks are left out. */
function knownFacts({ merchant }: SealedRecord): Fact[] {
  const known = [
    { label: "Name there", value: merchant.name },
    { label: "Merchant number there", value: merchant.externalMerchantId },
    { label: "E-mail there", value: merchant.email },
    { label: "Website there", value: merchant.website },
  ];
  return known.filter(({ value }) => value);
}

function Merchant({ record }: { readonly record: SealedRecord }) {
  return (
    <Part first number="1a" title="The merchant">
      <Facts facts={factsOfPart(record, "1a", ["company_info"])} />
      <OwnWords record={record} groupId="company_info" about="Company and contact" />
      <Subheading>Mailing address</Subheading>
      <Facts facts={factsOfPart(record, "1a", ["business_address"])} />
      <OwnWords record={record} groupId="business_address" about="Address" />
      <Subheading>Who receives this form</Subheading>
      <Facts facts={factsOfPart(record, "1a", ["acquirer"])} />
      <OwnWords record={record} groupId="acquirer" about="Recipient" />
      <Subheading>{`In the records of ${record.partner.name}`}</Subheading>
      <Facts facts={knownFacts(record)} />
    </Part>
  );
}

function Assessors({ record }: { readonly record: SealedRecord }) {
  const details = factsOfPart(record, "1b").filter(({ fieldId }) => fieldId !== "helper");
  const internal = details.filter(({ fieldId }) => fieldId.startsWith("internal"));
  const outside = details.filter(({ fieldId }) => !fieldId.startsWith("internal"));
  return (
    <Part number="1b" title="Assessors">
      <Facts
        facts={[
          {
            label: "Internal assessor (ISA)",
            value: assessorStanding(record, "internal").word,
          },
          ...internal,
          { label: "Outside assessor (QSA)", value: assessorStanding(record, "outside").word },
          ...outside,
        ]}
      />
    </Part>
  );
}

/** Part 1: the merchant, and the assessors. */
export function WhoParts({ record }: { readonly record: SealedRecord }) {
  return (
    <>
      <Merchant record={record} />
      <Assessors record={record} />
    </>
  );
}
