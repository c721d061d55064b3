import type { ReactNode } from "react";

interface ProductHeadProps {
  readonly title: string;
  readonly lead: ReactNode;
}

/** What a page of payment products is about, beneath the heading of the settings. */
export function ProductHead({ title, lead }: ProductHeadProps) {
  return (
    <div className="min-w-0 space-y-1.5">
      <h2 className="break-words text-xl font-semibold">{title}</h2>
      <p className="max-w-prose text-sm text-soft">{lead}</p>
    </div>
  );
}
