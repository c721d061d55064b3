import type { Metadata } from "next";
import { Wordmark } from "@/components/brand/wordmark";
import { LinkExpired } from "@/components/portal/link-expired";
import { PortalView } from "@/components/portal/portal-view";
import { SessionTokenProvider } from "@/components/portal/session-token";
import { PageShell } from "@/components/ui/page-shell";
import { portalCaller } from "@/lib/transports/page";
import { loadPortal } from "./load";

// The answer depends on the token of each visit and may be kept nowhere.
export const dynamic = "force-dynamic";

export const metadata: Metadata = {
  title: "Your self-assessment",
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

interface PortalPageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function PortalPage({ searchParams }: PortalPageProps) {
  const { sessionToken, merchantId } = await searchParams;
  const caller = await portalCaller(sessionToken, merchantId);
  return (
    <PageShell header={<Wordmark />}>
      {caller ? (
        <SessionTokenProvider>
          <PortalView model={await loadPortal(caller)} />
        </SessionTokenProvider>
      ) : (
        <LinkExpired />
      )}
    </PageShell>
  );
}
