// Parts 1a to 2d: who was assessed, by whom, and for which way of taking cards.
import type { SealedRecord } from "@/lib/domain/record/shape";
import { type Fact, Facts } from "@/lib/render/look/primitives";
import { Part } from "./part";

type GroupId = SealedRecord["review"][number]["groupId"];

/** The merchant's own text for a group of the review. */
export function reviewAnswer(record: SealedRecord, groupId: GroupId): string | null {
  return record.review.find((each) => each.groupId === groupId)?.answer ?? null;
}

function merchantFacts(record: SealedRecord): Fact[] {
  const { merchant, partner } = record;
  return [
    { label: "Company and contact", value: reviewAnswer(record, "company_info") },
    { label: "Address", value: reviewAnswer(record, "business_address") },
    { label: "Acquirer", value: reviewAnswer(record, "acquirer") },
    { label: `Name in the records of ${partner.name}`, value: merchant.name },
  ];
}

/** Part 1: the merchant, and the assessors. */
export function WhoParts({ record }: { readonly record: SealedRecord }) {
  return (
    <>
      <Part first number="1a" title="The merchant">
        <Facts facts={merchantFacts(record)} />
      </Part>
      <Part number="1b" title="Assessors">
        <Facts facts={[{ label: "Assessors who took part", value: null }]} />
      </Part>
    </>
  );
}

/** Parts 2a to 2d: channels, the merchant's part in handling cards, environment, locations. */
export function ScopeParts({ record }: { readonly record: SealedRecord }) {
  const { paymentMethod, partner } = record;
  const description = reviewAnswer(record, "business_description");
  return (
    <>
      <Part number="2a" title="Payment channels">
        <Facts facts={[{ label: "Channels", value: null }]} />
      </Part>
      <Part number="2b" title="What the merchant does with cards">
        <Facts
          facts={[
            {
              label: `Payment method in the records of ${partner.name}`,
              value: paymentMethod.name,
            },
            { label: "In the merchant’s words", value: description },
          ]}
        />
      </Part>
      <Part number="2c" title="The card environment">
        <Facts facts={[{ label: "Environment", value: null }]} />
      </Part>
      <Part number="2d" title="Locations">
        <Facts facts={[{ label: "Where", value: reviewAnswer(record, "locations") }]} />
      </Part>
    </>
  );
}
