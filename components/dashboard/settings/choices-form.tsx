"use client";
// What the partner decides where the eligibility criteria leave that to the acquirer: one question each, with what
// every answer means for merchants. Works without scripts, too.
import { useActionState } from "react";
import { type FormState, Outcome } from "@/components/ui/act-form";
import { Button } from "@/components/ui/button";
import { SentAlong } from "@/components/ui/sent-along";
import {
  ACQUIRER_CHOICES,
  type AcquirerChoice,
  CHOICE_VALUES,
  choiceSpec,
} from "@/lib/pci/acquirer-choices";

/** What is chosen, by choice. */
type Chosen = Readonly<Record<AcquirerChoice, string>>;

/** What saving the choices answers. */
export interface ChoicesState extends FormState {
  /** The choices as they were sent, or as they are now where they were taken. */
  readonly chosen?: Readonly<Record<string, string>>;
}

type ChoicesAct = (state: ChoicesState, data: FormData) => Promise<ChoicesState>;

/** Every choice with its answers, and one button for all. */
export function ChoicesForm({
  act,
  chosen,
}: {
  readonly act: ChoicesAct;
  readonly chosen: Chosen;
}) {
  const [state, submit, pending] = useActionState(act, {});
  const shown = { ...chosen, ...state.chosen };
  return (
    <form action={submit} noValidate>
      <SentAlong />
      <div className="px-5 pt-5 empty:hidden">
        <Outcome state={state} />
      </div>
      {ACQUIRER_CHOICES.map((choice) => (
        <ChoiceField
          key={`${choice} ${shown[choice]}`}
          choice={choice}
          value={shown[choice]}
          error={state.problems?.[`acquirerChoices.${choice}`] ?? null}
        />
      ))}
      <div className="border-line border-t px-5 py-5">
        <Button type="submit" look="primary" pending={pending}>
          Save
        </Button>
      </div>
    </form>
  );
}

interface ChoiceFieldProps {
  readonly choice: AcquirerChoice;
  readonly value: string;
  readonly error: string | null;
}

function ChoiceField({ choice, value, error }: ChoiceFieldProps) {
  const { title, question, values } = choiceSpec(choice);
  const [first] = CHOICE_VALUES[choice];
  const described = `${choice}-question`;
  return (
    <fieldset
      className="border-line border-t px-5 py-5 first-of-type:border-t-0"
      aria-describedby={described}
    >
      <legend className="float-left w-full font-semibold">{title}</legend>
      <div className="clear-left space-y-3">
        <p id={described} className="max-w-prose text-sm text-soft">
          {question}
        </p>
        {error ? (
          <p role="alert" className="text-sm font-semibold text-bad">
            {error}
          </p>
        ) : null}
        <div className="max-w-prose">
          {Object.entries(values).map(([each, { label, effect }]) => (
            <label key={each} className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
              <input
                type="radio"
                name={choice}
                value={each}
                defaultChecked={each === value}
                className="mt-0.5 size-5 shrink-0 accent-(--accent)"
              />
              <span className="min-w-0 text-sm">
                <span className="font-medium">{label}</span>
                {each === first ? <span className="text-faint"> (default)</span> : null}
                <span className="block text-soft">{effect}</span>
              </span>
            </label>
          ))}
        </div>
      </div>
    </fieldset>
  );
}
