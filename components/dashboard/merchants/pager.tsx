// From page to page. The way back is the list's own, so it is there after a reload and for whoever was sent the address.
import { ChevronLeft, ChevronRight, ChevronsLeft } from "lucide-react";
import Link from "next/link";
import { buttonClass } from "@/components/ui/button-look";
import { figure } from "./words";

interface PagerProps {
  readonly first: string;
  readonly previous: string | null;
  readonly next: string | null;
  readonly from: number;
  readonly to: number;
  readonly total: number;
}

/** Which rows these are, and the ways to the others. */
export function Pager({ first, previous, next, from, to, total }: PagerProps) {
  return (
    <nav
      aria-label="Pages"
      className="flex flex-wrap items-center justify-between gap-3 print:[&>div]:hidden"
    >
      <p className="figures text-sm text-soft">
        {figure.format(from)} to {figure.format(to)} of {figure.format(Math.max(total, to))}
      </p>
      <div className="flex gap-2">
        {previous && previous !== first ? (
          <Link href={first} prefetch={false} className={buttonClass("secondary")}>
            <ChevronsLeft className="size-4 shrink-0" aria-hidden="true" />
            First
          </Link>
        ) : null}
        {previous ? (
          <Link href={previous} prefetch={false} className={buttonClass("secondary")} rel="prev">
            <ChevronLeft className="size-4 shrink-0" aria-hidden="true" />
            Previous
          </Link>
        ) : null}
        {next ? (
          <Link href={next} prefetch={false} className={buttonClass("secondary")} rel="next">
            Next
            <ChevronRight className="size-4 shrink-0" aria-hidden="true" />
          </Link>
        ) : null}
      </div>
    </nav>
  );
}
