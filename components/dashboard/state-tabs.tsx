// One list in several states: the tabs between them.
import Link from "next/link";

/** One state of a list. */
export interface StateTab {
  readonly state: string;
  readonly label: string;
}

interface StateTabsProps {
  /** What the tabs are of. */
  readonly label: string;
  /** The address of the list, which shows the first tab. */
  readonly href: string;
  readonly tabs: readonly StateTab[];
  readonly state: string;
}

/** The tabs; the present one is marked. */
export function StateTabs({ label, href, tabs, state }: StateTabsProps) {
  return (
    <nav aria-label={label} className="border-line border-b">
      <ul className="flex gap-x-1">
        {tabs.map((tab, index) => (
          <li key={tab.state}>
            <Link
              href={index === 0 ? href : `${href}?state=${tab.state}`}
              aria-current={tab.state === state ? "page" : undefined}
              className="-mb-px inline-flex min-h-11 items-center border-transparent border-b-2 px-3 text-sm font-semibold text-soft no-underline hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-accent"
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
