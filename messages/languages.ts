// Every language of the interface and of its messages. A new one is a file beside this one, a line here
// and its code in `lib/domain/language`; what it lacks is an error of the types and of a test, never a
// gap on a page.
import type { Language } from "@/lib/domain/language/shape";
import en from "./en.json";
import es from "./es.json";
import fr from "./fr.json";

/** All texts of one language. */
export type Catalogue = typeof en;

/** The texts by language, English first. */
export const LANGUAGES: Readonly<Record<Language, Catalogue>> = { en, es, fr };
