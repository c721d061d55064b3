"use client";
import type { ReactNode } from "react";

/**
 * Leads to another place of the same page and opens what is folded around it. Not by a hash: that is
 * the wizard's own address.
 */
export function JumpLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  function jump() {
    const target = document.getElementById(to);
    const fold = target?.closest("details");
    if (fold) fold.open = true;
    target?.scrollIntoView({ block: "start" });
    target?.focus({ preventScroll: true });
  }
  return (
    <button
      type="button"
      onClick={jump}
      className="inline-block cursor-pointer py-1 text-left text-accent underline underline-offset-4 hover:text-accent-strong"
    >
      {children}
    </button>
  );
}
