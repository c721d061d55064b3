import { compiledSpeech } from "@/components/wizard/compiled-speech";
import { speechOf } from "@/components/wizard/messages";

/** The texts of a language, for a page that changes its own while it is shown. */
export function GET(request: Request): Response {
  const locale = new URL(request.url).searchParams.get("locale");
  const headers = { "Cache-Control": "public, max-age=300" };
  return Response.json(compiledSpeech(speechOf(locale, null)), { headers });
}
