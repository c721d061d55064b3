import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** Something folded that opens at its place. Works without scripts; printed in full. */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details className="group border-t border-line">
      <summary className="flex items-start gap-3 px-4 py-4 transition-colors duration-(--motion) hover:bg-wash sm:px-6">
        <ChevronRight
          className="mt-1 size-5 shrink-0 text-accent transition-transform duration-(--motion) group-open:rotate-90 print:hidden"
          aria-hidden="true"
        />
        <span className="min-w-0 grow">{summary}</span>
      </summary>
      <div className="px-4 pb-6 sm:px-6 sm:pl-14 print:pl-6">{children}</div>
    </details>
  );
}
