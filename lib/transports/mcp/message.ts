import {
  isJSONRPCNotification,
  isJSONRPCRequest,
  isJSONRPCResponse,
} from "@modelcontextprotocol/server";
import { AppError } from "@/lib/core/errors";
import { BODY_MAX_BYTES } from "@/lib/core/policy";
import { contentTypeOf, readBytes, tooLarge } from "@/lib/transports/body";
import { membersIn, parseJson, refuseManyMembers } from "@/lib/transports/json";
import type { McpCall } from "./call";
import { findTool, largestRequest } from "./tools";

/** A JSON-RPC message as far as it is looked at here; the SDK checks the rest. */
export interface RpcMessage {
  readonly id?: unknown;
  readonly method?: unknown;
  readonly params?: { readonly name?: unknown };
}

/** A message that is refused as JSON-RPC refuses it. */
export class RpcRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
    readonly id: unknown = null,
  ) {
    super(message);
  }

  toResponse(): Response {
    const id = typeof this.id === "string" || typeof this.id === "number" ? this.id : null;
    const error = { code: this.code, message: this.message };
    return Response.json({ jsonrpc: "2.0", id, error }, { status: this.status });
  }
}

const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;
const METHOD_NOT_FOUND = -32601;

/**
 * The one message of a request. Only the name in it tells which size is allowed, so the largest one that
 * the caller could need is read before it is measured.
 */
export async function readMessage(request: Request, call: McpCall): Promise<RpcMessage> {
  if (contentTypeOf(request) !== "application/json") throw new AppError("UNSUPPORTED_MEDIA_TYPE");
  const largest = largestRequest(call);
  const bytes = await readBytes(request, largest);
  const message = await parse(bytes, membersIn(largest));
  const maxBytes = maxBytesOf(message, call);
  if (bytes.length > maxBytes) throw tooLarge(maxBytes);
  refuseManyMembers(message, membersIn(maxBytes));
  // Several calls in one request would count as one against the rate limit.
  if (Array.isArray(message)) {
    throw new RpcRefusal(400, INVALID_REQUEST, "Send one message per request: no batches.");
  }
  if (!isMessage(message)) {
    throw new RpcRefusal(400, INVALID_REQUEST, "Send one JSON-RPC 2.0 message.", idOf(message));
  }
  refuseSubscription(message);
  return message;
}

async function parse(bytes: Uint8Array, mostMembers: number): Promise<unknown> {
  try {
    return await parseJson(bytes, mostMembers);
  } catch {
    throw new RpcRefusal(400, PARSE_ERROR, "The body is not valid JSON.");
  }
}

function isMessage(value: unknown): value is RpcMessage {
  return [isJSONRPCRequest, isJSONRPCNotification, isJSONRPCResponse].some((is) => is(value));
}

function idOf(value: unknown): unknown {
  return (value as RpcMessage | null)?.id;
}

function maxBytesOf(message: unknown, call: McpCall): number {
  return calledTool(message, call)?.operation.bodyMaxBytes ?? BODY_MAX_BYTES;
}

/** The tool that a message calls, where it calls one that the caller has. */
export function calledTool(message: unknown, call: McpCall) {
  const { method, params } = (message ?? {}) as RpcMessage;
  return method === "tools/call" ? findTool(params?.name, call) : null;
}

/** The SDK would hold the stream open for events that a stateless server never has. */
function refuseSubscription({ method, id }: RpcMessage): void {
  if (method !== "subscriptions/listen") return;
  throw new RpcRefusal(404, METHOD_NOT_FOUND, "This server sends no notifications.", id);
}
