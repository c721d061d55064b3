"use client";
import { ReceiptText, ScrollText, Tags, UsersRound } from "lucide-react";
import { type Place, Places } from "@/components/dashboard/places";

const PLACES: readonly [Place, ...Place[]] = [
  { href: "/console/receivables", label: "Receivables", icon: ReceiptText },
  { href: "/console/plans", label: "Plans", icon: Tags },
  { href: "/console/operators", label: "Operators", icon: UsersRound },
  { href: "/console/audit", label: "Audit log", icon: ScrollText },
];

/** Where an operator can go in the console. */
export function ConsoleNavigation() {
  return <Places label="Console" places={PLACES} />;
}
