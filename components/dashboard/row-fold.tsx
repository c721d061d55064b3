import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

interface RowFoldProps {
  /** The row as it stands in the list. */
  readonly row: ReactNode;
  readonly children: ReactNode;
}

/** A row of a list that unfolds what there is more of it. */
export function RowFold({ row, children }: RowFoldProps) {
  return (
    <details className="group">
      <summary className="grid min-h-11 grid-cols-[1rem_minmax(0,1fr)] items-start gap-x-2 px-5 py-2.5 text-sm transition-colors duration-(--motion) hover:bg-wash">
        <ChevronRight
          className="mt-1 size-4 shrink-0 text-faint transition-transform duration-(--motion) group-open:rotate-90"
          aria-hidden="true"
        />
        {row}
      </summary>
      <div className="px-5 pb-4 pl-11 text-sm">{children}</div>
    </details>
  );
}
