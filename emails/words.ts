import { createTranslator } from "use-intl/core";
import type { Language } from "@/lib/domain/language/shape";
import { LANGUAGES } from "@/messages/languages";

type MailName = keyof (typeof LANGUAGES)["en"]["mail"];

/** The words of one kind of message. A text that cannot be written stops the message. */
export function wordsOf<Name extends MailName>(language: Language, name: Name) {
  return createTranslator({
    locale: language,
    messages: LANGUAGES[language].mail,
    namespace: name,
    onError: (error) => {
      throw error;
    },
  });
}
