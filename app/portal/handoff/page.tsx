import { loadWizard } from "@/app/portal/load";
import { type PortalPageProps, portalMetadata, readSpeech } from "@/app/portal/speech";
import { Wordmark } from "@/components/brand/wordmark";
import { Handoff } from "@/components/handoff/handoff";
import { LinkExpired } from "@/components/portal/link-expired";
import { PageShell } from "@/components/ui/page-shell";
import { returnPlace } from "@/lib/transports/embed";
import { portalCaller } from "@/lib/transports/page";

// The answer depends on the token of each visit and may be kept nowhere.
export const dynamic = "force-dynamic";

export const generateMetadata = portalMetadata;

export default async function HandoffPage(props: PortalPageProps) {
  const { sessionToken, merchantId, returnUrl } = await props.searchParams;
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
      <Handoff
        start={{ ...start, ...speech, token: String(sessionToken) }}
        returnUrl={await returnPlace(caller, returnUrl)}
      />
    </PageShell>
  );
}
