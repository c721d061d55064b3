import type { Metadata } from "next";
import { Facts } from "@/components/dashboard/facts";
import { Panel } from "@/components/dashboard/page-head";
import { BrandForm } from "@/components/dashboard/settings/brand-form";
import { BrandPreview } from "@/components/dashboard/settings/brand-preview";
import { LogoState } from "@/components/dashboard/settings/logo-state";
import { getLogo } from "@/lib/domain/logo/operations";
import { getSettings, updateSettings } from "@/lib/domain/partner/operations";
import { call } from "@/lib/transports/page";
import { mayNow, requireVisitor } from "@/lib/transports/people/request";
import { fetchLogoAgain, saveBrand } from "./actions";

export const metadata: Metadata = { title: "Branding" };

const LEAD = "What merchants see of you in the portal, in mail and on their documents.";

export default async function BrandingPage() {
  const { caller } = await requireVisitor("/dashboard/settings");
  const { brand } = await call(getSettings, caller, {});
  const logo = await call(getLogo, caller, {});
  const look = { name: brand.name, color: brand.color ?? "", logo: brand.logo ?? "" };
  const may = mayNow(updateSettings, caller) === "yes";
  return (
    <Panel title="Branding" lead={LEAD}>
      {may ? null : (
        <Facts
          facts={[
            { label: "Name", value: brand.name },
            { label: "Colour", value: brand.color ?? "Ours" },
            { label: "Logo", value: brand.logo ?? "None: your name stands there" },
          ]}
        />
      )}
      <div className="px-5 py-5">
        {may ? (
          <BrandForm act={saveBrand} brand={look} logo={logo} />
        ) : (
          <BrandPreview look={look} logo={logo} />
        )}
      </div>
      <LogoState logo={logo} fetchAgain={may ? fetchLogoAgain : null} />
    </Panel>
  );
}
