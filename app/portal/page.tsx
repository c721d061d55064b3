import type { Metadata } from "next";
import { BrandMark } from "@/components/brand/brand-mark";
import { Reloaded } from "@/components/portal/reloaded";
import { PageShell } from "@/components/ui/page-shell";
import { SpeechProvider } from "@/components/wizard/speech";
import { Wizard } from "@/components/wizard/wizard";
import { NoVisit } from "./no-visit";
import { headOf, type PortalPageProps, readReloaded, readSpeech, readVisit } from "./visit";

// The answer depends on the token of each visit and may be kept nowhere.
export const dynamic = "force-dynamic";

export async function generateMetadata(props: PortalPageProps): Promise<Metadata> {
  return headOf(await readSpeech(props, await readVisit(props)));
}

export default async function PortalPage(props: PortalPageProps) {
  const visit = await readVisit(props);
  const speech = await readSpeech(props, visit);
  const shell = { lang: speech.locale, skip: speech.messages.page.skip };
  const reloaded = visit ? null : await readReloaded(props);
  if (reloaded) {
    return (
      <SpeechProvider speech={speech}>
        <Reloaded {...reloaded} handoff={null} />
      </SpeechProvider>
    );
  }
  if (!visit) return <NoVisit page={props} speech={speech} />;
  const { start } = visit;
  return (
    <PageShell {...shell} header={<BrandMark name={start.partnerName} logo={start.logo} />}>
      <SpeechProvider speech={speech}>
        <Wizard start={start} />
      </SpeechProvider>
    </PageShell>
  );
}
