// What was sealed, for good: the one value that both documents are made from. A record is written once and
// read for ten years, so a shape that was ever written is never changed: another shape is a new version.
import { z } from "zod";
import { AttemptRef } from "@/lib/domain/attempt/shape";
import { DOCUMENT_KINDS } from "@/lib/domain/document/shape";
import { LANGUAGE_CODES } from "@/lib/domain/language/shape";
import { DESCRIPTION_ORIGINS } from "@/lib/domain/payment-method/shape";
import { ANSWER_ORIGINS, GIVEN_BY, WorksheetShape } from "@/lib/domain/question/shape";
import { FieldValues, REVIEW_GROUP_IDS } from "@/lib/domain/review/shape";
import { ConfirmationShape, StatementShape } from "@/lib/domain/statement/shape";
import { SaqTypeShape } from "@/lib/domain/text";
import { CONTROL_STATUSES } from "@/lib/pci/response";

/** The newest shape. */
export const RECORD_SHAPE_VERSION = 3;

/** What stands against compliance; an attestation without any of these attests it. */
export const REASONS = [
  "not_in_place",
  "unanswered",
  "worksheet_missing",
  "reason_missing",
  "not_eligible",
  "attestation_declined",
  "unsigned",
  "other_payment_method",
] as const;

/** One thing that stands against compliance. */
export type Reason = (typeof REASONS)[number];

const moment = z.iso.datetime();
const text = z.string();
const maybe = z.string().nullable();

const RecordControlV1 = z.object({
  controlId: text,
  title: text,
  requirement: text,
  /** The answer lines that the form has for it; empty where it has one. */
  lines: z.array(text),
  status: z.enum(CONTROL_STATUSES),
  /** The words for this control by itself: the merchant's, or with origin `preset` the partner's. */
  answer: maybe,
  /** The words of `answer` that the status rests on; null where it rests on a choice or on none. */
  quote: maybe,
  /** Whose words the quote stands in: its own answer, or the section's. */
  origin: z.enum(ANSWER_ORIGINS).nullable(),
  givenBy: z.enum(GIVEN_BY).nullable(),
  /** Nobody answered it by itself: it takes over the status of its section. */
  inherited: z.boolean(),
  /** Somebody was asked and was not sure. */
  notSure: z.boolean(),
  worksheet: WorksheetShape.nullable(),
  plan: maybe,
  /** `2027-03-31`. */
  planDate: maybe,
  planBy: maybe,
});

const RecordSectionV1 = z.object({
  topLevel: text,
  title: text,
  question: maybe,
  /** Everything that the merchant wrote to this section's question. */
  answer: maybe,
  controls: z.array(RecordControlV1),
});

const AssessmentV1 = z.object({
  attemptId: text,
  saqType: SaqTypeShape,
  edition: z.object({ id: text, label: text }),
  openedAt: moment,
  typeSource: z.enum(["determination", "partner"]),
  /** The type that the determination came to, where the partner chose another. */
  determinedType: SaqTypeShape.nullable(),
  overrideReason: maybe,
  renewedFrom: z.object({ attemptId: text, sealedAt: moment, recordSha256: maybe }).nullable(),
});

const DeterminationV1 = z.object({
  /** What the payment method's description said when the type was found; null: never determined. */
  description: maybe,
  rounds: z.array(z.object({ question: text, answer: text })),
  facts: z.array(
    z.object({
      fact: text,
      value: text,
      certainty: z.enum(["certain", "implied", "unknown"]),
      basis: z.enum(["said", "product", "chosen", "concluded", "unknown"]).optional(),
      quote: maybe,
    }),
  ),
});

const ReviewV1 = z.object({
  groupId: z.enum(REVIEW_GROUP_IDS),
  /** The merchant's own text; null where it filled in the fields alone. */
  answer: maybe,
  fields: FieldValues,
});

/** How one control was answered last year and is now, where that changed. */
const ChangeV1 = z.object({
  controlId: text,
  before: z.enum(CONTROL_STATUSES),
  after: z.enum(CONTROL_STATUSES),
});

const ChangesV1 = z.object({
  statuses: z.array(ChangeV1),
  newControls: z.array(text),
  droppedControls: z.array(z.object({ controlId: text, title: text })),
});

/** What was signed: the record without signature and evidence. */
const RecordContentV1 = z.object({
  format: z.literal("sealwright.record"),
  shapeVersion: z.literal(1),
  partner: z.object({ id: text, name: text }),
  merchant: z.object({
    id: text,
    name: text,
    externalMerchantId: maybe,
    email: maybe,
    website: maybe,
  }),
  paymentMethod: z.object({
    id: text,
    name: text,
    description: text,
    channel: maybe,
    vendor: maybe,
  }),
  assessment: AssessmentV1,
  determination: DeterminationV1,
  statements: z.array(StatementShape.extend({ reference: maybe })),
  sections: z.array(RecordSectionV1),
  review: z.array(ReviewV1),
  /** Null where this renews nothing. */
  changes: ChangesV1.nullable(),
});

const descriptionOrigin = z.enum(DESCRIPTION_ORIGINS);

/** Beside the first shape: whose words describe how cards are taken. */
const RecordContentV2 = RecordContentV1.extend({
  shapeVersion: z.literal(2),
  paymentMethod: RecordContentV1.shape.paymentMethod.extend({ descriptionOrigin }),
  determination: DeterminationV1.extend({
    /** Null: never determined, or it is not known. */
    descriptionOrigin: descriptionOrigin.nullable(),
  }),
});

