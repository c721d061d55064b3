"use client";
import { KeyRound } from "lucide-react";
import { useActionState } from "react";
import { type FormField, type FormState, Outcome } from "@/components/ui/act-form";
import { Button } from "@/components/ui/button";
import { type ButtonLook, buttonClass } from "@/components/ui/button-look";
import { Callout } from "@/components/ui/callout";
import { CopyButton } from "@/components/ui/copy-button";
// An act that makes a secret: it stands there once, until its reader says that it is kept.
import { SentAlong } from "@/components/ui/sent-along";
import { TextField } from "@/components/ui/text-field";

/** What an act that makes a secret answers. */
export interface SecretState extends FormState {
  readonly secret?: string;
  /** What becomes of the one before. */
  readonly note?: string;
}

/** An act that makes a secret. */
export type SecretAct = (state: SecretState, data: FormData) => Promise<SecretState>;

interface SecretFormProps {
  readonly act: SecretAct;
  readonly id: string;
  readonly button: string;
  readonly look?: ButtonLook;
  readonly field?: FormField;
  readonly hidden?: Readonly<Record<string, string>>;
  /** The page to go on with once the secret is kept. */
  readonly page: string;
}

/** A form with at most one field, and the secret that it made. */
export function SecretForm(props: SecretFormProps) {
  const { act, id, button, look = "primary", field, hidden = {}, page } = props;
  const [state, submit, pending] = useActionState(act, {});
  if (state.secret) return <Shown secret={state.secret} note={state.note} page={page} />;
  return (
    <form action={submit} className="max-w-md space-y-5" noValidate>
      <SentAlong />
      <Outcome state={state} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {field ? (
        <TextField
          id={`${id}-${field.name}`}
          name={field.name}
          label={field.label}
          hint={field.hint}
          error={state.problems?.[field.name] ?? null}
          defaultValue={state.values?.[field.name] ?? field.value ?? ""}
          key={state.values?.[field.name]}
          autoComplete="off"
        />
      ) : null}
      <Button type="submit" look={look} pending={pending}>
        {button}
      </Button>
    </form>
  );
}

interface ShownProps {
  readonly secret: string;
  readonly note: string | undefined;
  readonly page: string;
}

function Shown({ secret, note, page }: ShownProps) {
  return (
    <div role="status">
      <Callout icon={KeyRound} title="Keep it now. It is shown this once.">
        <p>
          <code className="block break-all font-mono">{secret}</code>
        </p>
        {note ? <p>{note}</p> : null}
        <div className="flex flex-wrap gap-2 pt-1">
          <CopyButton text={secret} />
          {/* A whole page load: nothing of it stays in memory. */}
          <a href={page} className={buttonClass("secondary")}>
            I have kept it
          </a>
        </div>
      </Callout>
    </div>
  );
}
