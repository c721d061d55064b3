// What the merchant gave in the review, field by field. Nothing here fills a gap: what was not given is
// null, and every reader prints it as not given.
import type { SealedRecord } from "@/lib/domain/record/shape";
import type { FieldValue, ReviewGroupId } from "@/lib/domain/review/shape";
import { type FieldColumn, type FieldSpec, fieldsOfGroup } from "@/lib/pci/attestation-fields";
import type { Fact } from "@/lib/render/look/primitives";
import { formatDay } from "@/lib/render/moments";
import { printedLabel } from "./labels";

/** One row of a field that takes rows. */
export type GivenRow = Readonly<Record<string, string | number>>;

const GROUPS: readonly ReviewGroupId[] = [
  "company_info",
  "business_address",
  "acquirer",
  "locations",
  "business_description",
];

const COUNTRIES = new Intl.DisplayNames("en", { type: "region" });

/** What a field holds; null where it was left blank. */
export function givenValue(
  record: SealedRecord,
  groupId: ReviewGroupId,
  fieldId: string,
): FieldValue | null {
  const value = record.review.find((group) => group.groupId === groupId)?.fields[fieldId];
  if (value === undefined || value === "") return null;
  return Array.isArray(value) && value.length === 0 ? null : value;
}

/** The rows of a field that takes rows; none where it was left blank. */
export function givenRows(
  record: SealedRecord,
  groupId: ReviewGroupId,
  fieldId: string,
): readonly GivenRow[] {
  const value = givenValue(record, groupId, fieldId);
  return Array.isArray(value) ? value : [];
}

/** What the merchant wrote about a whole group; null where it filled in the fields alone. */
export function ownWordsOf(record: SealedRecord, groupId: ReviewGroupId): string | null {
  return record.review.find((group) => group.groupId === groupId)?.answer || null;
}

function countryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  const name = COUNTRIES.of(code);
  return name && name !== code ? `${name} (${code})` : code;
}

/** A value as it is printed; null for one that no single line can hold. */
export function printedValue(
  { type, choices }: FieldSpec | FieldColumn,
  value: FieldValue | null,
): string | null {
  if (value === null || Array.isArray(value)) return null;
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") return String(value);
  if (type === "date") return formatDay(value);
  if (type === "country") return countryName(value);
  return choices?.find((choice) => choice.value === value)?.label ?? value;
}

/** Whether a field was asked: not where its condition is known to be false, or not known to be true. */
function isPrinted(record: SealedRecord, groupId: ReviewGroupId, field: FieldSpec): boolean {
  if (!field.showWhen) return true;
  const condition = givenValue(record, groupId, field.showWhen.field);
  // What was given although its condition is unknown was given all the same.
  if (condition === null) return givenValue(record, groupId, field.id) !== null;
  if (typeof condition !== "string" && typeof condition !== "boolean") return false;
  return field.showWhen.is.includes(condition);
}

/** The specification of a field that the form of this questionnaire has; null where it has none. */
export function findField(
  record: SealedRecord,
  groupId: ReviewGroupId,
  fieldId: string,
): FieldSpec | null {
  const fields = fieldsOfGroup(groupId, record.assessment.saqType);
  return fields.find(({ id }) => id === fieldId) ?? null;
}

/** Whether a field of rows belongs on the form as it was filled in. */
export function hasRowsField(
  record: SealedRecord,
  groupId: ReviewGroupId,
  fieldId: string,
): boolean {
  const field = findField(record, groupId, fieldId);
  return field !== null && isPrinted(record, groupId, field);
}

/** A fact that one field of the review holds. */
export interface FieldFact extends Fact {
  readonly fieldId: string;
}

/** Every single field of a part of the form, from one group of the review or from all. */
export function factsOfPart(
  record: SealedRecord,
  part: string,
  groups: readonly ReviewGroupId[] = GROUPS,
): FieldFact[] {
  return groups.flatMap((groupId) =>
    fieldsOfGroup(groupId, record.assessment.saqType)
      .filter((field) => field.part === part && field.type !== "rows")
      .filter((field) => isPrinted(record, groupId, field))
      .map((field) => ({
        fieldId: field.id,
        label: printedLabel(groupId, field),
        value: printedValue(field, givenValue(record, groupId, field.id)),
      })),
  );
}
