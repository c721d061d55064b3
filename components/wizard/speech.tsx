"use client";
// The language that a page is shown in, and its change while it is shown: nothing that was typed is lost.
import { createContext, type ReactNode, useCallback, useContext, useState } from "react";
import { IntlProvider, useLocale } from "use-intl";
import { type Language, languageOf } from "@/lib/domain/language/shape";
import { ApiError } from "./api";
import type { Speech } from "./messages";
import { PageLanguage } from "./page-language";

/** Shows the page in another language from now on; throws where its texts cannot be read. */
type Speak = (tag: string) => Promise<void>;

const SpeakContext = createContext<Speak>(async () => undefined);

/** Changes the language of the page. */
export function useSpeak(): Speak {
  return useContext(SpeakContext);
}

/** The language that the page is shown in. */
export function useLanguage(): Language {
  return languageOf(useLocale());
}

async function readSpeech(tag: string): Promise<Speech> {
  const address = `/api/speech?${new URLSearchParams({ locale: tag })}`;
  const response = await fetch(address).catch(() => {
    throw new ApiError("OFFLINE", "There is no connection.");
  });
  if (!response.ok) throw new Error(`the texts of ${tag} cannot be read`);
  return response.json();
}

/** Everything inside speaks one language. */
export function SpeechProvider({
  speech: first,
  children,
}: {
  readonly speech: Speech;
  readonly children: ReactNode;
}) {
  const [{ locale, messages }, setSpeech] = useState(first);
  const speak = useCallback<Speak>(async (tag) => {
    const speech = await readSpeech(tag);
    setSpeech(speech);
    // As the root layout writes titles.
    document.title = `${speech.messages.page.title} · Sealwright`;
  }, []);
  return (
    <IntlProvider
      locale={locale}
      messages={messages}
      timeZone="UTC"
      formats={{ dateTime: { long: { day: "numeric", month: "long", year: "numeric" } } }}
    >
      <PageLanguage locale={locale}>
        <SpeakContext value={speak}>{children}</SpeakContext>
      </PageLanguage>
    </IntlProvider>
  );
}
