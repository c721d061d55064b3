import { Wordmark } from "@/components/brand/wordmark";
import { LinkExpired } from "@/components/portal/link-expired";
import { PageShell } from "@/components/ui/page-shell";
import { Wizard } from "@/components/wizard/wizard";
import { portalCaller } from "@/lib/transports/page";
import { loadWizard } from "./load";
import { type PortalPageProps, portalMetadata, readSpeech } from "./speech";

// The answer depends on the token of each visit and may be kept nowhere.
export const dynamic = "force-dynamic";

export const generateMetadata = portalMetadata;

export default async function PortalPage(props: PortalPageProps) {
  const { sessionToken, merchantId } = await props.searchParams;
  const speech = await readSpeech(props);
  const shell = { lang: speech.locale, skip: speech.messages.page.skip };
  const caller = await portalCaller(sessionToken, merchantId);
  if (!caller) {
    return (
      <PageShell {...shell} header={<Wordmark />}>
        <LinkExpired words={speech.messages.expired} />
      </PageShell>
    );
  }
  const start = await loadWizard(caller);
  return (
    <PageShell {...shell} header={<p className="font-semibold">{start.partnerName}</p>}>
      <Wizard start={{ ...start, ...speech, token: String(sessionToken) }} />
    </PageShell>
  );
}
