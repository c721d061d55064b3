import { Wordmark } from "@/components/brand/wordmark";
import { LinkExpired } from "@/components/portal/link-expired";
import { Paused } from "@/components/portal/paused";
import { PageShell } from "@/components/ui/page-shell";
import type { Speech } from "@/components/wizard/messages";
import { PageLanguage } from "@/components/wizard/page-language";
import { type PortalPageProps, readEndedToken, readPaused } from "./visit";

/** The page of an address that opens no visit: its partner is suspended, or its link works no more. */
export async function NoVisit({
  page,
  speech,
}: {
  readonly page: PortalPageProps;
  readonly speech: Speech;
}) {
  const { locale, messages } = speech;
  const paused = await readPaused(page);
  return (
    <PageShell lang={locale} skip={messages.page.skip} header={<Wordmark />}>
      <PageLanguage locale={locale}>
        {paused ? (
          <Paused words={messages.suspended} />
        ) : (
          <LinkExpired words={messages.expired} token={await readEndedToken(page)} />
        )}
      </PageLanguage>
    </PageShell>
  );
}
