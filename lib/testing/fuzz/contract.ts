// The described API as a judge: what the document says of an address, and where an answer leaves it.
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { Reply } from "@/lib/testing/api";
import { openApiDocument } from "@/lib/transports/openapi/document";
import { plainInstallation } from "@/lib/transports/openapi/guide";
import { HEADERS } from "@/lib/transports/openapi/headers";
import { isReadablePath, matchPath } from "@/lib/transports/path";

/** A JSON object of the document. */
export type Node = Record<string, unknown>;

/** The document as clients read it. */
export const DOCUMENT: Node = JSON.parse(JSON.stringify(openApiDocument(plainInstallation())));

/** One described operation. */
export interface Documented {
  readonly operationId: string;
  readonly method: string;
  readonly template: string;
  readonly described: Node;
  /** Where it stands in the document. */
  readonly place: readonly string[];
}

const METHODS = ["get", "post", "put", "delete"];

/** Every described operation, fixed addresses first. */
export const DOCUMENTED: readonly Documented[] = Object.entries(DOCUMENT.paths as Node)
  .flatMap(([template, item]) =>
    METHODS.filter((method) => method in (item as Node)).map((method) => {
      const described = (item as Node)[method] as Node;
      const operationId = String(described.operationId);
      const place = ["paths", template, method];
      return { operationId, method: method.toUpperCase(), template, described, place };
    }),
  )
  .sort((a, b) => a.template.split("{").length - b.template.split("{").length);

const DATE = /^\d{4}-\d\d-\d\d$/;
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

const isMoment = (text: string) => DATE_TIME.test(text) && !Number.isNaN(Date.parse(text));

const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  formats: {
    date: (text: string) => DATE.test(text) && !Number.isNaN(Date.parse(text)),
    "date-time": isMoment,
    email: /^[^@\s]+@[^@\s]+$/,
    uri: (text: string) => URL.canParse(text),
    "uri-reference": (text: string) => URL.canParse(text, "https://here.example"),
    uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  },
});
ajv.addSchema(DOCUMENT, "openapi");

const validators = new Map<string, ValidateFunction>();

function pointerOf(place: readonly string[]): string {
  const parts = place.map((part) => part.replaceAll("~", "~0").replaceAll("/", "~1"));
  return `openapi#/${parts.map(encodeURIComponent).join("/")}`;
}

/** What is wrong with a value by the schema at a place of the document; nothing: it fits. */
export function schemaErrors(place: readonly string[], value: unknown): string[] {
  const $ref = pointerOf(place);
  const validate = validators.get($ref) ?? ajv.compile({ $ref });
  validators.set($ref, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}

/** Follows one reference of the document. */
export function resolved(node: unknown, place: readonly string[]): [Node, readonly string[]] {
  const { $ref } = node as { $ref?: string };
  if (!$ref) return [node as Node, place];
  const target = $ref.slice(2).split("/");
  const found = target.reduce<unknown>((at, part) => (at as Node)[part], DOCUMENT);
  return [found as Node, target];
}

/** What the document says of an address: the operation, that there is another method, or nothing. */
export function documentedAt(method: string, pathname: string): Documented | "method" | null {
  const there = DOCUMENTED.find(({ template }) => matchPath(template, pathname));
  if (!there) return null;
  const same = DOCUMENTED.filter(({ template }) => template === there.template);
  return same.find((documented) => documented.method === method) ?? "method";
}

/** Where an answer leaves the document. */
export function violations(method: string, pathname: string, reply: Reply): string[] {
  if (reply.status >= 500) return [`${reply.status} ${JSON.stringify(reply.body)}`];
  if (!isReadablePath(pathname)) return expected(reply, 400, "VALIDATION_ERROR");
  const at = documentedAt(method, pathname);
  if (at === null) return expected(reply, 404, "ROUTE_NOT_FOUND");
  if (at === "method") return expected(reply, 405, "METHOD_NOT_ALLOWED");
  const responses = at.described.responses as Node;
  if (!(reply.status in responses)) return [`status ${reply.status} is not documented`];
  const place = [...at.place, "responses", String(reply.status)];
  const [response, found] = resolved(responses[reply.status], place);
  return [...contentViolations(response, found, reply), ...headerViolations(response, reply)];
}

/** Rows of an import are judged one by one in its answer: a wrong one is taken, and told of. */
const JUDGES_ITSELF = new Set(["merchants.import"]);

/** What was taken although the document does not allow it. */
export function takenWrongly(method: string, pathname: string, body: string | undefined): string[] {
  const at = documentedAt(method, pathname);
  if (at === null || at === "method" || !body || JUDGES_ITSELF.has(at.operationId)) return [];
  const value: unknown = JSON.parse(body.replace("\ufeff", ""));
  if (!at.described.requestBody) return Object.keys(value as Node).length > 0 ? [body] : [];
  const place = [...at.place, "requestBody", "content", "application/json", "schema"];
  return schemaErrors(place, value).map((error) => `taken, but ${error}`);
}

function expected(reply: Reply, status: number, code: string): string[] {
  const met = [reply.status, reply.body?.code];
  return met[0] === status && met[1] === code ? [] : [`${met.join(" ")} instead of ${code}`];
}

function contentViolations(response: Node, place: readonly string[], reply: Reply): string[] {
  const content = response.content as Node | undefined;
  if (!content) return reply.bytes.length > 0 ? ["a body where none is described"] : [];
  const [type = ""] = (reply.headers.get("content-type") ?? "").split(";");
  const media = content[type] as Node | undefined;
  if (!media) return [`content type ${type} is not documented`];
  if (type !== "application/json") return reply.bytes.length > 0 ? [] : ["an empty file"];
  const wrong = schemaErrors([...place, "content", type, "schema"], reply.body);
  const codes = Object.keys((media.examples ?? {}) as Node);
  const rpc = reply.body?.jsonrpc !== undefined;
  if (rpc || reply.status < 400 || codes.includes(reply.body?.code)) return wrong;
  return [...wrong, `code ${reply.body?.code} is not documented for ${reply.status}`];
}

function headerViolations(response: Node, reply: Reply): string[] {
  const documented = (response.headers ?? {}) as Node;
  const undescribed = Object.keys(HEADERS)
    .filter((name) => reply.headers.has(name) && !(name in documented))
    .map((name) => `header ${name} is not documented for ${reply.status}`);
  const wrong = Object.keys(documented).flatMap((name) => headerErrors(name, reply));
  return [...undescribed, ...wrong];
}

const COUNTED_ALWAYS = new Set(["RateLimit", "RateLimit-Policy"]);

function headerErrors(name: string, reply: Reply): string[] {
  const [header, place] = resolved({ $ref: `#/components/headers/${name}` }, []);
  const value = reply.headers.get(name);
  const required = header.required === true || (reply.status < 300 && COUNTED_ALWAYS.has(name));
  if (value === null) return required ? [`header ${name} is missing`] : [];
  return schemaErrors([...place, "schema"], value).map((error) => `header ${name}${error}`);
}
