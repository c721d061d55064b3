"use client";
// The merchant's language: the page changes at once, and so do the e-mails to come.
import { Languages } from "lucide-react";
import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { useHydrated } from "@/components/ui/use-hydrated";
import {
  LANGUAGE_CODES,
  LANGUAGE_NAMES,
  type Language,
  languageOf,
} from "@/lib/domain/language/shape";
import { Refusal } from "./parts";
import { useChange } from "./queries";
import { useSession } from "./session";
import { useSpeak } from "./speech";

/** Offers every language by its own name, once choosing one does something. */
export function LanguageChoice() {
  return useHydrated() ? <Choice /> : null;
}

function Choice() {
  const { merchantId, send } = useSession();
  const speak = useSpeak();
  const current = languageOf(useLocale());
  const choose = useChange(async (locale: string) => {
    await speak(locale);
    await send("PUT", `/v1/merchants/${merchantId}`, { locale });
  });
  return (
    <LanguageButtons current={current} choose={choose.mutate}>
      <Refusal error={choose.error} />
    </LanguageButtons>
  );
}

interface LanguageButtonsProps {
  readonly current: Language;
  readonly choose: (code: Language) => void;
  /** What became of the choice. */
  readonly children?: ReactNode;
}

/** Every language by its own name. */
export function LanguageButtons({ current, choose, children }: LanguageButtonsProps) {
  const t = useTranslations("common");
  return (
    <div className="mt-12 space-y-3 border-t border-line pt-3">
      <fieldset className="flex flex-wrap items-center gap-x-1">
        <legend className="sr-only">{t("language")}</legend>
        <Languages className="mr-2 size-5 shrink-0 text-faint" aria-hidden="true" />
        {LANGUAGE_CODES.map((code) => (
          <button
            key={code}
            type="button"
            lang={code}
            aria-pressed={code === current}
            onClick={() => choose(code)}
            className="min-h-11 cursor-pointer rounded-small px-3 text-sm text-soft underline decoration-line-strong underline-offset-4 hover:text-ink aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:no-underline"
          >
            {LANGUAGE_NAMES[code]}
          </button>
        ))}
      </fieldset>
      {children}
    </div>
  );
}
