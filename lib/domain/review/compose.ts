// The answer to a review group in words, where the fields alone were filled in: for clients that know
// the contract alone.
import type { FieldSpec } from "@/lib/pci/attestation-fields";
import { countryName } from "@/lib/pci/countries";
import type { CellSpec } from "./cell-values";
import type { FieldRow, FieldValue, FieldValues } from "./shape";

/** A line for each field that was given; empty where none was. */
export function composeAnswer(specs: readonly FieldSpec[], values: FieldValues): string {
  return specs
    .flatMap((spec) => {
      const value = values[spec.id];
      return value === undefined ? [] : [composeField(spec, value)];
    })
    .join("\n");
}

function composeField(spec: FieldSpec, value: FieldValue): string {
  const label = spec.label.endsWith("?") ? spec.label : `${spec.label}:`;
  if (Array.isArray(value)) {
    return [label, ...value.map((row) => composeRow(spec, row))].join("\n");
  }
  return `${label} ${spec.type === "rows" ? value : wordsOf({ ...spec, type: spec.type }, value)}`;
}

function composeRow({ columns = [] }: FieldSpec, row: FieldRow): string {
  return columns
    .flatMap((column) => {
      const value = row[column.id];
      return value === undefined ? [] : [wordsOf(column, value)];
    })
    .join(", ");
}

function wordsOf({ type, choices }: CellSpec, value: string | number | boolean): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (type === "country") return countryName(String(value));
  return choices?.find((choice) => choice.value === value)?.label ?? String(value);
}
