import type { Metadata } from "next";
import { headers } from "next/headers";
import { loadWizard } from "@/app/portal/load";
import { Embed } from "@/components/embed/embed";
import { type Speech, speechOf } from "@/components/wizard/messages";
import { openEmbed } from "@/lib/transports/embed";

// The answer depends on the credential of each visit and may be kept nowhere.
export const dynamic = "force-dynamic";

interface EmbedPageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function readSpeech({ searchParams }: EmbedPageProps): Promise<Speech> {
  const { locale } = await searchParams;
  return speechOf(locale, (await headers()).get("accept-language"));
}

export async function generateMetadata(props: EmbedPageProps): Promise<Metadata> {
  const { messages } = await readSpeech(props);
  return {
    title: messages.page.title,
    robots: { index: false, follow: false },
    referrer: "no-referrer",
  };
}

function textOf(value: string | string[] | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}

export default async function EmbedPage(props: EmbedPageProps) {
  const query = await props.searchParams;
  const opened = await openEmbed(query);
  const first = opened && {
    start: { ...(await loadWizard(opened.caller)), token: opened.token },
    embedders: opened.embedders,
  };
  const given = query.sessionToken ?? query.apiKey;
  return (
    <Embed
      first={first}
      refused={given === undefined ? "MISSING_CREDENTIALS" : "INVALID_CREDENTIALS"}
      merchantId={textOf(query.merchantId)}
      theme={textOf(query.theme)}
      speech={await readSpeech(props)}
    />
  );
}
