"use client";
// What a refusal of the API says to a merchant, in the merchant's language.
import { useLocale, useTranslations } from "use-intl";
import { isEnglish } from "@/components/ui/english";
import { ApiError, fieldMessage } from "./api";
import type { Messages } from "./messages";

type Known = keyof Messages["errors"];

/** The API's sentences on a single field that merchants meet, and the words for them. */
const FIELD_WORDS = [
  [/^Type at least one character/, "empty"],
  [/^Use at most (\d+) characters/, "long"],
  [/^Use one line/, "oneLine"],
  [/e-?mail address/i, "email"],
] as const;

/** Puts the API's English sentence on a field into the merchant's language. */
function useFieldWords(): (sentence: string) => string {
  const t = useTranslations("fields");
  const english = isEnglish(useLocale());
  return (sentence) => {
    if (english) return sentence;
    for (const [pattern, word] of FIELD_WORDS) {
      const found = pattern.exec(sentence);
      if (found) return word === "long" ? t(word, { max: Number(found[1]) }) : t(word);
    }
    return t("other");
  };
}

/** What is wrong with one field of a refused input; null where the refusal is about something else. */
export function useFieldMessage(): (error: unknown, path: string) => string | null {
  const refusal = useRefusal();
  const words = useFieldWords();
  return (error, path) => {
    const sentence = fieldMessage(error, path);
    if (sentence === null) return null;
    // A field can also be named by a refusal that has words of its own: card data.
    const named = error instanceof ApiError && error.code !== "VALIDATION_ERROR";
    return named ? refusal(error) : words(sentence);
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
