// REST: an operation -> a framework-free (Request) => Promise<Response>. Route files only name it.
import { countRequest, type LimitHeaders } from "@/lib/auth/limits";
import { requestLog } from "@/lib/auth/request-log";
import { busyOf } from "@/lib/core/busy";
import type { Caller } from "@/lib/core/caller";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { log } from "@/lib/core/log";
import type { AnyOperation, FileAnswer } from "@/lib/core/operation";
import { streamOfBytes } from "@/lib/core/paged-stream";
import { POLL_SECONDS, READER_PATIENCE_MS } from "@/lib/core/policy";
import { type RunResult, requireActor } from "@/lib/core/run";
import { observe } from "@/lib/core/telemetry/observe";
import { traced } from "@/lib/core/telemetry/trace";
import { run } from "@/lib/runtime";
import { admit } from "./admission";
import { readBody } from "./body";
import { originOfCall } from "./call-origin";
import { preflight, readableAnywhere } from "./cors";
import { keyIssue, sentInput } from "./input";
import { addressOf, matchPath } from "./path";
import { personReading } from "./people/reading";

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

/** The handlers of an address that is no operation; what it does not take answers 405. */
export function pathHandlers(
  own: Partial<
    Record<(typeof METHODS)[number], (request: Request) => Response | Promise<Response>>
  >,
): PathHandlers {
  const refuse = refuseMethod(Object.keys(own).join(", "));
  const handlers = METHODS.map((method) => {
    const handler = own[method];
    return [method, handler ? namingRequest(handler) : refuse];
  });
  return Object.fromEntries(handlers) as PathHandlers;
}

/** Every answer names its request. */
function namingRequest(handler: (request: Request) => Response | Promise<Response>): Handler {
  return async (request) => {
    const response = await handler(request);
    if (!response.headers.has("X-Request-Id")) response.headers.set("X-Request-Id", newId("req"));
    return response;
  };
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

/** A request is a step of its own trace: what a caller sends of another one is not believed. */
function handlerOf(operation: AnyOperation): Handler {
  const handle = answering(operation);
  const { method, template } = addressOf(operation);
  const facts = { "http.request.method": method, "http.route": template };
  return (request) =>
    traced({ name: `${method} ${template}`, kind: "request", facts }, async (step) => {
      const response = await handle(request);
      step.tell({ "http.response.status_code": response.status });
      if (response.status >= 500) step.fail(String(response.status));
      return response;
    });
}

function answering(operation: AnyOperation): Handler {
  return async (request) => {
    const requestId = newId("req");
    const started = performance.now();
    let response: Response;
    let failure: unknown;
    let caller: Caller | undefined;
    const known = (found: Caller) => {
      caller = found;
    };
    try {
      response = await serve(operation, request, requestId, known);
    } catch (error) {
      failure = error;
      response = refusal(error, requestId);
    }
    const took = performance.now() - started;
    const outcome = `${Math.floor(response.status / 100)}xx`;
    observe({ of: "request", name: operation.name, outcome, ms: took });
    const ms = Math.round(took);
    const line = { requestId, operation: operation.name, status: response.status, ms };
    if (failure) logFailure(line, failure);
    else log().info(line, "request");
    if (caller) requestLog.note(caller, line);
    return response;
  };
}

async function serve(
  operation: AnyOperation,
  request: Request,
  requestId: string,
  known: (caller: Caller) => void,
): Promise<Response> {
  const params = matchPath(addressOf(operation).template, new URL(request.url).pathname);
  if (!params) throw new AppError("ROUTE_NOT_FOUND");
  const { caller, limits } = await admitted(request, known);
  const response = await perform(operation, request, requestId, caller, params).catch((error) => {
    if (error instanceof AppError && error.code !== "SERVICE_BUSY")
      return refusal(error, requestId);
    throw error;
  });
  for (const [name, value] of Object.entries(limits)) response.headers.set(name, value);
  return response;
}

/** Who asks, counted: by credentials, or a person whose browser reads. */
async function admitted(
  request: Request,
  known: (caller: Caller) => void,
): Promise<{ caller: Caller; limits: LimitHeaders }> {
  const person = await personReading(request);
  if (!person) return admit(request, request.headers, known);
  known(person.caller);
  return { caller: person.caller, limits: await countRequest(person) };
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
  const body = method === "GET" ? {} : await readBody(request, operation);
  const { input, issues } = sentInput(operation, request, params, body);
  const idempotencyKey = method === "POST" ? request.headers.get("idempotency-key") : null;
  const wrongKey = idempotencyKey === null ? null : keyIssue("Idempotency-Key", idempotencyKey);
  const result = await run(operation, caller, input, {
    requestId,
    origin: originOfCall(request),
    issues: wrongKey ? [...issues, wrongKey] : issues,
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });
  return success(operation, result, request, requestId);
}

function success(
  operation: AnyOperation,
  result: RunResult<unknown>,
  { method }: Request,
  requestId: string,
): Response {
  const headers = new Headers({ "X-Request-Id": requestId, "Cache-Control": "no-store" });
  if (result.replayed) headers.set("Idempotent-Replayed", "true");
  if (operation.produces) return fileResponse(operation.produces, result, headers, method);
  headers.set("Content-Type", "application/json");
  if (result.status === 202) tellWhereToLook(operation, result.output, headers);
  return new Response(JSON.stringify(result.output), { status: result.status, headers });
}

/** Work has started: where its result will be, and when to look. */
function tellWhereToLook({ followedAt }: AnyOperation, output: unknown, headers: Headers): void {
  const { pollUrl = followedAt } = output as { readonly pollUrl?: string };
  if (!pollUrl) return;
  headers.set("Location", pollUrl);
  headers.set("Retry-After", String(POLL_SECONDS));
}

const READER = { patienceMs: READER_PATIENCE_MS };

/** The answer to a download. */
export function fileResponse(
  contentType: string,
  { output, stream }: RunResult<unknown>,
  headers: Headers,
  method: string,
): Response {
  const { bytes, filename, disposition } = output as FileAnswer;
  headers.set("Content-Type", contentType);
  headers.set("Content-Disposition", contentDisposition(disposition, filename));
  headers.set("X-Content-Type-Options", "nosniff");
  if (bytes) headers.set("Content-Length", String(bytes.length));
  const content = stream ?? streamOfBytes(bytes ?? new Uint8Array(), READER);
  if (method !== "HEAD") return new Response(content, { status: 200, headers });
  void content.cancel();
  return new Response(null, { status: 200, headers });
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

/** Logs what a request came to: a database that is away is told of, and a refusal is no failure. */
export function logFailure(line: object, error: unknown): void {
  const busy = busyOf(error) ?? (error instanceof AppError && error.status === 503 ? error : null);
  if (busy) log().warn({ ...line, err: busy.cause ?? busy }, "service busy");
  else if (error instanceof AppError) log().info(line, "request");
  else log().error({ ...line, err: error }, "request failed");
}

/** What a caller may know of a failure: one that is no AppError is our defect and says only where to look. */
export function tellable(error: unknown, requestId: string): AppError {
  if (error instanceof AppError) return error;
  const busy = busyOf(error);
  if (busy) return busy;
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
