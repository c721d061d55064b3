import type { ReactNode } from "react";

/** One labelled value. */
export interface DescriptionItem {
  readonly label: string;
  readonly value: ReactNode;
}

/** Labels with their values, side by side where there is room. */
export function DescriptionList({ items }: { readonly items: readonly DescriptionItem[] }) {
  return (
    <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-xs text-faint">{label}</dt>
          <dd className="text-sm font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
