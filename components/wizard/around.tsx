"use client";
// What goes along with every step and can come a moment after the first: the choice of the language below
// it, and the news of where the merchant is.
import { LanguageChoice } from "./language-choice";
import { usePlaceNews } from "./news";

/** What goes along with every step. */
export function Around() {
  usePlaceNews();
  return <LanguageChoice />;
}
