import type { ReactNode } from "react";
import { PageHead } from "@/components/dashboard/page-head";
import { SectionTabs } from "@/components/dashboard/section-tabs";

const TABS = [
  { href: "/dashboard/developers", label: "API keys" },
  { href: "/dashboard/developers/webhooks", label: "Webhooks" },
  { href: "/dashboard/developers/requests", label: "Request log" },
  { href: "/dashboard/developers/events", label: "Events" },
  { href: "/dashboard/developers/connect", label: "API and MCP" },
];

export default function DevelopersLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <PageHead title="Developers" />
      <SectionTabs label="Developers" tabs={TABS} />
      {children}
    </>
  );
}
