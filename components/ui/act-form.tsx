"use client";
import { CircleAlert, CircleCheck } from "lucide-react";
import { type ReactNode, useActionState, useEffect, useRef } from "react";
import { Button } from "./button";
import type { ButtonLook } from "./button-look";
import { Callout } from "./callout";
// A form whose act runs on the server: what is wrong stands above it and at its field, and what was typed
// stays. Works without scripts, too.
import { SentAlong } from "./sent-along";
import { SelectField, TextArea, TextField } from "./text-field";

/** What an act answers where it does not lead elsewhere. */
export interface FormState {
  /** What went wrong as a whole. */
  readonly problem?: string;
  /** What is wrong with a field, by its name. */
  readonly problems?: Readonly<Record<string, string>>;
  /** What was typed, to show it again, and what goes along unseen from now on. Never a password. */
  readonly values?: Readonly<Record<string, string>>;
  /** What was done, where the page stays. */
  readonly done?: string;
}

/** An act of a form. */
export type FormAct = (state: FormState, data: FormData) => Promise<FormState>;

/** A field of a form. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly type?: "text" | "email" | "password";
  readonly autoComplete?: string;
  readonly inputMode?: "numeric" | "email";
  /** It takes several lines. */
  readonly long?: true;
  readonly value?: string;
  /** One of these, instead of a text. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

interface ActFormProps {
  readonly act: FormAct;
  readonly fields?: readonly FormField[];
  /** Values that go along unseen. */
  readonly hidden?: Readonly<Record<string, string>>;
  readonly button: string;
  readonly look?: ButtonLook;
  /** Tells this form's fields from those of others on the page. */
  readonly id: string;
  readonly children?: ReactNode;
}

/** A form with its fields, one button, and what became of the last try. */
export function ActForm(props: ActFormProps) {
  const { act, fields = [], hidden = {}, button, look = "primary", id, children } = props;
  const [state, submit, pending] = useActionState(act, {});
  return (
    <form action={submit} className="space-y-6" noValidate>
      <SentAlong />
      <Outcome state={state} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={state.values?.[name] ?? value} />
      ))}
      {fields.map((field) => (
        <Field key={field.name} id={`${id}-${field.name}`} field={field} state={state} />
      ))}
      {children}
      <Button type="submit" look={look} pending={pending}>
        {button}
      </Button>
    </form>
  );
}

/** What became of the last try of a form; it takes the focus when it appears. */
export function Outcome({ state }: { readonly state: FormState }) {
  const box = useRef<HTMLDivElement>(null);
  const { problem, problems, done } = state;
  const said = problem ?? (problems && Object.keys(problems).length > 0 ? SEE_FIELDS : done);
  useEffect(() => {
    if (said && state) box.current?.focus();
  }, [said, state]);
  if (!said) return null;
  return (
    <div ref={box} tabIndex={-1} role={said === done ? "status" : "alert"} className="outline-none">
      <Callout
        tone={said === done ? "info" : "bad"}
        icon={said === done ? CircleCheck : CircleAlert}
        title={said}
      />
    </div>
  );
}

const SEE_FIELDS = "Something is not right yet. See the fields below.";

interface FieldProps {
  readonly id: string;
  readonly field: FormField;
  readonly state: FormState;
}

function Field({ id, field, state }: FieldProps) {
  const { name, label, hint, type = "text", autoComplete, inputMode, value, options } = field;
  const error = state.problems?.[name] ?? null;
  const shown = state.values?.[name] ?? value ?? "";
  const shared = { id, name, label, hint, error, defaultValue: shown };
  if (options) {
    return (
      <SelectField key={shown} {...shared}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
    );
  }
  if (field.long) return <TextArea key={shown} {...shared} rows={3} />;
  return (
    <TextField
      key={shown}
      {...shared}
      type={type}
      autoComplete={autoComplete}
      inputMode={inputMode}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
