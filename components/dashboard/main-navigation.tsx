"use client";
import {
  Code,
  FileSearch,
  LayoutDashboard,
  MessageCircleQuestion,
  Settings,
  Store,
  UsersRound,
} from "lucide-react";
import { type Place, Places } from "./places";

/** The places of the dashboard, in their order. */
export const PLACES: readonly [Place, ...Place[]] = [
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
  const [overview, merchants, ...others] = PLACES;
  const places: readonly [Place, ...Place[]] = reviews
    ? [overview, merchants as Place, REVIEWS, ...others]
    : PLACES;
  return <Places label="Dashboard" places={places} />;
}
