"use client";
// A field that takes rows: each row a group of labelled cells, added and taken away one by one.
import { Plus, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { SelectField, TextArea, TextField } from "@/components/ui/text-field";
import { focusField } from "@/components/wizard/error-summary";
import { useFormWords } from "@/components/wizard/form-words";
import type { TypedRow } from "@/components/wizard/review-form";
import type { ReviewField } from "@/lib/domain/review/shape";
import type { FieldProps } from "./review-field";

type Column = NonNullable<ReviewField["columns"]>[number];

interface CellProps {
  readonly id: string;
  readonly column: Column;
  readonly words: {
    readonly label: string;
    readonly choices: readonly { readonly value: string; readonly label: string }[];
  };
  readonly value: string;
  readonly error: string | null;
  readonly onType: (value: string) => void;
}

function Cell({ id, column, words, value, error, onType }: CellProps) {
  const t = useTranslations("about");
  const common = useTranslations("common");
  const shared = {
    id,
    label: (
      <span className="text-sm">
        {words.label}
        {column.required ? null : (
          <span className="font-normal text-soft"> ({common("optional")})</span>
        )}
      </span>
    ),
    error,
    value,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onType(event.target.value),
  };
  if (column.type === "choice") {
    return (
      <SelectField {...shared}>
        <option value="">{t("choose")}</option>
        {words.choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </SelectField>
    );
  }
  if (column.type === "text") return <TextArea {...shared} rows={2} />;
  if (column.type === "date") return <TextField {...shared} type="date" />;
  return <TextField {...shared} inputMode={column.type === "integer" ? "numeric" : "text"} />;
}

interface RowProps {
  readonly props: FieldProps;
  readonly index: number;
  readonly row: TypedRow;
  readonly change: (row: TypedRow, columnId: string) => void;
  readonly remove: (() => void) | null;
}

function Row({ props, index, row, change, remove }: RowProps) {
  const t = useTranslations("about");
  const { groupId, field, errors } = props;
  const words = useFormWords(groupId);
  const id = `${groupId}-${field.id}-${index}`;
  const wide = (field.columns ?? []).some(({ type }) => type === "text");
  return (
    <fieldset id={id} className="rounded-medium border border-line bg-surface p-4">
      <legend className="sr-only">{t("row", { number: index + 1 })}</legend>
      <div className={`grid gap-4 ${wide ? "" : "sm:grid-cols-2 lg:grid-cols-3"}`}>
        {(field.columns ?? []).map((column) => (
          <Cell
            key={column.id}
            id={`${id}-${column.id}`}
            column={column}
            words={words.column(field.id, column)}
            value={row[column.id] ?? ""}
            error={errors.get(`${field.id}.${index}.${column.id}`) ?? null}
            onType={(value) => change({ ...row, [column.id]: value }, column.id)}
          />
        ))}
      </div>
      {remove ? (
        <Button
          look="quiet"
          onClick={remove}
          icon={<Trash2 className="size-4 shrink-0" aria-hidden="true" />}
        >
          <span>
            {t("removeRow")}
            <span className="sr-only">: {t("row", { number: index + 1 })}</span>
          </span>
        </Button>
      ) : null}
    </fieldset>
  );
}

interface FieldRowsProps extends FieldProps {
  readonly hint: ReactNode;
  readonly error: string | null;
}

/** Asks for the rows of a field. One empty row stands there to begin with. */
export function FieldRows({ hint, error, ...props }: FieldRowsProps) {
  const t = useTranslations("about");
  const common = useTranslations("common");
  const { groupId, field, typed, onType } = props;
  const { label } = useFormWords(groupId).field(field);
  // A draft is refused as a whole: it was the cell that was typed into last.
  const [last, setLast] = useState<string | null>(null);
  const errors = last && error ? new Map([...props.errors, [last, error]]) : props.errors;
  const given = typeof typed === "string" ? [] : typed;
  const rows = given.length > 0 ? given : [{}];
  const id = `${groupId}-${field.id}`;
  const add = () => {
    onType([...rows, {}]);
    // The row is there once this event is done with.
    setTimeout(() => focusField(`${id}-${rows.length}`));
  };
  const takeAway = (index: number) => {
    setLast(null);
    onType(given.toSpliced(index, 1));
  };
  return (
    <fieldset id={id} className={error && !last ? "border-l-4 border-bad pl-4" : undefined}>
      <legend className="font-semibold">
        {label}
        {field.required ? null : (
          <span className="font-normal text-soft"> ({common("optional")})</span>
        )}
      </legend>
      {hint ? <div className="mt-1 text-sm text-soft">{hint}</div> : null}
      {error && !last ? (
        <p role="alert" className="mt-2 text-sm font-semibold text-bad">
          {error}
        </p>
      ) : null}
      <div className="mt-3 space-y-3">
        {rows.map((row, index) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place alone, and holds no state
            key={index}
            props={{ ...props, errors }}
            index={index}
            row={row}
            change={(changed, columnId) => {
              setLast(`${field.id}.${index}.${columnId}`);
              onType(rows.with(index, changed));
            }}
            remove={given.length > 0 ? () => takeAway(index) : null}
          />
        ))}
      </div>
      <div className="mt-3">
        <Button onClick={add} icon={<Plus className="size-4 shrink-0" aria-hidden="true" />}>
          <span>
            {t("addRow")}
            <span className="sr-only">: {label}</span>
          </span>
        </Button>
      </div>
    </fieldset>
  );
}
