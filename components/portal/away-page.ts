// The page that stands in for every other while the database is away: whole in itself, without scripts or
// files that would have to be loaded, and it comes again by itself.
import { awayWords } from "@/components/wizard/messages";
import type { Catalogue } from "@/messages/languages";

/** Seconds until the page asks again. */
const AGAIN_SECONDS = 10;

const STYLE =
  "body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:4rem auto;padding:0 1rem;color-scheme:light dark}";

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Says in the visitor's language that the service is back in a moment: 503. */
export function awayPage(asked: unknown, acceptLanguage: string | null, framed: boolean): Response {
  const away = awayWords(asked, acceptLanguage);
  const words: Catalogue["away"] = away.words;
  const [title, text] = [escaped(words.title), escaped(words.text)];
  const html = `<!doctype html>
<html lang="${escaped(away.locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${AGAIN_SECONDS}">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body><main><h1>${title}</h1><p>${text}</p></main></body>
</html>
`;
  // Who may frame the portal is not known without the database; there is nothing on this page to protect.
  const ancestors = framed ? "*" : "'none'";
  return new Response(html, {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Retry-After": String(AGAIN_SECONDS),
      "Cache-Control": "no-store",
      "Content-Security-Policy": `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors ${ancestors}`,
    },
  });
}
