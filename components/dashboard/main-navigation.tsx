"use client";
import {
  Code,
  FileSearch,
  LayoutDashboard,
  LoaderCircle,
  type LucideIcon,
  MessageCircleQuestion,
  Settings,
  Store,
  UsersRound,
} from "lucide-react";
import Link, { useLinkStatus } from "next/link";
import { usePathname } from "next/navigation";

interface Place {
  readonly href: string;
  readonly label: string;
  readonly icon: LucideIcon;
}

/** Pages beneath a place belong to it; all of them lie beneath the overview. */
function isWithin(here: string, href: string): boolean {
  return here === href || (href !== "/dashboard" && here.startsWith(`${href}/`));
}

/** The places of the dashboard, in their order. */
export const PLACES: readonly Place[] = [
  { href: "/dashboard", label: "Overview", icon: LayoutDashboard },
  { href: "/dashboard/merchants", label: "Merchants", icon: Store },
  { href: "/dashboard/questions", label: "Questions", icon: MessageCircleQuestion },
  { href: "/dashboard/team", label: "Team", icon: UsersRound },
  { href: "/dashboard/developers", label: "Developers", icon: Code },
  { href: "/dashboard/settings", label: "Settings", icon: Settings },
];

const REVIEWS: Place = { href: "/dashboard/reviews", label: "Reviews", icon: FileSearch };

/** Where one can go in the dashboard; the present place is marked. `reviews`: there are some, or will be. */
export function MainNavigation({ reviews }: { readonly reviews: boolean }) {
  const here = usePathname();
  const places = reviews ? PLACES.toSpliced(2, 0, REVIEWS) : PLACES;
  return (
    <nav aria-label="Dashboard">
      <ul className="flex flex-wrap gap-1 lg:flex-col">
        {places.map(({ href, label, icon }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={isWithin(here, href) ? "page" : undefined}
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
