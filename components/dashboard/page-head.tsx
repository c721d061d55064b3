import type { ReactNode } from "react";

interface PageHeadProps {
  readonly title: string;
  readonly lead?: ReactNode;
}

/** What a page of the dashboard is about. */
export function PageHead({ title, lead }: PageHeadProps) {
  return (
    <div className="space-y-1.5">
      <h1 className="text-2xl font-semibold">{title}</h1>
      {lead ? <p className="max-w-prose text-sm text-soft">{lead}</p> : null}
    </div>
  );
}

interface PanelProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page, with its heading. */
export function Panel({ title, lead, children }: PanelProps) {
  return (
    <section className="rounded-medium border border-line bg-surface shadow-card">
      <div className="space-y-1 border-line border-b px-5 py-4">
        <h2 className="text-base font-semibold">{title}</h2>
        {lead ? <p className="max-w-prose text-sm text-soft">{lead}</p> : null}
      </div>
      {children}
    </section>
  );
}
