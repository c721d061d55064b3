import type { Metadata } from "next";
import {
  headOf,
  type PortalPageProps,
  readEndedToken,
  readReloaded,
  readSpeech,
  readVisit,
} from "@/app/portal/visit";
import { BrandMark } from "@/components/brand/brand-mark";
import { Wordmark } from "@/components/brand/wordmark";
import { Handoff } from "@/components/handoff/handoff";
import { LinkExpired } from "@/components/portal/link-expired";
import { Reloaded } from "@/components/portal/reloaded";
import { PageShell } from "@/components/ui/page-shell";
import { PageLanguage } from "@/components/wizard/page-language";
import { SpeechProvider } from "@/components/wizard/speech";
import { returnPlace } from "@/lib/transports/embed";

// The answer depends on the token of each visit and may be kept nowhere.
export const dynamic = "force-dynamic";

export async function generateMetadata(props: PortalPageProps): Promise<Metadata> {
  return headOf(await readSpeech(props, await readVisit(props)));
}

export default async function HandoffPage(props: PortalPageProps) {
  const { returnUrl } = await props.searchParams;
  const visit = await readVisit(props);
  const speech = await readSpeech(props, visit);
  const shell = { lang: speech.locale, skip: speech.messages.page.skip };
  const reloaded = visit ? null : await readReloaded(props);
  if (reloaded) {
    const asked = typeof returnUrl === "string" ? returnUrl : null;
    return (
      <SpeechProvider speech={speech}>
        <Reloaded {...reloaded} handoff={{ returnUrl: asked }} />
      </SpeechProvider>
    );
  }
  if (!visit) {
    return (
      <PageShell {...shell} header={<Wordmark />}>
        <PageLanguage locale={speech.locale}>
          <LinkExpired words={speech.messages.expired} token={await readEndedToken(props)} />
        </PageLanguage>
      </PageShell>
    );
  }
  const { caller, start } = visit;
  return (
    <PageShell {...shell} header={<BrandMark name={start.partnerName} logo={start.logo} />}>
      <SpeechProvider speech={speech}>
        <Handoff start={start} returnUrl={await returnPlace(caller, returnUrl)} />
      </SpeechProvider>
    </PageShell>
  );
}
