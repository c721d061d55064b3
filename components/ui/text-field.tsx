import type {
  InputHTMLAttributes,
  ReactNode,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from "react";

interface FieldFrameProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Why the input is refused: stands above the field and is read with it. */
  readonly error?: string | null;
  readonly children: ReactNode;
}

function FieldFrame({ id, label, hint, error, children }: FieldFrameProps) {
  return (
    <div className={error ? "border-l-4 border-bad pl-4" : undefined}>
      <label htmlFor={id} className="block text-base font-semibold">
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="mt-1 text-sm text-soft">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} role="alert" className="mt-2 text-sm font-semibold text-bad">
          {error}
        </p>
      ) : null}
      <div className="mt-2">{children}</div>
    </div>
  );
}

const BOX =
  "w-full rounded-small border bg-surface px-3 py-2 text-base text-ink transition-colors duration-(--motion) hover:border-ink";

function boxClass(error: string | null | undefined): string {
  return `${BOX} ${error ? "border-2 border-bad" : "border-line-strong"}`;
}

function describedBy(id: string, hint: unknown, error: unknown): string | undefined {
  const ids = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}

type Shared = Omit<FieldFrameProps, "children">;

/** One line of text with its label, hint and refusal. */
export function TextField({
  id,
  label,
  hint,
  error,
  ...input
}: Shared & Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "id">) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error ?? null}>
      <input
        {...input}
        id={id}
        className={`${boxClass(error)} min-h-11`}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
      />
    </FieldFrame>
  );
}

/** Several lines of text with label, hint and refusal; it grows with what is typed. */
export function TextArea({
  id,
  label,
  hint,
  error,
  ...area
}: Shared & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "className" | "id">) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error ?? null}>
      <textarea
        rows={5}
        {...area}
        id={id}
        className={`${boxClass(error)} field-sizing-content max-h-[70dvh] min-h-32`}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
      />
    </FieldFrame>
  );
}

/** One of many values, from a list. */
export function SelectField({
  id,
  label,
  hint,
  error,
  ...select
}: Shared & Omit<SelectHTMLAttributes<HTMLSelectElement>, "className" | "id">) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error ?? null}>
      <select
        {...select}
        id={id}
        className={`${boxClass(error)} min-h-11`}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
      />
    </FieldFrame>
  );
}
