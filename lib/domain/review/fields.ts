// The fields of a review group as they are shown: with what was given, else with what is known.
import { isAsked } from "@/lib/pci/asked";
import { type FieldSpec, fieldsOfGroup } from "@/lib/pci/attestation-fields";
import type { SaqType } from "@/lib/pci/saq-type";
import type { FieldValue, FieldValues, ReviewField, ReviewGroupId } from "./shape";

/** What the fields of a group hold. */
export interface GroupValues {
  readonly given: FieldValues;
  readonly known: FieldValues;
}

/** The fields that the form of a questionnaire has in a group. */
export function fieldsWith(
  groupId: ReviewGroupId,
  saqType: SaqType,
  { given, known }: GroupValues,
): ReviewField[] {
  return fieldsOfGroup(groupId, saqType).map((spec) => ({
    ...asked(spec),
    ...held(given[spec.id], isRuledOut(spec, given) ? undefined : known[spec.id]),
  }));
}

/** What was given to the question before it says that this one is not asked. */
function isRuledOut(spec: FieldSpec, given: FieldValues): boolean {
  const before = spec.showWhen && given[spec.showWhen.field];
  return before !== undefined && !isAsked(spec, given);
}

function held(
  given: FieldValue | undefined,
  known: FieldValue | undefined,
): Pick<ReviewField, "value" | "source"> {
  if (given !== undefined) return { value: given, source: "given" };
  if (known !== undefined) return { value: known, source: "known" };
  return { value: null, source: "none" };
}

function asked(spec: FieldSpec): Omit<ReviewField, "value" | "source"> {
  const { id, label, help, type, required, choices, columns, showWhen } = spec;
  const choicesOf = (list: FieldSpec["choices"]) =>
    list ? list.map((each) => ({ ...each })) : null;
  return {
    id,
    label,
    help: help ?? null,
    type,
    required,
    choices: choicesOf(choices),
    columns:
      columns?.map((column) => ({
        id: column.id,
        label: column.label,
        type: column.type,
        choices: choicesOf(column.choices),
        required: column.required ?? false,
      })) ?? null,
    showWhen: showWhen ? { field: showWhen.field, is: [...showWhen.is] } : null,
  };
}
