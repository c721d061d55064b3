import { LoaderCircle } from "lucide-react";
import type { ReactNode } from "react";

/** Work that takes a while, with what is being done; told to people who do not see it. */
export function Working({ children }: { readonly children: ReactNode }) {
  return (
    <p role="status" className="flex items-center gap-3 py-2 text-sm text-soft">
      <LoaderCircle className="size-5 shrink-0 animate-spin text-accent" aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
