"use client";
// The frame of a portal page that is put together in the browser.
import type { ReactNode } from "react";
import { useLocale, useMessages } from "use-intl";
import { BrandMark } from "@/components/brand/brand-mark";
import { Wordmark } from "@/components/brand/wordmark";
import { PageShell } from "@/components/ui/page-shell";
import type { Messages } from "@/components/wizard/messages";
import type { WizardStart } from "@/components/wizard/wizard";

interface PortalShellProps {
  /** Whose page it is; null while nobody is known. */
  readonly brand: Pick<WizardStart, "partnerName" | "logo"> | null;
  readonly children: ReactNode;
}

/** A page of the portal, in the language of what is around it. */
export function PortalShell({ brand, children }: PortalShellProps) {
  const { page } = useMessages() as Messages;
  const header = brand ? <BrandMark name={brand.partnerName} logo={brand.logo} /> : <Wordmark />;
  return (
    <PageShell lang={useLocale()} skip={page.skip} header={header}>
      {children}
    </PageShell>
  );
}
