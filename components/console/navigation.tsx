"use client";
import { Inbox, ScrollText, Settings2, UsersRound } from "lucide-react";
import { type Place, Places } from "@/components/dashboard/places";

const PLACES: readonly [Place, ...Place[]] = [
  { href: "/console/applications", label: "Applications", icon: Inbox },
  { href: "/console/operators", label: "Operators", icon: UsersRound },
  { href: "/console/audit", label: "Audit log", icon: ScrollText },
  { href: "/console/settings", label: "Settings", icon: Settings2 },
];

/** Where an operator can go in the console. */
export function ConsoleNavigation() {
  return <Places label="Console" places={PLACES} />;
}
