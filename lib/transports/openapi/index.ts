import { config } from "@/lib/core/config";
import { newId } from "@/lib/core/ids";
import { pathHandlers } from "@/lib/transports/rest";
import { openApiDocument } from "./document";

let served: string | undefined;

/** `GET /openapi.json`: built once per process. */
function answerDocument(): Response {
  served ??= JSON.stringify(openApiDocument(config()));
  return new Response(served, {
    headers: {
      "Content-Type": "application/json",
      "X-Request-Id": newId("req"),
      "Cache-Control": "public, max-age=300",
    },
  });
}

/** The handlers of `/openapi.json`. */
export const openApiHandlers = pathHandlers({ GET: answerDocument });
