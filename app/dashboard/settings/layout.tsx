import type { ReactNode } from "react";
import { PageHead } from "@/components/dashboard/page-head";
import { SectionTabs } from "@/components/dashboard/section-tabs";

const TABS = [
  { href: "/dashboard/settings", label: "Branding" },
  { href: "/dashboard/settings/portal", label: "Portal" },
  { href: "/dashboard/settings/reminders", label: "Reminders" },
  { href: "/dashboard/settings/review", label: "Review" },
  { href: "/dashboard/settings/choices", label: "Questionnaires" },
  { href: "/dashboard/settings/products", label: "Products" },
  { href: "/dashboard/settings/audit", label: "Audit log" },
  { href: "/dashboard/settings/support", label: "Support" },
  { href: "/dashboard/settings/billing", label: "Billing" },
];

export default function SettingsLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <PageHead title="Settings" />
      <SectionTabs label="Settings" tabs={TABS} />
      {children}
    </>
  );
}
