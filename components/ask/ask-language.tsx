"use client";
// The language of the page of a link: the reader's, and of nobody else.
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useHydrated } from "@/components/ui/use-hydrated";
import { LanguageButtons } from "@/components/wizard/language-choice";
import { Refusal } from "@/components/wizard/parts";
import { useLanguage, useSpeak } from "@/components/wizard/speech";

/** Offers every language by its own name. */
export function AskLanguage() {
  const t = useTranslations("helper");
  const speak = useSpeak();
  const current = useLanguage();
  const hydrated = useHydrated();
  const [error, setError] = useState<unknown>(null);
  const title = t("title");
  // A change of language writes the portal's title first.
  useEffect(() => {
    document.title = `${title} · Sealwright`;
  }, [title]);
  const choose = (tag: string) => {
    setError(null);
    speak(tag).catch(setError);
  };
  if (!hydrated) return null;
  return (
    <LanguageButtons current={current} choose={choose}>
      <Refusal error={error} />
    </LanguageButtons>
  );
}
