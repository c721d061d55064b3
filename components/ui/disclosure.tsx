import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

interface DisclosureProps {
  /** A heading or a line of text. */
  readonly heading: ReactNode;
  /** A line under the heading that stays visible while it is folded. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** Something folded that opens at its place. Works without scripts; printed in full. */
export function Disclosure({ heading, note, children }: DisclosureProps) {
  return (
    <details className="group border-t border-line">
      <summary className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1.5 px-4 py-4 transition-colors duration-(--motion) hover:bg-wash sm:px-6 print:grid-cols-1">
        <ChevronRight
          className="mt-1 size-5 text-accent transition-transform duration-(--motion) group-open:rotate-90 print:hidden"
          aria-hidden="true"
        />
        {heading}
        {note ? <span className="col-start-2 print:col-start-1">{note}</span> : null}
      </summary>
      <div className="px-4 pb-6 sm:px-6 sm:pl-14 print:pl-6">{children}</div>
    </details>
  );
}
