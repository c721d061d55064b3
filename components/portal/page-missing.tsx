import type { ReactNode } from "react";
import { Wordmark } from "@/components/brand/wordmark";
import { Notice } from "@/components/ui/notice";
import { PageShell } from "@/components/ui/page-shell";
import type { Speech } from "@/components/wizard/messages";
import { PageLanguage } from "@/components/wizard/page-language";

/** The page that stands where there is none. Every page loads what it is made of: an icon would cost each a kilobyte. */
export function PageMissing({
  speech: { locale, messages },
  children,
}: {
  readonly speech: Speech;
  /** The way on, where there is one. */
  readonly children?: ReactNode;
}) {
  return (
    <PageShell lang={locale} skip={messages.page.skip} header={<Wordmark />}>
      <PageLanguage locale={locale}>
        <Notice title={messages.missing.title}>
          <p>{messages.missing.text}</p>
          {children}
        </Notice>
      </PageLanguage>
    </PageShell>
  );
}
