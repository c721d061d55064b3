// What the portal's three entries have in common before a visit is known.
import type { Metadata } from "next";
import { headers } from "next/headers";
import { compiledSpeech } from "@/components/wizard/compiled-speech";
import { type Speech, speechOf } from "@/components/wizard/messages";

/** The query of a portal's address; nothing of it is trusted. */
export interface PortalPageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The language of the visit. */
export async function readSpeech({ searchParams }: PortalPageProps): Promise<Speech> {
  const { locale } = await searchParams;
  return compiledSpeech(speechOf(locale, (await headers()).get("accept-language")));
}

/** The head of a portal page: its address holds a credential, so nobody may learn of it. */
export async function portalMetadata(props: PortalPageProps): Promise<Metadata> {
  const { messages } = await readSpeech(props);
  return {
    title: messages.page.title,
    robots: { index: false, follow: false },
    referrer: "no-referrer",
  };
}
