// Pages of any site may call `/v1` with a session token that they were given. An API key belongs into no
// page: a browser is never told that it may send one.
import { newId } from "@/lib/core/ids";
import type { Handler } from "./rest";

const SENT = ["X-Session-Token", "Content-Type", "Idempotency-Key"];
const EXPOSED = [
  "X-Request-Id",
  "Location",
  "Retry-After",
  "RateLimit",
  "RateLimit-Policy",
  "Idempotent-Replayed",
];
/** How long a browser need not ask again: browsers take no more than two hours. */
const REMEMBERED_SECONDS = 7200;

/** Answers a browser that asks whether a page may call an address. */
export function preflight(methods: string): Handler {
  return async () =>
    new Response(null, {
      status: 204,
      headers: {
        Allow: `${methods}, OPTIONS`,
        "Access-Control-Allow-Origin": "*",
        "Access-Control-Allow-Methods": methods,
        "Access-Control-Allow-Headers": SENT.join(", "),
        "Access-Control-Max-Age": String(REMEMBERED_SECONDS),
        "X-Request-Id": newId("req"),
      },
    });
}

/** Lets a page of any site read the answers of a handler, but those to a request with an API key. */
export function readableAnywhere(handler: Handler): Handler {
  return async (request) => {
    const response = await handler(request);
    if (request.headers.has("x-api-key") || request.headers.has("authorization")) return response;
    response.headers.set("Access-Control-Allow-Origin", "*");
    response.headers.set("Access-Control-Expose-Headers", EXPOSED.join(", "));
    return response;
  };
}
