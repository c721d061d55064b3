import type { Metadata } from "next";
import { headers } from "next/headers";
import { loadWizard } from "@/app/portal/load";
import { Wordmark } from "@/components/brand/wordmark";
import { Handoff } from "@/components/handoff/handoff";
import { LinkExpired } from "@/components/portal/link-expired";
import { PageShell } from "@/components/ui/page-shell";
import { type Speech, speechOf } from "@/components/wizard/messages";
import { returnPlace } from "@/lib/transports/embed";
import { portalCaller } from "@/lib/transports/page";

// The answer depends on the token of each visit and may be kept nowhere.
export const dynamic = "force-dynamic";

interface HandoffPageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function readSpeech({ searchParams }: HandoffPageProps): Promise<Speech> {
  const { locale } = await searchParams;
  return speechOf(locale, (await headers()).get("accept-language"));
}

export async function generateMetadata(props: HandoffPageProps): Promise<Metadata> {
  const { messages } = await readSpeech(props);
  return {
    title: messages.page.title,
    robots: { index: false, follow: false },
    referrer: "no-referrer",
  };
}

export default async function HandoffPage(props: HandoffPageProps) {
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
