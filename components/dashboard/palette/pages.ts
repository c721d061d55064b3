import {
  BellRing,
  Code,
  CreditCard,
  FileSearch,
  KeyRound,
  ListTree,
  type LucideIcon,
  Palette as PaletteIcon,
  PlugZap,
  ScrollText,
  ShieldCheck,
  SquareArrowOutUpRight,
  Webhook,
} from "lucide-react";

/** A page that the palette leads to. */
export interface PaletteEntry {
  readonly href: string;
  readonly label: string;
  readonly icon: LucideIcon;
}

const DEVELOPERS = "/dashboard/developers";
const SETTINGS = "/dashboard/settings";

/** The pages beneath the places of the dashboard: found by their names, and not listed before. */
export const INNER_PAGES: readonly PaletteEntry[] = [
  { href: "/dashboard/account", label: "Account and sign-in", icon: ShieldCheck },
  { href: "/dashboard/reviews", label: "Reviews", icon: FileSearch },
  { href: DEVELOPERS, label: "API keys", icon: KeyRound },
  { href: `${DEVELOPERS}/webhooks`, label: "Webhooks and deliveries", icon: Webhook },
  { href: `${DEVELOPERS}/requests`, label: "Request log", icon: ListTree },
  { href: `${DEVELOPERS}/events`, label: "Event catalogue", icon: Code },
  { href: `${DEVELOPERS}/connect`, label: "Connect by API and MCP", icon: PlugZap },
  { href: SETTINGS, label: "Branding", icon: PaletteIcon },
  { href: `${SETTINGS}/portal`, label: "Portal settings", icon: SquareArrowOutUpRight },
  { href: `${SETTINGS}/reminders`, label: "Reminders", icon: BellRing },
  { href: `${SETTINGS}/review`, label: "Review settings", icon: FileSearch },
  { href: `${SETTINGS}/audit`, label: "Audit log", icon: ScrollText },
  { href: `${SETTINGS}/billing`, label: "Billing", icon: CreditCard },
];
