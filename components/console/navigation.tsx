"use client";
import {
  Activity,
  Building2,
  Inbox,
  LayoutDashboard,
  ReceiptText,
  ScrollText,
  Settings2,
  Tags,
  UsersRound,
} from "lucide-react";
import { type Place, Places } from "@/components/dashboard/places";

const PLACES: readonly [Place, ...Place[]] = [
  { href: "/console", label: "Overview", icon: LayoutDashboard },
  { href: "/console/applications", label: "Applications", icon: Inbox },
  { href: "/console/partners", label: "Partners", icon: Building2 },
  { href: "/console/receivables", label: "Receivables", icon: ReceiptText },
  { href: "/console/plans", label: "Plans", icon: Tags },
  { href: "/console/operators", label: "Operators", icon: UsersRound },
  { href: "/console/health", label: "Health", icon: Activity },
  { href: "/console/audit", label: "Audit log", icon: ScrollText },
  { href: "/console/settings", label: "Settings", icon: Settings2 },
];

/** Where an operator can go in the console. */
export function ConsoleNavigation() {
  return <Places label="Console" places={PLACES} />;
}
