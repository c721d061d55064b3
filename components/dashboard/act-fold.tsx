import type { ReactNode } from "react";
import { Fold } from "@/components/ui/fold";

interface ActFoldProps {
  readonly label: string;
  /** Whom or what it is about, for people who do not see the row that it stands in. */
  readonly about?: string;
  /** What it does, before its form. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** An act of a row, folded away until somebody wants it. */
export function ActFold({ label, about, lead, children }: ActFoldProps) {
  const words = (
    <span>
      {label}
      {about ? <span className="sr-only"> {about}</span> : null}
    </span>
  );
  return (
    <Fold label={words}>
      <div className="max-w-md space-y-4 pb-2">
        {lead ? <p className="text-sm text-soft">{lead}</p> : null}
        {children}
      </div>
    </Fold>
  );
}