/** Beside the second shape: what the partner had decided that the questionnaire hangs on. */
const RecordContentV3 = RecordContentV2.extend({
  shapeVersion: z.literal(3),
  determination: RecordContentV2.shape.determination.extend({
    decisions: z.array(z.object({ choice: text, value: text, text })),
  }),
});

const SignatureV1 = z.object({
  signatoryName: text,
  signatoryTitle: text,
  /** The words that were shown and confirmed. */
  acknowledgement: text,
  /** The same in English, where they are words of the portal in another language. */
  acknowledgementEnglish: maybe,
  acknowledgementLanguage: z.enum(LANGUAGE_CODES).nullable(),
  signedAt: moment,
  confirmations: z.array(ConfirmationShape),
});

/** Who made a call, as the service saw it. */
export const CallerEvidenceShape = z.object({
  kind: z.enum(["merchant", "partner", "user", "system"]),
  /** Id of the session token, the API key, the person, or the job. */
  credentialId: text,
  /** What a session token is for. */
  use: z.enum(["portal", "chat", "rest"]).nullable(),
  /** The caller's network address; null where it is not known. */
  address: maybe,
  userAgent: maybe,
});

/** Who made a call, as the service saw it. */
export type CallerEvidence = z.output<typeof CallerEvidenceShape>;

const SigningEvidenceV1 = z.object({
  caller: CallerEvidenceShape,
  acknowledgementSha256: text,
  /** The content that stood when it was signed. */
  contentSha256: text,
  /** What was given for the first time between signing and sealing, by kind. */
  givenAfterwards: z.object({
    controls: z.array(text),
    reviewGroups: z.array(z.enum(REVIEW_GROUP_IDS)),
    other: z.int(),
  }),
  /** Controls answered before signing whose words were read only afterwards. */
  readAfterwards: z.array(text),
});

const EvidenceV1 = z.object({
  version: z.int(),
  /** SHA-256 of this record's content: all but `signature` and `evidence`. */
  contentSha256: text,
  sealedAt: moment,
  sealedBy: z.enum(["finalize", "submit"]),
  sealedByCaller: CallerEvidenceShape,
  /** When this version was written. */
  recordedAt: moment,
  /** The last moment of validity of a compliant attestation. */
  expiresAt: moment,
  /** What of this attestation by itself stands against compliance. */
  reasons: z.array(z.enum(REASONS)),
  /** `legal_exception`: each control that is Not In Place is forbidden by a law that was named. */
  result: z.enum(["compliant", "non_compliant", "legal_exception"]),
  signing: SigningEvidenceV1.nullable(),
  paper: z.enum(["A4", "LETTER"]),
  verificationCode: text,
  verificationUrl: text,
});

/** A sealed record in its first shape. */
const RecordV1 = RecordContentV1.extend({
  signature: SignatureV1.nullable(),
  evidence: EvidenceV1,
});

/** A sealed record in its second shape. */
const RecordV2 = RecordContentV2.extend({
  signature: SignatureV1.nullable(),
  evidence: EvidenceV1,
});

/** A sealed record in its third shape. */
const RecordV3 = RecordContentV3.extend({
  signature: SignatureV1.nullable(),
  evidence: EvidenceV1,
});

/** A sealed record in any shape that was ever written. */
export const SealedRecordShape = z.discriminatedUnion("shapeVersion", [
  RecordV1,
  RecordV2,
  RecordV3,
]);

/** What was signed: the record without signature and evidence. */
export type RecordContent =
  | z.output<typeof RecordContentV1>
  | z.output<typeof RecordContentV2>
  | z.output<typeof RecordContentV3>;
/** A sealed record. */
export type SealedRecord = z.output<typeof SealedRecordShape>;
/** One top-level requirement of a record. */
export type RecordSection = RecordContent["sections"][number];
/** One control of a record. */
export type RecordControl = RecordSection["controls"][number];
/** What was signed, and what the signatory said to each statement. */
export type RecordSignature = NonNullable<SealedRecord["signature"]>;
/** Who sealed and signed, when and from where. */
export type RecordEvidence = SealedRecord["evidence"];

/** What anybody who holds a printed attestation may know of its record: no answers. */
export const VerifiedRecord = z.object({
  merchantName: text,
  saqType: SaqTypeShape,
  edition: text,
  result: z.enum(["compliant", "non_compliant", "legal_exception"]),
  signedAt: moment.nullable(),
  sealedAt: moment,
  /** Null where it does not attest compliance. */
  expiresAt: moment.nullable(),
  version: z.int(),
  recordSha256: text,
  /** When a later version of this record was written. */
  laterVersionAt: moment.nullable(),
  /** When the same way of taking cards was assessed and sealed again. */
  renewedAt: moment.nullable(),
  /** When the partner's reviewers last asked for corrections, of this assessment or of a later one; null: never. */
  corrections: z.object({ askedAt: moment, of: z.enum(["this", "later"]) }).nullable(),
  /** The stored PDFs of every version, to compare a copy with. */
  files: z.array(z.object({ kind: z.enum(DOCUMENT_KINDS), version: z.int(), sha256: text })),
});

/** What anybody who holds a printed attestation may know of its record. */
export type VerifiedRecord = z.output<typeof VerifiedRecord>;

/** Names the record of a sealed attempt. */
export const RecordRef = AttemptRef.extend({
  version: z.coerce.number().int().min(1).max(2).optional().meta({
    description: "The newest where it is left out.",
  }),
});
