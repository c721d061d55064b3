import { config } from "@/lib/core/config";
import { newId } from "@/lib/core/ids";
import { openApiDocument } from "./document";

let served: string | undefined;

/** `GET /openapi.json`: built once per process. */
export async function openApiHandler(): Promise<Response> {
  served ??= JSON.stringify(openApiDocument(config()));
  return new Response(served, {
    headers: {
      "Content-Type": "application/json",
      "X-Request-Id": newId("req"),
      "Cache-Control": "public, max-age=300",
    },
  });
}
