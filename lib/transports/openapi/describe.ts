// One operation of the registry -> one operation of OpenAPI.
import { z } from "zod";
import type {
  ZodOpenApiOperationObject,
  ZodOpenApiRequestBodyObject,
  ZodOpenApiResponseObject,
  ZodOpenApiResponsesObject,
} from "zod-openapi";
import type { AnyOperation } from "@/lib/core/operation";
import { queryMembers } from "@/lib/transports/input";
import { addressOf } from "@/lib/transports/path";
import { answerExamples, otherFormExamples, requestExamples } from "./examples";
import { COUNTED, type HeaderName, headerRefs } from "./headers";
import { refusalsOf } from "./refusals";
import { tagOf } from "./tags";

const IDEMPOTENCY = z.object({
  "Idempotency-Key": z
    .string()
    .min(1)
    .max(255)
    .optional()
    .meta({
      param: { id: "IdempotencyKey" },
      description: "The first answer is kept for 24 hours and replayed to the same request.",
      example: "3f6f0a3c-open-attempt",
    }),
});

interface Credentials {
  readonly words: string;
  readonly security: Record<string, string[]>[];
}

const CREDENTIALS: Record<"both" | "partner", Credentials> = {
  both: {
    words: "Takes a partner's API key or a session token of the merchant.",
    security: [{ ApiKey: [] }, { Bearer: [] }, { SessionToken: [] }],
  },
  partner: {
    words: "Takes a partner's API key only.",
    security: [{ ApiKey: [] }, { Bearer: [] }],
  },
};

const STATUS_WORDS: Record<number, string> = {
  200: "Done.",
  201: "Created.",
  202: "Work has started: poll for its result.",
};

/** The OpenAPI operation of an operation. */
export function describe(operation: AnyOperation): ZodOpenApiOperationObject {
  const { method } = addressOf(operation);
  const parts = partsOf(operation);
  const { words, security } = CREDENTIALS[takesToken(operation) ? "both" : "partner"];
  const body = bodyOf(operation, parts.body);
  return {
    operationId: operation.name,
    summary: operation.summary,
    description: [operation.description, words].filter(Boolean).join("\n\n"),
    tags: [tagOf(operation)],
    security,
    requestParams: {
      ...(parts.path.length > 0 ? { path: pick(operation, parts.path) } : {}),
      ...(parts.query ? { query: parts.query } : {}),
      ...(method === "POST" ? { header: IDEMPOTENCY } : {}),
    },
    ...(body ? { requestBody: body } : {}),
    responses: { ...successes(operation), ...refusalsOf(operation) },
  };
}

/** Whether a merchant's session token may call an operation. */
export function takesToken(operation: AnyOperation): boolean {
  return operation.actors.includes("merchant");
}

interface Parts {
  readonly path: readonly string[];
  readonly query: z.ZodObject | null;
  readonly body: readonly string[];
}

/** Where each member of the input travels. */
function partsOf(operation: AnyOperation): Parts {
  const { method, params } = addressOf(operation);
  const query = queryMembers(operation, Object.fromEntries(params.map((name) => [name, ""])));
  const outside = new Set([...params, ...query]);
  const others = Object.keys(operation.input.shape).filter((member) => !outside.has(member));
  return {
    path: params,
    query: query.length > 0 ? pick(operation, query) : otherFormQuery(operation),
    body: method === "GET" ? [] : others,
  };
}

function pick(operation: AnyOperation, members: readonly string[]): z.ZodObject {
  const { shape } = operation.input;
  const picked = Object.entries(shape).filter(([member]) => members.includes(member));
  return z.strictObject(Object.fromEntries(picked));
}

/** What a body in another form cannot hold goes into the query string. */
function otherFormQuery({ accepts, input }: AnyOperation): z.ZodObject | null {
  if (!accepts) return null;
  const note = `With a \`${accepts.contentType}\` body only; a JSON body holds it itself.`;
  const members = accepts.query.map((name) => {
    const member = input.shape[name] as z.ZodType;
    const description = [member.description, note].filter(Boolean).join(" ");
    return [name, member.optional().meta({ description })];
  });
  return z.strictObject(Object.fromEntries(members));
}

function bodyOf(
  operation: AnyOperation,
  members: readonly string[],
): ZodOpenApiRequestBodyObject | null {
  if (members.length === 0) return null;
  const schema = pick(operation, members);
  const json = { schema, ...requestExamples(operation) };
  const { accepts } = operation;
  const text = { schema: { type: "string" as const }, ...otherFormExamples(operation) };
  const other = accepts ? { [accepts.contentType]: text } : {};
  const required = !schema.safeParse({}).success;
  return { required, content: { "application/json": json, ...other } };
}

function successes(operation: AnyOperation): ZodOpenApiResponsesObject {
  const { answers = {}, output, awaits, status = 200 } = operation;
  const statuses = new Set([...(awaits ? [200] : []), status]);
  const entries = [...statuses].map((code) => [
    String(code),
    success(operation, code, answers[code] ?? output),
  ]);
  return Object.fromEntries(entries);
}

function success(
  operation: AnyOperation,
  status: number,
  shape: z.ZodType,
): ZodOpenApiResponseObject {
  const { produces } = operation;
  const type = produces ?? "application/json";
  const file =
    type === "application/json"
      ? { type: "object" as const }
      : { type: "string" as const, contentMediaType: type };
  const headers: HeaderName[] = [...COUNTED];
  if (produces) headers.push("Content-Disposition");
  if (status === 202) headers.push("Location", "Retry-After");
  if (addressOf(operation).method === "POST") headers.push("Idempotent-Replayed");
  const content = { schema: produces ? file : shape, ...shownAnswers(operation, status) };
  return {
    description: STATUS_WORDS[status] ?? operation.summary,
    headers: headerRefs(headers),
    content: { [type]: content },
  };
}

function shownAnswers(operation: AnyOperation, status: number) {
  return operation.produces === "application/pdf" ? {} : answerExamples(operation, status);
}
