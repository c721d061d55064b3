// The interface's texts: one file per language, English first. A text that a language lacks is an error
// of the types and of a test, never a gap on the page.
import en from "@/messages/en.json";

/** The texts of one language. */
export type Messages = typeof en;

/** The texts in English. */
export const ENGLISH: Messages = en;

declare module "use-intl" {
  interface AppConfig {
    Messages: Messages;
  }
}
