import type { ReactNode } from "react";

/** One labelled value. */
export interface DescriptionItem {
  readonly label: string;
  readonly value: ReactNode;
}

/** Labels with their values, side by side where there is room. */
export function DescriptionList({ items }: { readonly items: readonly DescriptionItem[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-8 gap-y-4">
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-xs text-faint">{label}</dt>
          <dd className="text-sm font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
