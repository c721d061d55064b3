// REST: an operation -> a framework-free (Request) => Promise<Response>. Route files only name it.
import type { Caller } from "@/lib/core/caller";
import { AppError, validationError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { log } from "@/lib/core/log";
import type { AnyOperation, FileAnswer } from "@/lib/core/operation";
import { type RunResult, requireActor } from "@/lib/core/run";
import { run } from "@/lib/runtime";
import { admit } from "./admission";
import { readBody } from "./body";
import { originOfCall } from "./call-origin";
import { preflight, readableAnywhere } from "./cors";
import { addressOf, matchPath } from "./path";

/** A handler that any HTTP front can serve. */
export type Handler = (request: Request) => Promise<Response>;

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** The handlers of one path, one per method; a method without an operation answers 405. */
export type PathHandlers = Record<(typeof METHODS)[number], Handler>;

/** The same with the answer to a browser that asks whether another site's page may call. */
export type OpenPathHandlers = PathHandlers & { readonly OPTIONS: Handler };

/** The handlers of the path that these operations share. */
export function rest(...operations: readonly AnyOperation[]): OpenPathHandlers {
  const allow = operations.map((operation) => addressOf(operation).method).join(", ");
  const handlers = METHODS.map((method) => {
    const operation = operations.find((candidate) => addressOf(candidate).method === method);
    const handler = operation ? handlerOf(operation) : refuseMethod(allow);
    return [method, readableAnywhere(handler)];
  });
  return { ...(Object.fromEntries(handlers) as PathHandlers), OPTIONS: preflight(allow) };
}

/** The handlers of every address that does not exist. */
export function notFoundHandlers(): OpenPathHandlers {
  const refuse = readableAnywhere(async () =>
    refusal(new AppError("ROUTE_NOT_FOUND"), newId("req")),
  );
  const handlers = METHODS.map((method) => [method, refuse]);
  return { ...(Object.fromEntries(handlers) as PathHandlers), OPTIONS: refuse };
}

/** Answers 405 and names the methods that the address takes. */
export function refuseMethod(allow: string): Handler {
  return async () => {
    const response = refusal(new AppError("METHOD_NOT_ALLOWED"), newId("req"));
    response.headers.set("Allow", allow);
    return response;
  };
}

function handlerOf(operation: AnyOperation): Handler {
  return async (request) => {
    const requestId = newId("req");
    const started = performance.now();
    let response: Response;
    let failure: unknown;
    try {
      response = await serve(operation, request, requestId);
    } catch (error) {
      failure = error instanceof AppError ? undefined : error;
      response = refusal(error, requestId);
    }
    const ms = Math.round(performance.now() - started);
    const line = { requestId, operation: operation.name, status: response.status, ms };
    if (failure) log().error({ ...line, err: failure }, "request failed");
    else log().info(line, "request");
    return response;
  };
}

async function serve(
  operation: AnyOperation,
  request: Request,
  requestId: string,
): Promise<Response> {
  const params = matchPath(addressOf(operation).template, new URL(request.url).pathname);
  if (!params) throw new AppError("ROUTE_NOT_FOUND");
  const { caller, limits } = await admit(request);
  const response = await perform(operation, request, requestId, caller, params).catch((error) => {
    if (error instanceof AppError) return refusal(error, requestId);
    throw error;
  });
  for (const [name, value] of Object.entries(limits)) response.headers.set(name, value);
  return response;
}

async function perform(
  operation: AnyOperation,
  request: Request,
  requestId: string,
  caller: Caller,
  params: Record<string, string>,
): Promise<Response> {
  // Before the body is read: what a caller may not do at all is not checked for its form.
  requireActor(operation, caller);
  const { method } = addressOf(operation);
  const idempotencyKey = idempotencyKeyOf(request, method);
  const body = method === "GET" ? {} : await readBody(request, operation);
  const input = merge(operation, params, new URL(request.url).searchParams, body);
  const result = await run(operation, caller, input, {
    requestId,
    origin: originOfCall(request),
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });
  return success(operation, result, requestId);
}

function idempotencyKeyOf(request: Request, method: string): string | null {
  const key = request.headers.get("idempotency-key");
  if (key === null || method !== "POST") return null;
  if (key.length >= 1 && key.length <= 255) return key;
  throw validationError([{ path: "Idempotency-Key", message: "Use 1 to 255 characters." }]);
}

/** Path, query and body as one input. A body member never stands in for a path or query one. */
function merge(
  operation: AnyOperation,
  params: Record<string, string>,
  search: URLSearchParams,
  body: Record<string, unknown>,
): Record<string, unknown> {
  const fromQuery = queryMembers(operation, params);
  const outside = new Set([...Object.keys(params), ...fromQuery]);
  const misplaced = Object.keys(body).filter((member) => outside.has(member));
  if (misplaced.length > 0) {
    const message = "This belongs in the address, not in the body. Remove it here.";
    throw validationError(misplaced.map((path) => ({ path, message })));
  }
  const query = fromQuery.flatMap((name) => {
    const value = search.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { ...body, ...Object.fromEntries(query), ...params };
}

/** Input members that come from the query string: all but the path's on GET, else the declared. */
export function queryMembers(
  operation: AnyOperation,
  params: Record<string, unknown>,
): readonly string[] {
  if (operation.query) return operation.query;
  if (addressOf(operation).method !== "GET") return [];
  return Object.keys(operation.input.shape).filter((member) => !(member in params));
}

function success(operation: AnyOperation, result: RunResult<unknown>, requestId: string): Response {
  const headers = new Headers({ "X-Request-Id": requestId, "Cache-Control": "no-store" });
  if (result.replayed) headers.set("Idempotent-Replayed", "true");
  if (operation.produces) return fileResponse(operation.produces, result, headers);
  headers.set("Content-Type", "application/json");
  return new Response(JSON.stringify(result.output), { status: result.status, headers });
}

function fileResponse(
  contentType: string,
  { output, stream }: RunResult<unknown>,
  headers: Headers,
): Response {
  const { bytes, filename, disposition } = output as FileAnswer;
  headers.set("Content-Type", contentType);
  headers.set("Content-Disposition", contentDisposition(disposition, filename));
  headers.set("X-Content-Type-Options", "nosniff");
  if (stream) return new Response(stream, { status: 200, headers });
  const content = new Uint8Array(bytes ?? []);
  headers.set("Content-Length", String(content.length));
  return new Response(content, { status: 200, headers });
}

/** A file name of any script, with a plain one for programs that read no other (RFC 6266). */
function contentDisposition(disposition: string, filename: string): string {
  const plain = filename
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replace(/[^\w.-]+/g, "-")
    .replace(/^-+/, "");
  const encoded = encodeURIComponent(filename).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const both = plain === filename ? "" : `; filename*=UTF-8''${encoded}`;
  return `${disposition}; filename="${plain}"${both}`;
}

/** What a caller may know of a failure: one that is no AppError is our defect and says only where to look. */
export function tellable(error: unknown, requestId: string): AppError {
  if (error instanceof AppError) return error;
  const message = `Something went wrong on our side. Name this request: ${requestId}.`;
  return new AppError("INTERNAL", { message });
}

/** The answer to a refusal. */
export function refusal(error: unknown, requestId: string): Response {
  const known = tellable(error, requestId);
  const headers = new Headers({
    "Content-Type": "application/json",
    "X-Request-Id": requestId,
    "Cache-Control": "no-store",
  });
  for (const [name, value] of Object.entries(known.headers)) headers.set(name, value);
  if (known.retryAfterSeconds) headers.set("Retry-After", String(known.retryAfterSeconds));
  if (known.status === 401) headers.set("WWW-Authenticate", 'Bearer realm="Sealwright"');
  return new Response(JSON.stringify(known.toBody()), { status: known.status, headers });
}
