"use client";
import Link from "next/link";
import { usePathname } from "next/navigation";

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
  return (
    <nav aria-label={label} className="border-line border-b">
      <ul className="-mb-px flex flex-wrap gap-x-5">
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
