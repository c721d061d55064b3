// The standard's texts and the questions are written in English whatever language the page is in.
import { Languages } from "lucide-react";
import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { DEFAULT_LANGUAGE, type Language, languageOf } from "@/lib/domain/language/shape";

/** A text that is in English on every page, so that it is read aloud as English. */
export function English({ children }: { readonly children: ReactNode }) {
  return <span lang="en">{children}</span>;
}

/** A text that may be in another language than the page, so that it is read aloud as what it is. */
export function InLanguage({
  language = DEFAULT_LANGUAGE,
  children,
}: {
  /** Left out: English. */
  readonly language?: Language | undefined;
  readonly children: ReactNode;
}) {
  return <span lang={language}>{children}</span>;
}

const NOTES = { questions: "inEnglish", answers: "answersInEnglish" } as const;

/** Says, on a page in another language, that its questions, or the documents made of it, are in English. */
export function EnglishNote({ about = "questions" }: { readonly about?: keyof typeof NOTES }) {
  const t = useTranslations("common");
  if (languageOf(useLocale()) === DEFAULT_LANGUAGE) return null;
  return (
    <p className="flex max-w-prose gap-2 text-sm text-soft">
      <Languages className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      {t(NOTES[about])}
    </p>
  );
}
