// What all pictures beside an answer share: their measure, and that they say nothing which the words do not.
import type { ReactNode } from "react";

/** A small picture in the colours of the page. */
export function Picture({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 96 64"
      className="h-12 w-18 shrink-0 self-center fill-surface stroke-soft sm:h-16 sm:w-24"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
