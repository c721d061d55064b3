"use client";
// From page to page. Lists go forward by tokens; the way back is remembered in this tab, and without it leads
// to the first page.
import { ChevronLeft, ChevronRight, ChevronsLeft } from "lucide-react";
import Link from "next/link";
import { useEffect, useState } from "react";
import { buttonClass } from "@/components/ui/button-look";

interface PagerProps {
  readonly here: string;
  readonly first: string;
  readonly next: string | null;
  readonly from: number;
  readonly to: number;
  readonly total: number;
}

const figure = new Intl.NumberFormat("en-GB");
const cameFrom = new Map<string, string>();

/** Which rows these are, and the ways to the others. */
export function Pager({ here, first, next, from, to, total }: PagerProps) {
  const [back, setBack] = useState<string | null>(null);
  useEffect(() => setBack(cameFrom.get(here) ?? null), [here]);
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-3">
      <p className="figures text-sm text-soft">
        {figure.format(from)} to {figure.format(to)} of {figure.format(Math.max(total, to))}
      </p>
      <div className="flex gap-2">
        {from > 1 && !back ? (
          <Link href={first} prefetch={false} className={buttonClass("secondary")}>
            <ChevronsLeft className="size-4" aria-hidden="true" />
            First page
          </Link>
        ) : null}
        {back ? (
          <Link href={back} prefetch={false} className={buttonClass("secondary")} data-previous="">
            <ChevronLeft className="size-4" aria-hidden="true" />
            Previous
          </Link>
        ) : null}
        {next ? (
          <Link
            href={next}
            prefetch={false}
            onClick={() => cameFrom.set(next, here)}
            className={buttonClass("secondary")}
            data-next=""
          >
            Next
            <ChevronRight className="size-4" aria-hidden="true" />
          </Link>
        ) : null}
      </div>
    </nav>
  );
}
