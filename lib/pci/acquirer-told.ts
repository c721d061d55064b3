// What an acquirer has decided, as merchants are told it: a sentence in each language. The partner's settings, which
// the browser loads, do without the other languages.
import { type AcquirerChoice, type AcquirerDecision, choiceValue } from "./acquirer-choices";
import spanish from "./data/acquirer-told.es.json" with { type: "json" };
import french from "./data/acquirer-told.fr.json" with { type: "json" };

type Sentences = Readonly<Record<AcquirerChoice, Readonly<Record<string, string>>>>;

const OTHERS: Readonly<Record<string, Sentences>> = { es: spanish, fr: french };

/** A choice as it stands, in words. */
export function decisionOf(
  choice: AcquirerChoice,
  value: string,
  partnerName: string,
): AcquirerDecision {
  const named = (sentence: string) => sentence.replace("{partner}", () => partnerName);
  const told = choiceValue(choice, value)?.told;
  if (told === undefined) return { choice, value, told: null };
  const others = Object.entries(OTHERS).flatMap(([language, sentences]) => {
    const sentence = sentences[choice][value];
    return sentence === undefined ? [] : [[language, named(sentence)] as const];
  });
  return { choice, value, told: named(told), toldIn: Object.fromEntries(others) };
}

/** The decision in a language; in English where it is not known in it; null where the partner has not decided. */
export function decisionTold(
  { told, toldIn }: Pick<AcquirerDecision, "told" | "toldIn">,
  language: string,
): string | null {
  return toldIn?.[language] ?? told;
}
