// The headers of answers, described once and named from every response.
import type { ZodOpenApiComponentsObject } from "zod-openapi";

/** The described headers, by name. */
export const HEADERS = {
  "X-Request-Id": {
    description: "Names the request. Tell it to support; the audit trail holds it, too.",
    required: true,
    schema: { type: "string", pattern: "^req_[0-9a-z]{26}$" },
    example: "req_01jd9x0e5kf7tr5v8kxgk3s9q7",
  },
  "RateLimit-Policy": {
    description:
      "The limits that count, as in the IETF draft: `q` requests in `w` seconds. `rate` is counted per partner for its keys and per merchant for its tokens, `merchants` for the tokens of all merchants of a partner, `day` per sandbox.",
    schema: { type: "string" },
    example: '"rate";q=20;w=2, "day";q=5000;w=86400',
  },
  RateLimit: {
    description: "What is left: `r` requests, and `t` seconds until there are more.",
    schema: { type: "string" },
    example: '"rate";r=19;t=2, "day";r=4999;t=52200',
  },
  "Retry-After": {
    description:
      "Seconds to wait: until the same request may succeed, or until the result of work that was started is worth a look.",
    required: true,
    schema: { type: "string", pattern: "^[1-9][0-9]*$" },
    example: "2",
  },
  Location: {
    description: "Where the result of work that was started is found: the job's address.",
    required: true,
    schema: { type: "string", format: "uri-reference" },
    example: "/v1/jobs/determine/0b1f2c5e-6a0d-4d7e-9a51-3f6f0a3c9d10",
  },
  "Idempotent-Replayed": {
    description: "`true` where this is the kept answer to an earlier request of the same key.",
    schema: { type: "string", const: "true" },
    example: "true",
  },
  "Content-Disposition": {
    description: "The name of the file, and whether it is to be saved or shown.",
    required: true,
    schema: { type: "string" },
    example: 'attachment; filename="merchants-2026-11-20.csv"',
  },
  "WWW-Authenticate": {
    description: "How to authenticate.",
    required: true,
    schema: { type: "string" },
    example: 'Bearer realm="Sealwright"',
  },
  Allow: {
    description: "The methods that this address takes.",
    required: true,
    schema: { type: "string" },
    example: "GET, POST",
  },
} as const satisfies NonNullable<ZodOpenApiComponentsObject["headers"]>;

/** The name of a described header. */
export type HeaderName = keyof typeof HEADERS;

/** What is sent with every answer to a request whose credentials are valid. */
export const COUNTED: readonly HeaderName[] = ["X-Request-Id", "RateLimit-Policy", "RateLimit"];

/** References to described headers, as a response holds them. */
export function headerRefs(names: readonly HeaderName[]): Record<string, { $ref: string }> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
