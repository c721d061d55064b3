"use client";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";

/** One page of a place. */
export interface SectionTab {
  readonly href: string;
  readonly label: string;
}

interface SectionTabsProps {
  /** What the pages belong to. */
  readonly label: string;
  readonly tabs: readonly SectionTab[];
}

/** The pages of one place of the dashboard; the present one is marked. */
export function SectionTabs({ label, tabs }: SectionTabsProps) {
  const here = usePathname();
  const list = useRef<HTMLUListElement>(null);
  // The page that one is on may lie beyond the edge of a narrow window.
  useEffect(() => {
    if (!here) return;
    const current = list.current?.querySelector("[aria-current]");
    current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [here]);
  return (
    // Narrow windows show one line of them, to be pushed aside; the ring of focus needs room within.
    <nav aria-label={label} className="-mx-1 overflow-x-auto border-line border-b px-1">
      <ul ref={list} className="flex w-max gap-x-5">
        {tabs.map(({ href, label: words }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={here === href ? "page" : undefined}
              className="flex min-h-11 items-center border-transparent border-b-2 text-sm font-semibold text-soft no-underline hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-accent"
            >
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
