import type { ReactNode } from "react";

/** A value with its label. */
export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** What is set, to read: label beside value, one under the other. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="divide-y divide-line text-sm">
      {facts.map(({ label, value }) => (
        <div key={label} className="grid gap-x-6 gap-y-0.5 px-5 py-3 sm:grid-cols-[14rem_1fr]">
          <dt className="text-soft">{label}</dt>
          <dd className="min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The entries of a list, or what it means that there are none. */
export function Entries({
  entries,
  none,
}: {
  readonly entries: readonly string[];
  readonly none: string;
}) {
  if (entries.length === 0) return <span className="text-soft">{none}</span>;
  return (
    <ul className="space-y-1">
      {entries.map((entry) => (
        <li key={entry} className="font-mono">
          {entry}
        </li>
      ))}
    </ul>
  );
}
