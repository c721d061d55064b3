import type { ReactNode } from "react";

/** A sheet of paper on the page. It is a landmark of nothing: give it a heading inside. */
export function Card({ children, id }: { readonly children: ReactNode; readonly id?: string }) {
  return (
    <div
      id={id}
      className="rounded-medium border border-line bg-surface shadow-card print:border-0 print:border-t"
    >
      {children}
    </div>
  );
}
