import type { Metadata } from "next";
import { Wordmark } from "@/components/brand/wordmark";
import { LinkExpired } from "@/components/portal/link-expired";
import { PageShell } from "@/components/ui/page-shell";
import { ENGLISH } from "@/components/wizard/messages";
import { Wizard } from "@/components/wizard/wizard";
import { portalCaller } from "@/lib/transports/page";
import { loadWizard } from "./load";

// The answer depends on the token of each visit and may be kept nowhere.
export const dynamic = "force-dynamic";

export const metadata: Metadata = {
  title: "Your card security check",
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

interface PortalPageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function PortalPage({ searchParams }: PortalPageProps) {
  const { sessionToken, merchantId } = await searchParams;
  const caller = await portalCaller(sessionToken, merchantId);
  if (!caller) {
    return (
      <PageShell header={<Wordmark />}>
        <LinkExpired />
      </PageShell>
    );
  }
  const start = await loadWizard(caller);
  return (
    <PageShell header={<p className="font-semibold">{start.partnerName}</p>}>
      <Wizard start={{ ...start, token: String(sessionToken), locale: "en", messages: ENGLISH }} />
    </PageShell>
  );
}
