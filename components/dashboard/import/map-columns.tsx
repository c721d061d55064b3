"use client";
import { useId } from "react";
import { Panel } from "@/components/dashboard/page-head";
import { Button } from "@/components/ui/button";
import { FIELD_WORDS, FIELDS, type Field, type Mapping } from "./columns";
import type { Sheet } from "./file";

const SAMPLES = 3;
const figure = new Intl.NumberFormat("en-GB");

interface MapColumnsProps {
  readonly sheet: Sheet;
  readonly mapping: Mapping;
  readonly onChange: (mapping: Mapping) => void;
  readonly onCheck: () => void;
  readonly onBack: () => void;
}

/** Which column of the list holds what, beside what the first rows say. */
export function MapColumns({ sheet, mapping, onChange, onCheck, onBack }: MapColumnsProps) {
  const ready = mapping.name !== null;
  return (
    <Panel
      title="Which column is which?"
      lead={`${figure.format(sheet.rows.length)} rows were read. Columns that you do not name here are left aside.`}
    >
      <table className="w-full text-sm max-md:block">
        <thead className="text-left text-xs text-soft max-md:hidden">
          <tr>
            <th scope="col" className="px-5 py-2 font-semibold">
              Here
            </th>
            <th scope="col" className="px-2 py-2 font-semibold">
              Column of your list
            </th>
            <th scope="col" className="px-5 py-2 font-semibold">
              First rows
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {FIELDS.map((field) => (
            <FieldRow key={field} {...{ field, sheet, mapping, onChange }} />
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap items-center gap-3 border-line border-t px-5 py-4">
        {ready ? (
          <Button look="primary" onClick={onCheck}>
            Check the list
          </Button>
        ) : (
          <p className="text-sm font-semibold text-open">
            Say which column holds the name: every merchant needs one.
          </p>
        )}
        <Button onClick={onBack}>Choose another list</Button>
        <p className="text-sm text-soft">Checking changes nothing.</p>
      </div>
    </Panel>
  );
}

type FieldRowProps = Pick<MapColumnsProps, "sheet" | "mapping" | "onChange"> & {
  readonly field: Field;
};

function FieldRow({ field, sheet, mapping, onChange }: FieldRowProps) {
  const id = useId();
  const { label, hint } = FIELD_WORDS[field];
  const at = mapping[field];
  const samples = at === null ? [] : sheet.rows.slice(0, SAMPLES).map((cells) => cells[at] ?? "");
  return (
    <tr className="border-line border-t max-md:block max-md:py-3">
      <th scope="row" className="px-5 py-2 text-left align-top font-normal max-md:block">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <span className="block text-xs text-soft">{hint}</span>
      </th>
      <td className="px-2 py-2 align-top max-md:block max-md:px-5">
        <select
          id={id}
          value={at ?? ""}
          onChange={(event) => {
            const { value } = event.target;
            onChange({ ...mapping, [field]: value === "" ? null : Number(value) });
          }}
          className="min-h-11 w-full min-w-40 rounded-small border border-line-strong bg-surface px-3 text-sm hover:border-ink md:max-w-64"
        >
          <option value="">Not in the list</option>
          {sheet.header.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            <option key={index} value={index}>
              {name || `Column ${index + 1}`}
            </option>
          ))}
        </select>
      </td>
      <td className="px-5 py-2 align-top text-xs text-soft max-md:block">
        {samples.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <span key={index} className="line-clamp-1">
            {text.trim() || "–"}
          </span>
        ))}
      </td>
    </tr>
  );
}
