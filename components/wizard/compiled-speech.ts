// The texts of a page as they go to the browser: taken apart on the server, so that no page needs the
// parser that understands them. `next.config.ts` puts in the formatter that takes them.
import compile from "icu-minify/compile";
import type { Messages, Speech } from "./messages";

interface Texts {
  readonly [name: string]: string | Texts;
}

type Compiled = ReturnType<typeof compile>;

interface CompiledTexts {
  readonly [name: string]: Compiled | CompiledTexts;
}

function compiledTexts(texts: Texts): CompiledTexts {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      typeof text === "string" ? compile(text) : compiledTexts(text),
    ]),
  );
}

/** By the texts themselves, which are the same objects on every visit. */
const done = new WeakMap<Texts, CompiledTexts>();

function compiledOnce(texts: Texts): CompiledTexts {
  // The compiler makes objects without a prototype, which no page can be given.
  const found = done.get(texts) ?? JSON.parse(JSON.stringify(compiledTexts(texts)));
  done.set(texts, found);
  return found;
}

/** A speech with its texts compiled. A text without variables stays what it is. */
export function compiledSpeech({ locale, messages }: Speech): Speech {
  const parts = Object.entries(messages).map(([name, texts]) => [name, compiledOnce(texts)]);
  return { locale, messages: Object.fromEntries(parts) as Messages };
}
