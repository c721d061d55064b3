"use client";
// The words of the page of a failure, brought along with every page, and which of them the visitor reads.
import { createContext, useContext, useState } from "react";
import type { Messages } from "@/components/wizard/messages";
import { DEFAULT_LANGUAGE, type Language, spokenTag } from "@/lib/domain/language/shape";

type ByLanguage = Readonly<Record<Language, Messages["failure"]>>;

const WordsContext = createContext<ByLanguage | null>(null);

/** Brings the words along. */
export const FailureWordsProvider = WordsContext;

/** The language that was shown last, else the one that the address or the browser asks for. */
function languageOfVisit(): Language {
  if (typeof window === "undefined") return DEFAULT_LANGUAGE;
  const { language: shown } = document.documentElement.dataset;
  const asked = new URLSearchParams(window.location.search).get("locale");
  for (const tag of [shown, asked, ...navigator.languages]) {
    const spoken = tag ? spokenTag(tag) : null;
    if (spoken) return spoken.language;
  }
  return DEFAULT_LANGUAGE;
}

/** The words for this visitor. A failure is shown in the browser alone, so that nothing flickers. */
export function useFailureWords() {
  const words = useContext(WordsContext);
  const [language] = useState(languageOfVisit);
  if (!words) throw new Error("the root layout brings the words along");
  return { language, words: words[language] };
}
