import { countOpenRequest } from "@/lib/auth/address-limits";
import { config } from "@/lib/core/config";
import { newId } from "@/lib/core/ids";
import { originOfCall } from "@/lib/transports/call-origin";
import { pathHandlers, refusal } from "@/lib/transports/rest";
import { openApiDocument } from "./document";

let served: string | undefined;

/** `GET /openapi.json`: built once per process. */
async function answerDocument(request: Request): Promise<Response> {
  const requestId = newId("req");
  try {
    await countOpenRequest(originOfCall(request).address);
  } catch (error) {
    return refusal(error, requestId);
  }
  served ??= JSON.stringify(openApiDocument(config()));
  return new Response(served, {
    headers: {
      "Content-Type": "application/json",
      "X-Request-Id": requestId,
      "Cache-Control": "public, max-age=300",
    },
  });
}

/** The handlers of `/openapi.json`. */
export const openApiHandlers = pathHandlers({ GET: answerDocument });
