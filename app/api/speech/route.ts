import { speechOf } from "@/components/wizard/messages";
import { pathHandlers } from "@/lib/transports/rest";

/** The texts of a language, for a page that changes its own while it is shown. */
function answer(request: Request): Response {
  const locale = new URL(request.url).searchParams.get("locale");
  const headers = { "Cache-Control": "public, max-age=300" };
  return Response.json(speechOf(locale, null), { headers });
}

export const { GET, POST, PUT, PATCH, DELETE } = pathHandlers({ GET: answer });
