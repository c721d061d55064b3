"use client";
// What a refusal of the API says to a merchant, in the merchant's language.
import { useLocale, useTranslations } from "use-intl";
import { DEFAULT_LANGUAGE, languageOf } from "@/lib/domain/language/shape";
import { ApiError } from "./api";
import type { Messages } from "./messages";

type Known = keyof Messages["errors"];

/** One thing that the API found wrong with a field. */
export interface ToldIssue {
  readonly code?: unknown;
  readonly message?: unknown;
}

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

/** Says what is wrong with a field in the merchant's language. */
export function useFieldWords(): (issue: ToldIssue) => string {
  const t = useTranslations("fields");
  const english = languageOf(useLocale()) === DEFAULT_LANGUAGE;
  return ({ code, message }) => {
    const sentence = String(message);
    // The API calls a missing member by its name, which no merchant knows.
    if (code === "required" && sentence.endsWith(" is required.")) return t("empty");
    if (english) return sentence;
    for (const [pattern, word] of FIELD_WORDS) {
      const found = pattern.exec(sentence);
      if (found) return word === "long" ? t(word, { max: Number(found[1]) }) : t(word);
    }
    return t("other");
  };
}

function firstIssue({ details }: ApiError): ToldIssue | null {
  const [issue] = Array.isArray(details.issues) ? details.issues : [];
  return typeof issue?.message === "string" ? issue : null;
}

/** What a refusal says to a merchant. */
export function useRefusal(): (error: unknown) => string {
  const t = useTranslations("errors");
  const words = useFieldWords();
  return (error) => {
    if (!(error instanceof ApiError)) return t("other");
    if (error.code === "VALIDATION_ERROR") {
      const issue = firstIssue(error);
      return issue === null ? t("other") : words(issue);
    }
    return t.has(error.code as Known) ? t(error.code as Known) : t("other");
  };
}
