// The review asks the merchant; the attestation speaks about it. So each field has a second label.
import type { ReviewGroupId } from "@/lib/domain/review/shape";
import type { FieldColumn, FieldSpec } from "@/lib/pci/attestation-fields";

type Labels = Readonly<Record<string, string>>;

const LABELS: Readonly<Record<ReviewGroupId, Labels>> = {
  company_info: {
    legalName: "Legal name",
    helper: "Assessors who took part",
    internalNames: "Names of internal assessors",
    internalRole: "What the internal assessor did",
    internalHelp: "The help, in the merchant’s words",
    assessorCompany: "Company",
    assessorHelp: "The help, in the merchant’s words",
  },
  business_address: {},
  acquirer: {
    name: "Bank or processor that receives this form",
    merchantNumbers: "Merchant numbers there",
  },
  locations: {
    places: "Places that this covers",
    segmentation: "Part of the network kept apart, so that fewer systems count",
    segmentationHow: "How it is kept apart",
  },
  business_description: {
    channels: "What is done with cards, channel by channel",
    "channels.handling": "How card details are taken, kept or sent there",
    leftOut: "Cards also taken in a way that this does not cover",
    leftOutWhich: "Which, and why",
    environment: "Devices, programs and connections that take part",
    listed: "Products in use from a list of the PCI Council",
    p2peSolutions: "Encryption solution (P2PE)",
    spocSolutions: "Phone or tablet solution (SPoC)",
    providersStore: "Another company takes, keeps or sends card details",
    providersRun: "Another company runs systems that take part in card payments",
    providersAffect: "Another company could affect the security of card payments",
    providers: "Companies and what each does",
    "providers.service": "What it does",
    lawForbids: "A law forbids the merchant to meet a requirement",
    laws: "Requirements that a law forbids",
  },
  remediation: {
    plans: "What will be done",
    "plans.plan": "What will be done",
  },
};

/** What a field, or a column of one, is called in the attestation. */
export function printedLabel(
  groupId: ReviewGroupId,
  field: FieldSpec,
  column: FieldColumn | null = null,
): string {
  const labels = LABELS[groupId];
  return column
    ? (labels[`${field.id}.${column.id}`] ?? column.label)
    : (labels[field.id] ?? field.label);
}
