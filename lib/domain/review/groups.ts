import type { ReviewGroupId } from "./shape";

/** A group of attestation questions as it is asked. */
interface GroupText {
  readonly groupId: ReviewGroupId;
  readonly question: string;
  readonly hint: string;
  readonly required: boolean;
}

const GROUPS: readonly GroupText[] = [
  {
    groupId: "company_info",
    question: "Which company is this, and who can the bank ask about it?",
    hint: "Legal name, trading name if it differs, main website, and a contact's name, title, phone and e-mail.",
    required: true,
  },
  {
    groupId: "business_address",
    question: "What is the mailing address of the business?",
    hint: "Street, city, postal code and country.",
    required: true,
  },
  {
    groupId: "acquirer",
    question: "Which bank or processor receives this form?",
    hint: "The name on your card processing contract or statement. You may leave this out.",
    required: false,
  },
  {
    groupId: "locations",
    question: "Which places does this assessment cover?",
    hint: "For example: one shop in Porto, Portugal; one office in Lisbon, Portugal.",
    required: true,
  },
  {
    groupId: "business_description",
    question: "What does the business do, and where does it handle card payments?",
    hint: "What you sell, how customers pay, which providers and devices take part, and anything left out.",
    required: true,
  },
  {
    groupId: "remediation",
    question: "What will you do about the answers that are Not In Place, and by when?",
    hint: "For each one: the step, who does it and the target date.",
    required: true,
  },
];

/** The groups that an attempt asks: `remediation` only where something is Not In Place. */
export function groupsFor(hasNotInPlace: boolean): readonly GroupText[] {
  return GROUPS.filter((group) => group.groupId !== "remediation" || hasNotInPlace);
}

/** The required groups without an answer. */
export function missingGroups(
  hasNotInPlace: boolean,
  answered: ReadonlySet<ReviewGroupId>,
): ReviewGroupId[] {
  return groupsFor(hasNotInPlace)
    .filter((group) => group.required && !answered.has(group.groupId))
    .map((group) => group.groupId);
}
