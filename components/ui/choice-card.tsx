import type { ReactNode } from "react";

interface ChoiceCardProps {
  /** The group that it is one of. */
  readonly name: string;
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Stands beside the words and says nothing that they do not. */
  readonly picture?: ReactNode;
  readonly chosen: boolean;
  readonly choose: () => void;
}

/** One of several answers as a sheet that can be tapped anywhere. */
export function ChoiceCard(props: ChoiceCardProps) {
  const { name, value, label, hint, picture, chosen, choose } = props;
  return (
    <label
      className={`flex min-h-12 cursor-pointer items-start gap-3 rounded-medium border p-4 transition-colors duration-(--motion) has-focus-visible:outline-3 has-focus-visible:outline-accent ${chosen ? "border-accent bg-accent-wash" : "border-line-strong bg-surface hover:border-ink"}`}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={chosen}
        onChange={choose}
        className="mt-1 size-5 shrink-0 accent-(--accent)"
      />
      <span className="min-w-0 grow">
        <span className="block font-semibold">{label}</span>
        {hint ? <span className="block text-sm text-soft">{hint}</span> : null}
      </span>
      {picture}
    </label>
  );
}
