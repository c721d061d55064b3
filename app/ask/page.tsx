import type { Metadata } from "next";
import { headers } from "next/headers";
import { cache } from "react";
import { AskPage } from "@/components/ask/ask-page";
import { BrandMark } from "@/components/brand/brand-mark";
import { Wordmark } from "@/components/brand/wordmark";
import { startBrand } from "@/components/portal/start-brand";
import { PageShell } from "@/components/ui/page-shell";
import { speechOf } from "@/components/wizard/messages";
import { SpeechProvider } from "@/components/wizard/speech";
import { helperPage } from "@/lib/transports/ask";

// The answer depends on the token of each link and may be kept nowhere.
export const dynamic = "force-dynamic";

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

// The page and its head both ask, for one request: the link is read once.
const pageOf = cache((token: unknown) => helperPage(token));

async function read({ searchParams }: Props) {
  const { token, locale } = await searchParams;
  const page = await pageOf(token);
  const accepted = (await headers()).get("accept-language");
  const speech = speechOf(locale, accepted, page?.language);
  return { token: typeof token === "string" ? token : null, page, speech };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { speech } = await read(props);
  return {
    title: speech.messages.helper.title,
    robots: { index: false, follow: false },
    referrer: "no-referrer",
  };
}

export default async function Ask(props: Props) {
  const { token, page, speech } = await read(props);
  const brand = page && startBrand(page.brand);
  return (
    <PageShell
      lang={speech.locale}
      skip={speech.messages.page.skip}
      header={brand ? <BrandMark name={brand.partnerName} logo={brand.logo} /> : <Wordmark />}
    >
      {brand?.accent ? <style>{brand.accent}</style> : null}
      <SpeechProvider speech={speech}>
        <AskPage token={token} page={page} />
      </SpeechProvider>
    </PageShell>
  );
}
