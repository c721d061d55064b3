// `POST /mcp`: one JSON-RPC message per request, in the protocol revisions 2025-11-25 and 2026-07-28.
import {
  createMcpHandler,
  isLegacyRequest,
  originValidationResponse,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { requestLog } from "@/lib/auth/request-log";
import type { Caller } from "@/lib/core/caller";
import { config } from "@/lib/core/config";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { log } from "@/lib/core/log";
import { admit } from "@/lib/transports/admission";
import { originOfCall } from "@/lib/transports/call-origin";
import {
  type Handler,
  logFailure,
  type PathHandlers,
  pathHandlers,
  refusal,
} from "@/lib/transports/rest";
import type { McpCall } from "./call";
import { calledTool, type RpcMessage, RpcRefusal, readMessage } from "./message";
import { buildServer } from "./server";

/** The handlers of `/mcp`. Without sessions there is nothing to GET or to DELETE. */
export function mcp(): PathHandlers {
  return pathHandlers({ POST: post });
}

const post: Handler = async (request) => {
  const requestId = newId("req");
  const started = performance.now();
  // The log names what is known of the request: words from outside stay out of it.
  const line: Line = { requestId, operation: "mcp" };
  const response = await serve(request, line).catch((error) => answerFailure(error, requestId));
  response.headers.set("X-Request-Id", requestId);
  response.headers.set("Cache-Control", "no-store");
  const ms = Math.round(performance.now() - started);
  const { caller, operation } = line;
  const answered = { requestId, operation, status: response.status, ms };
  log().info(answered, "request");
  if (caller) requestLog.note(caller, answered);
  return response;
};

function answerFailure(error: unknown, requestId: string): Response {
  if (error instanceof RpcRefusal) return error.toResponse();
  if (!(error instanceof AppError) || error.code === "SERVICE_BUSY")
    logFailure({ requestId }, error);
  return refusal(error, requestId);
}

interface Line {
  readonly requestId: string;
  operation: string;
  caller?: Caller;
}

async function serve(request: Request, line: Line): Promise<Response> {
  const foreign = refuseForeignOrigin(request);
  if (foreign) return foreign;
  const { caller, limits } = await admit(request, request.headers, (found) => {
    line.caller = found;
  });
  const { requestId } = line;
  const call = { caller, requestId, origin: originOfCall(request) };
  const response = await answer(request, call, line).catch((error) =>
    answerFailure(error, requestId),
  );
  for (const [name, value] of Object.entries(limits)) response.headers.set(name, value);
  return response;
}

/** The protocol demands it of servers that a browser can reach: no page of another site may call. */
function refuseForeignOrigin(request: Request): Response | undefined {
  return originValidationResponse(request, [new URL(config().baseUrl).hostname]);
}

async function answer(request: Request, call: McpCall, line: Line): Promise<Response> {
  const message = await readMessage(request, call);
  line.operation = describe(message, call);
  return dispatch(withoutBody(request), message, call);
}

const LOGGED = [
  "initialize",
  "server/discover",
  "tools/list",
  "resources/list",
  "resources/templates/list",
  "resources/read",
  "prompts/list",
  "prompts/get",
];

function describe(message: RpcMessage, call: McpCall): string {
  const tool = calledTool(message, call);
  if (tool) return `mcp:tools/call ${tool.definition.name}`;
  const method = LOGGED.find((known) => known === message.method);
  return method ? `mcp:${method}` : "mcp";
}

/**
 * What the SDK reads of a request beside its message. It insists on an Accept header that names a stream;
 * every answer here is plain JSON, so a client that asks for JSON alone is served as well.
 */
function withoutBody(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set("Accept", "application/json, text/event-stream");
  headers.delete("Content-Length");
  return new Request(request.url, { method: "POST", headers, signal: request.signal });
}

async function dispatch(request: Request, message: RpcMessage, call: McpCall): Promise<Response> {
  if (await isLegacyRequest(request, message)) return answerLegacy(request, message, call);
  const onerror = (error: Error) => log().debug({ requestId: call.requestId, err: error }, "mcp");
  const modern = createMcpHandler(() => buildServer(call), { legacy: "reject", onerror });
  return modern.fetch(request, { parsedBody: message });
}

/** Revisions up to 2025-11-25, without sessions. */
async function answerLegacy(
  request: Request,
  message: RpcMessage,
  call: McpCall,
): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const server = buildServer(call);
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody: message });
  } finally {
    await server.close();
  }
}
