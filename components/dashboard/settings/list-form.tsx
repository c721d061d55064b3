"use client";
import { Trash2 } from "lucide-react";
import { useActionState, useEffect, useState } from "react";
import { type FormState, Outcome } from "@/components/ui/act-form";
import { Button } from "@/components/ui/button";
// A list that is edited entry by entry: what is wrong stands at its entry, and what was typed stays.
import { SentAlong } from "@/components/ui/sent-along";
import { TextField } from "@/components/ui/text-field";

/** What an act on a list answers. */
export interface ListState extends FormState {
  /** The entries as they were sent, or as they are now where they were taken. */
  readonly entries?: readonly string[];
}

/** The act of a list's form. */
export type ListAct = (state: ListState, data: FormData) => Promise<ListState>;

interface ListFormProps {
  readonly act: ListAct;
  /** The member of the settings: the name of each input, and where problems are told (`name.2`). */
  readonly name: string;
  /** What one entry is called. */
  readonly entryLabel: string;
  readonly hint: string;
  readonly entries: readonly string[];
  readonly button: string;
}

interface Row {
  readonly key: number;
  readonly text: string;
}

/** The entries with an empty one after the last, to type the next into. */
function rowsOf(entries: readonly string[]): Row[] {
  return [...entries, ""].map((text, key) => ({ key, text }));
}

/** A list with a line for each entry, and an empty line for the next. */
export function ListForm({ act, name, entryLabel, hint, entries, button }: ListFormProps) {
  const [state, submit, pending] = useActionState(act, {});
  const [rows, setRows] = useState(() => rowsOf(entries));
  useEffect(() => {
    if (state.entries) setRows(rowsOf(state.entries));
  }, [state]);
  const change = (key: number, text: string) => {
    setRows((before) => {
      const after = before.map((row) => (row.key === key ? { key, text } : row));
      if (after.at(-1)?.text === "") return after;
      return [...after, { key: Math.max(...after.map((row) => row.key)) + 1, text: "" }];
    });
  };
  const remove = (key: number) => setRows((before) => before.filter((row) => row.key !== key));
  return (
    <form action={submit} className="max-w-xl space-y-4" noValidate>
      <SentAlong />
      <Outcome state={state} />
      <p className="text-sm text-soft">{hint}</p>
      <ul className="space-y-3">
        {rows.map(({ key, text }, index) => (
          <li key={key} className="flex items-end gap-2">
            <div className="min-w-0 grow">
              <TextField
                id={`${name}-${key}`}
                name={name}
                label={`${entryLabel} ${index + 1}`}
                error={state.problems?.[`${name}.${index}`] ?? null}
                value={text}
                onChange={({ target }) => change(key, target.value)}
                autoCapitalize="none"
                autoComplete="off"
                spellCheck={false}
              />
            </div>
            {index < rows.length - 1 ? (
              <Button
                look="quiet"
                onClick={() => remove(key)}
                icon={<Trash2 className="size-4 shrink-0" aria-hidden="true" />}
              >
                <span className="sr-only">{`Remove ${text || `${entryLabel} ${index + 1}`}`}</span>
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <Button type="submit" pending={pending}>
        {button}
      </Button>
    </form>
  );
}
