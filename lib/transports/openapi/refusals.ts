// Every refusal of an operation: its code, when it comes, and a body to expect.
import { z } from "zod";
import type {
  ZodOpenApiComponentsObject,
  ZodOpenApiResponseObject,
  ZodOpenApiResponsesObject,
} from "zod-openapi";
import { ERROR_CATALOGUE } from "@/lib/core/error-catalogue";
import type { ErrorCode } from "@/lib/core/errors";
import { IssueShape } from "@/lib/core/issue";
import type { AnyOperation } from "@/lib/core/operation";
import { BODY_MAX_BYTES } from "@/lib/core/policy";
import { addressOf } from "@/lib/transports/path";
import { REFUSAL_DETAILS } from "./data/refusal-details";
import { COUNTED, type HeaderName, headerRefs } from "./headers";

const CODES = Object.keys(ERROR_CATALOGUE) as [ErrorCode, ...ErrorCode[]];

/** The body of every refusal. */
export const ApiError = z
  .object({
    code: z.enum(CODES).meta({ description: "What programs act on." }),
    message: z.string().meta({ description: "What people read. It may change." }),
    details: z
      .looseObject({
        issues: z.array(IssueShape).optional().meta({
          description:
            "Of VALIDATION_ERROR and CARD_DATA_REFUSED: everything that is wrong, at most 100 of it.",
        }),
        issuesTotal: z.int().optional().meta({ description: "How many there are, past 100." }),
      })
      .optional()
      .meta({ description: "More, by code." }),
  })
  .meta({ id: "ApiError", description: "Every refusal." });

/** Refusals that are the same wherever they come: components that operations name. */
const SHARED = {
  "401": ["MISSING_CREDENTIALS", "INVALID_CREDENTIALS"],
  "405": ["METHOD_NOT_ALLOWED"],
  "413": ["PAYLOAD_TOO_LARGE"],
  "415": ["UNSUPPORTED_MEDIA_TYPE"],
  "429": ["RATE_LIMITED", "SANDBOX_QUOTA_REACHED"],
  "500": ["INTERNAL"],
  "503": ["SERVICE_BUSY"],
} as const satisfies Record<string, readonly ErrorCode[]>;

const NAMES: Record<keyof typeof SHARED, string> = {
  "401": "Unauthorized",
  "405": "MethodNotAllowed",
  "413": "PayloadTooLarge",
  "415": "UnsupportedMediaType",
  "429": "TooManyRequests",
  "500": "InternalError",
  "503": "ServiceBusy",
};

const MEBIBYTE = 1024 * 1024;

/** What an address answers whoever asks for whatever: a query string alone can be wrong. */
const ALWAYS: readonly ErrorCode[] = [
  "VALIDATION_ERROR",
  "CARD_DATA_REFUSED",
  "MISSING_CREDENTIALS",
  "INVALID_CREDENTIALS",
  "PARTNER_SUSPENDED",
  "METHOD_NOT_ALLOWED",
  "RATE_LIMITED",
  "SANDBOX_QUOTA_REACHED",
  "INTERNAL",
  "SERVICE_BUSY",
];

/** Every code that an operation can answer over REST, its own and those it shares with others. */
export function codesOf(operation: AnyOperation): ErrorCode[] {
  const { method, params } = addressOf(operation);
  const takesBody = method !== "GET";
  const codes: ErrorCode[] = [...ALWAYS, ...operation.errors];
  if (takesBody) codes.push("MALFORMED_JSON", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE");
  if (method === "POST") codes.push("IDEMPOTENCY_CONFLICT");
  if (params.length > 0) codes.push("ROUTE_NOT_FOUND");
  if (!operation.actors.includes("merchant")) codes.push("PARTNER_KEY_REQUIRED");
  const order = (code: ErrorCode) => CODES.indexOf(code);
  return [...new Set(codes)].sort((a, b) => order(a) - order(b));
}

const OWN_HEADERS: Partial<Record<number, readonly HeaderName[]>> = {
  401: ["X-Request-Id", "WWW-Authenticate"],
  405: ["X-Request-Id", "Allow"],
  429: [...COUNTED, "Retry-After"],
  500: ["X-Request-Id"],
  503: ["X-Request-Id", "Retry-After"],
};

function refusal(status: number, codes: readonly ErrorCode[]): ZodOpenApiResponseObject {
  const lines = codes.map((code) => `- \`${code}\`: ${ERROR_CATALOGUE[code].title}`);
  return {
    description: lines.join("\n"),
    headers: headerRefs(OWN_HEADERS[status] ?? COUNTED),
    content: { "application/json": { schema: ApiError, examples: exampleRefs(codes) } },
  };
}

function exampleRefs(codes: readonly ErrorCode[]): Record<string, { $ref: string }> {
  return Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]));
}

/** The refusals of an operation, by status. */
export function refusalsOf(operation: AnyOperation): ZodOpenApiResponsesObject {
  const byStatus = Object.groupBy(codesOf(operation), (code) => ERROR_CATALOGUE[code].status);
  const entries = Object.entries(byStatus).map(([status, codes = []]) => {
    if (status === "413") return [status, tooLarge(operation.bodyMaxBytes ?? BODY_MAX_BYTES)];
    if (status in NAMES) return [status, sharedRefusal(status as keyof typeof SHARED)];
    return [status, refusal(Number(status), codes)];
  });
  return Object.fromEntries(entries);
}

/** The import takes more than others, and says so. */
function tooLarge(maxBytes: number): ZodOpenApiResponseObject | { $ref: string } {
  if (maxBytes === BODY_MAX_BYTES) return sharedRefusal("413");
  return described("413", SHARED["413"], maxBytes);
}

/** Names a refusal that is described once for all. */
export function sharedRefusal(status: keyof typeof SHARED): { $ref: string } {
  return { $ref: `#/components/responses/${NAMES[status]}` };
}

function described(
  status: string,
  codes: readonly ErrorCode[],
  maxBytes = BODY_MAX_BYTES,
): ZodOpenApiResponseObject {
  const response = refusal(Number(status), codes);
  if (status !== "413") return response;
  const limit = `It may have ${maxBytes / MEBIBYTE} MiB.`;
  return { ...response, description: `${response.description} ${limit}` };
}

/** The refusals that operations share. */
export function sharedRefusals(): NonNullable<ZodOpenApiComponentsObject["responses"]> {
  const entries = Object.entries(SHARED).map(([status, codes]) => [
    NAMES[status as keyof typeof SHARED],
    described(status, codes),
  ]);
  return Object.fromEntries(entries);
}

/** One body per code that some operation answers. */
export function refusalExamples(
  operations: readonly AnyOperation[],
): NonNullable<ZodOpenApiComponentsObject["examples"]> {
  const used = new Set(operations.flatMap(codesOf));
  const entries = CODES.filter((code) => used.has(code)).map((code) => {
    const details = REFUSAL_DETAILS[code];
    const value = { code, message: ERROR_CATALOGUE[code].title, ...(details ? { details } : {}) };
    return [code, { value }];
  });
  return Object.fromEntries(entries);
}
