import type { Metadata } from "next";
import { NoVisit } from "@/app/portal/no-visit";
import {
  headOf,
  type PortalPageProps,
  readReloaded,
  readSpeech,
  readVisit,
} from "@/app/portal/visit";
import { BrandMark } from "@/components/brand/brand-mark";
import { Handoff } from "@/components/handoff/handoff";
import { Reloaded } from "@/components/portal/reloaded";
import { PageShell } from "@/components/ui/page-shell";
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
  if (!visit) return <NoVisit page={props} speech={speech} />;
  const { caller, start } = visit;
  return (
    <PageShell {...shell} header={<BrandMark name={start.partnerName} logo={start.logo} />}>
      <SpeechProvider speech={speech}>
        <Handoff start={start} returnUrl={await returnPlace(caller, returnUrl)} />
      </SpeechProvider>
    </PageShell>
  );
}
