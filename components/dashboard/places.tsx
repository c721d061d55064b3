"use client";
// The links of a frame's places, and which of them one is at.
import { LoaderCircle, type LucideIcon } from "lucide-react";
import Link, { useLinkStatus } from "next/link";
import { usePathname } from "next/navigation";

/** A place that one can go to. */
export interface Place {
  readonly href: string;
  readonly label: string;
  readonly icon: LucideIcon;
}

/** Pages beneath a place belong to it; all of them lie beneath the first. */
function isWithin(here: string, href: string, first: string): boolean {
  return here === href || (href !== first && here.startsWith(`${href}/`));
}

interface PlacesProps {
  readonly label: string;
  /** The first one is the overview, beneath which all others lie. */
  readonly places: readonly [Place, ...Place[]];
}

/** Links to the places; the present one is marked. */
export function Places({ label, places }: PlacesProps) {
  const here = usePathname();
  const [first] = places;
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-1 lg:flex-col">
        {places.map(({ href, label, icon }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={isWithin(here, href, first.href) ? "page" : undefined}
              className="flex min-h-11 items-center gap-2.5 rounded-small px-3 text-sm font-semibold text-soft no-underline transition-colors duration-(--motion) hover:bg-wash hover:text-ink aria-[current=page]:bg-accent-wash aria-[current=page]:text-accent"
            >
              <PlaceIcon icon={icon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The icon of a place; turns while its page is on the way. */
function PlaceIcon({ icon }: { readonly icon: LucideIcon }) {
  const { pending } = useLinkStatus();
  const Icon = pending ? LoaderCircle : icon;
  const motion = pending ? "motion-safe:animate-spin" : "";
  return <Icon className={`size-4 shrink-0 ${motion}`} aria-hidden="true" />;
}
