// What the attestation form asks about the business, field by field. The review step asks it, the record
// keeps it, and the documents print it under the part of the form that each field names.
import data from "./data/attestation-fields.json" with { type: "json" };
import { channelsAllowed } from "./form-channels";
import type { SaqType } from "./saq-type";

/** How a field is answered. `country`: a two-letter code of ISO 3166; `date`: `2027-03-31`. */
export const FIELD_TYPES = [
  "line",
  "text",
  "email",
  "phone",
  "url",
  "date",
  "integer",
  "country",
  "yesno",
  "choice",
  "rows",
] as const;

/** How a field is answered. */
export type FieldType = (typeof FIELD_TYPES)[number];

/** One choice of a field. */
export interface FieldChoice {
  readonly value: string;
  readonly label: string;
}

/** One column of a field that takes rows. */
export interface FieldColumn {
  readonly id: string;
  readonly label: string;
  readonly type: Exclude<FieldType, "rows" | "yesno">;
  readonly choices?: readonly FieldChoice[];
  /** A row without it says nothing. */
  readonly required?: boolean;
}

/** One field of a review group. */
export interface FieldSpec {
  readonly id: string;
  readonly label: string;
  readonly help?: string;
  readonly type: FieldType;
  /** Whether a bank expects it in the attestation. Sealing does not ask for it. */
  readonly required: boolean;
  /** Part of the attestation form under which it is printed, for example `2e`. */
  readonly part: string;
  readonly choices?: readonly FieldChoice[];
  readonly columns?: readonly FieldColumn[];
  /** Asked only where another field of the group has one of these values. */
  readonly showWhen?: { readonly field: string; readonly is: readonly (string | boolean)[] };
  /** Questionnaires whose form has the field; all where left out. */
  readonly types?: readonly SaqType[];
  readonly exceptTypes?: readonly SaqType[];
}

type GroupId = keyof typeof data;

/** The fields of a review group that the form of a questionnaire has, in order. */
export function fieldsOfGroup(groupId: GroupId, saqType: SaqType): readonly FieldSpec[] {
  return everyField(groupId)
    .filter(
      ({ types, exceptTypes }) =>
        (types === undefined || types.includes(saqType)) && !exceptTypes?.includes(saqType),
    )
    .map((field) => (field.id === "channels" ? withAllowedChannels(field, saqType) : field));
}

/** Whether the form of any questionnaire has a field in a group. */
export function isFieldOfGroup(groupId: GroupId, fieldId: string): boolean {
  return everyField(groupId).some(({ id }) => id === fieldId);
}

function everyField(groupId: GroupId): readonly FieldSpec[] {
  return data[groupId] as readonly FieldSpec[];
}

/** A way of selling that a questionnaire cannot be used for is no choice in it. */
function withAllowedChannels(field: FieldSpec, saqType: SaqType): FieldSpec {
  const allowed: readonly string[] = channelsAllowed(saqType);
  const columns = field.columns?.map((column) => {
    const choices = column.choices?.filter(({ value }) => allowed.includes(value));
    return choices ? { ...column, choices } : column;
  });
  return columns ? { ...field, columns } : field;
}
