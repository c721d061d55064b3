"use client";
// What a refusal of the API says to a merchant, in the merchant's language.
import { useLocale, useTranslations } from "use-intl";
import { DEFAULT_LANGUAGE, languageOf } from "@/lib/domain/language/shape";
import { ApiError } from "./api";
import type { Messages } from "./messages";

type Known = keyof Messages["errors"];

/** The API's sentences on a single field that merchants meet, and the words for them. */
const FIELD_WORDS = [
  [/^Type at least one character/, "empty"],
  [/^Use at most (\d+) characters/, "long"],
  [/^Use one line/, "oneLine"],
  [/e-?mail address/i, "email"],
  [/^Use a web address/, "web"],
  [/^Use a whole number|^Send a number/, "number"],
  [/^Use a day/, "day"],
  [/leave the whole row empty/, "row"],
] as const;

/** Puts the API's English sentence on a field into the merchant's language. */
export function useFieldWords(): (sentence: string) => string {
  const t = useTranslations("fields");
  const english = languageOf(useLocale()) === DEFAULT_LANGUAGE;
  return (sentence) => {
    if (english) return sentence;
    for (const [pattern, word] of FIELD_WORDS) {
      const found = pattern.exec(sentence);
      if (found) return word === "long" ? t(word, { max: Number(found[1]) }) : t(word);
    }
    return t("other");
  };
}

function firstIssue({ details }: ApiError): string | null {
  const [issue] = Array.isArray(details.issues) ? details.issues : [];
  return typeof issue?.message === "string" ? issue.message : null;
}

/** What a refusal says to a merchant. */
export function useRefusal(): (error: unknown) => string {
  const t = useTranslations("errors");
  const words = useFieldWords();
  return (error) => {
    if (!(error instanceof ApiError)) return t("other");
    if (error.code === "VALIDATION_ERROR") {
      const sentence = firstIssue(error);
      return sentence === null ? t("other") : words(sentence);
    }
    return t.has(error.code as Known) ? t(error.code as Known) : t("other");
  };
}
