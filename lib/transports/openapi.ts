// OpenAPI 3.1, read off the registry: no hand-written description exists anywhere.
import { z } from "zod";
import {
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiResponsesObject,
} from "zod-openapi";
import { config } from "@/lib/core/config";
import { ERROR_CATALOGUE, type ErrorCode } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import type { AnyOperation } from "@/lib/core/operation";
import { REST_OPERATIONS } from "@/lib/registry";
import { addressOf } from "./path";
import { queryMembers } from "./rest";

const ApiError = z
  .object({
    code: z.enum(Object.keys(ERROR_CATALOGUE) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    details: z.record(z.string(), z.unknown()).optional(),
  })
  .meta({ id: "ApiError", description: "Every refusal." });

const Part = z.looseObject({ ok: z.boolean() });

const Health = z
  .object({
    status: z.enum(["ok", "failing"]),
    failing: z.array(z.string()),
    checks: z.object({ process: Part, database: Part, queue: Part }),
  })
  .meta({ id: "Health" });

const ALWAYS: readonly ErrorCode[] = [
  "VALIDATION_ERROR",
  "CARD_DATA_REFUSED",
  "MISSING_CREDENTIALS",
  "INVALID_CREDENTIALS",
  "PARTNER_SUSPENDED",
  "INTERNAL",
];
const WITH_BODY: readonly ErrorCode[] = [
  "MALFORMED_JSON",
  "PAYLOAD_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
];

const requestIdHeader = { schema: { type: "string" as const }, description: "Names the request." };

function codesOf(operation: AnyOperation): ErrorCode[] {
  const { method } = addressOf(operation);
  const codes: ErrorCode[] = [...ALWAYS, ...operation.errors];
  if (method !== "GET") codes.push(...WITH_BODY);
  if (method === "POST") codes.push("IDEMPOTENCY_CONFLICT");
  if (!operation.actors.includes("merchant")) codes.push("PARTNER_KEY_REQUIRED");
  return [...new Set(codes)];
}

function refusals(operation: AnyOperation): ZodOpenApiResponsesObject {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codesOf(operation)) {
    const { status } = ERROR_CATALOGUE[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const entries = [...byStatus.entries()].map(([status, codes]) => [
    String(status),
    {
      description: codes.map((code) => `\`${code}\`: ${ERROR_CATALOGUE[code].title}`).join("\n\n"),
      headers: { "X-Request-Id": requestIdHeader },
      content: { "application/json": { schema: ApiError } },
    },
  ]);
  return Object.fromEntries(entries);
}

function successes(operation: AnyOperation): ZodOpenApiResponsesObject {
  const type = operation.produces ?? "application/json";
  const file = { type: "string" as const, contentMediaType: type };
  const schema = operation.produces ? file : operation.output;
  const status = operation.status ?? 200;
  const done = {
    description: operation.summary,
    headers: { "X-Request-Id": requestIdHeader },
    content: { [type]: { schema } },
  };
  const waited = operation.awaits && status !== 200 ? { "200": done } : {};
  return { ...waited, [String(status)]: done } as ZodOpenApiResponsesObject;
}

function pick(operation: AnyOperation, members: readonly string[]): z.ZodObject {
  const { shape } = operation.input;
  const picked = Object.entries(shape).filter(([member]) => members.includes(member));
  return z.strictObject(Object.fromEntries(picked));
}

function describe(operation: AnyOperation): ZodOpenApiOperationObject {
  const { method, params } = addressOf(operation);
  const query = queryMembers(operation, Object.fromEntries(params.map((name) => [name, ""])));
  const outside = new Set([...params, ...query]);
  const members = Object.keys(operation.input.shape).filter((member) => !outside.has(member));
  const idempotency = z.object({
    "Idempotency-Key": z.string().min(1).max(255).optional().meta({
      description: "The first answer is kept for 24 hours and replayed to the same request.",
    }),
  });
  const body = method === "GET" || members.length === 0 ? null : pick(operation, members);
  const needed = body !== null && !body.safeParse({}).success;
  return {
    operationId: operation.name,
    summary: operation.summary,
    ...(operation.description ? { description: operation.description } : {}),
    tags: [tagOf(operation)],
    security: operation.actors.includes("merchant")
      ? [{ ApiKey: [] }, { Bearer: [] }, { SessionToken: [] }]
      : [{ ApiKey: [] }, { Bearer: [] }],
    requestParams: {
      ...(params.length > 0 ? { path: pick(operation, params) } : {}),
      ...(query.length > 0 ? { query: pick(operation, query) } : {}),
      ...(method === "POST" ? { header: idempotency } : {}),
    },
    ...(body
      ? { requestBody: { required: needed, content: { "application/json": { schema: body } } } }
      : {}),
    responses: { ...successes(operation), ...refusals(operation) },
  };
}

/** The OpenAPI description of every operation that has an address. */
export function openApiDocument(baseUrl: string) {
  const paths: NonNullable<ZodOpenApiObject["paths"]> = { "/health": { get: healthPath } };
  for (const operation of REST_OPERATIONS) {
    const { method, template } = addressOf(operation);
    const verb = method.toLowerCase() as "get" | "post" | "put" | "delete";
    paths[template] = { ...paths[template], [verb]: describe(operation) };
  }
  return createDocument({
    openapi: "3.1.0",
    info: {
      title: "Sealwright",
      version: "1.0.0",
      description: "PCI DSS self-assessment for the merchants of acquirers and service providers.",
      license: { name: "MIT", url: "https://opensource.org/license/mit" },
    },
    servers: [{ url: baseUrl }],
    tags: tagsOf(),
    paths,
    components: {
      securitySchemes: {
        ApiKey: { type: "apiKey", in: "header", name: "X-API-Key" },
        Bearer: { type: "http", scheme: "bearer", description: "The API key as a bearer token." },
        SessionToken: { type: "apiKey", in: "header", name: "X-Session-Token" },
      },
    },
  });
}

const TAGS: Record<string, string> = {
  merchants: "The merchants of a partner.",
  session_tokens: "Tokens that reach one merchant alone.",
  payment_methods: "The ways in which a merchant takes cards, and their questionnaires.",
  attempts: "Questionnaires being answered, sealed or renewed.",
  sections: "One combined question per top-level requirement.",
  questions: "Single controls.",
  review: "The questions of the attestation.",
  documents: "The sealed SAQ and AoC.",
  jobs: "Polling of asynchronous work.",
  portfolio: "A partner's whole book at a glance.",
  audit: "What happened, who did it, and when.",
  partner: "The partner itself: keys, secrets, webhooks, bills.",
  service: "The service itself.",
};

function tagOf(operation: AnyOperation): string {
  return operation.name.split(".")[0] ?? "";
}

function tagsOf(): { name: string; description: string }[] {
  const names = new Set([...REST_OPERATIONS.map(tagOf), "service"]);
  return [...names].map((name) => {
    const description = TAGS[name];
    if (!description) throw new Error(`the tag ${name} has no description`);
    return { name, description };
  });
}

const healthPath: ZodOpenApiOperationObject = {
  operationId: "service.health",
  summary: "How the service stands: process, database, queue",
  tags: ["service"],
  security: [],
  responses: {
    "200": { description: "All is well.", content: { "application/json": { schema: Health } } },
    "503": {
      description: "`failing` names the parts that fail.",
      content: { "application/json": { schema: Health } },
    },
  },
};

/** `GET /openapi.json`: built once per process. */
export async function openApiHandler(): Promise<Response> {
  served ??= JSON.stringify(openApiDocument(config().baseUrl));
  return new Response(served, {
    headers: {
      "Content-Type": "application/json",
      "X-Request-Id": newId("req"),
      "Cache-Control": "public, max-age=300",
    },
  });
}

let served: string | undefined;
