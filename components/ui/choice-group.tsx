import type { ReactNode } from "react";

/** One of several answers. */
export interface Choice<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
  /** What follows from it: shown once it is chosen. */
  readonly note?: ReactNode;
}

interface ChoiceGroupProps<V extends string> {
  readonly id: string;
  readonly legend: ReactNode;
  readonly hint?: ReactNode;
  /** Why the answer is refused: stands above the choices and is read with them. */
  readonly error?: string | null;
  readonly choices: readonly Choice<V>[];
  readonly value: V | null;
  readonly onChoose: (value: V) => void;
}

/** One question with a few answers, of which one can be chosen. */
export function ChoiceGroup<V extends string>(props: ChoiceGroupProps<V>) {
  const { id, legend, hint, error, choices, value, onChoose } = props;
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean);
  return (
    <fieldset
      id={id}
      className={error ? "border-l-4 border-bad pl-4" : undefined}
      aria-describedby={described.join(" ") || undefined}
    >
      <legend className="mb-2 font-semibold">{legend}</legend>
      {hint ? (
        <div id={`${id}-hint`} className="-mt-1 mb-2 text-sm text-soft">
          {hint}
        </div>
      ) : null}
      {error ? (
        <p id={`${id}-error`} role="alert" className="mb-1 text-sm font-semibold text-bad">
          {error}
        </p>
      ) : null}
      {choices.map((choice) => (
        <div key={choice.value}>
          <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
            <input
              type="radio"
              name={id}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
              className="size-5 shrink-0 accent-(--accent)"
            />
            {choice.label}
          </label>
          {choice.note && choice.value === value ? (
            <div className="mb-2 ml-2.5 max-w-prose border-l-4 border-line-strong py-1 pl-5 text-sm">
              {choice.note}
            </div>
          ) : null}
        </div>
      ))}
    </fieldset>
  );
}
