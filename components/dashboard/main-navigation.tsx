"use client";
import { Code, LayoutDashboard, type LucideIcon, Settings, UsersRound } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";

interface Place {
  readonly href: string;
  readonly label: string;
  readonly icon: LucideIcon;
}

const PLACES: readonly Place[] = [
  { href: "/dashboard", label: "Overview", icon: LayoutDashboard },
  { href: "/dashboard/team", label: "Team", icon: UsersRound },
  { href: "/dashboard/developers", label: "Developers", icon: Code },
  { href: "/dashboard/settings", label: "Settings", icon: Settings },
];

/** A place is present on its pages, too; the overview's address is the beginning of every other. */
function isHere(href: string, here: string): boolean {
  return here === href || (href !== "/dashboard" && here.startsWith(`${href}/`));
}

/** Where one can go in the dashboard; the present place is marked. */
export function MainNavigation() {
  const here = usePathname();
  return (
    <nav aria-label="Dashboard">
      <ul className="flex flex-wrap gap-1 lg:flex-col">
        {PLACES.map(({ href, label, icon: Icon }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={isHere(href, here) ? "page" : undefined}
              className="flex min-h-11 items-center gap-2.5 rounded-small px-3 text-sm font-semibold text-soft no-underline transition-colors duration-(--motion) hover:bg-wash hover:text-ink aria-[current=page]:bg-accent-wash aria-[current=page]:text-accent"
            >
              <Icon className="size-4 shrink-0" aria-hidden="true" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
