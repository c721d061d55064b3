// Tools: the public operations once more. What a caller may not run is neither listed nor callable.
import type { CallToolResult, Tool } from "@modelcontextprotocol/server";
import { ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import { AppError } from "@/lib/core/errors";
import type { AnyOperation } from "@/lib/core/operation";
import { BODY_MAX_BYTES } from "@/lib/core/policy";
import { PUBLIC, type PublicName } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { KEY_MAX, keyIssue } from "@/lib/transports/input";
import { addressOf } from "@/lib/transports/path";
import { logFailure, tellable } from "@/lib/transports/rest";
import { answerSchema, FILE_SCHEMA, refusedResult, successResult } from "./answer";
import type { McpCall } from "./call";
import { GUIDANCE } from "./data/guidance";
import { type ObjectSchema, objectSchema } from "./schema";

/** An operation as a tool. */
export interface OperationTool {
  readonly operation: AnyOperation;
  readonly definition: Tool & { readonly inputSchema: ObjectSchema };
}

const IDEMPOTENCY_KEY = {
  type: "string",
  minLength: 1,
  maxLength: KEY_MAX,
  description:
    "Makes a repetition safe: the first answer is kept for 24 hours and given again to the same call. Take a new one for each intent.",
};

let listed: ReadonlyMap<string, OperationTool> | undefined;

function tools(): ReadonlyMap<string, OperationTool> {
  listed ??= new Map(
    (Object.keys(PUBLIC) as PublicName[]).map(toolOf).map((tool) => [tool.definition.name, tool]),
  );
  return listed;
}

/** The name of an operation's tool: MCP's names have no dots everywhere, so an underscore stands there. */
export function toolName(operation: AnyOperation): string {
  return operation.name.replaceAll(".", "_");
}

function toolOf(name: PublicName): OperationTool {
  const operation: AnyOperation = PUBLIC[name];
  const guidance = GUIDANCE[name];
  const { method } = addressOf(operation);
  const query = operation.kind === "query";
  const description = [`${operation.summary}.`, operation.description, guidance.next];
  const definition: OperationTool["definition"] = {
    name: toolName(operation),
    title: operation.summary,
    description: description.filter(Boolean).join("\n\n"),
    inputSchema: inputSchemaOf(operation),
    outputSchema: answerSchema(
      operation.produces ? FILE_SCHEMA : objectSchema(operation.output, "output"),
    ),
    annotations: {
      title: operation.summary,
      readOnlyHint: query,
      destructiveHint: !query && guidance.destructive === true,
      idempotentHint: query || method === "PUT" || method === "DELETE",
      openWorldHint: guidance.openWorld === true || operation.outside !== undefined,
    },
  };
  return { operation, definition };
}

function inputSchemaOf(operation: AnyOperation): ObjectSchema {
  const schema = objectSchema(operation.input, "input");
  if (!takesKey(operation)) return schema;
  return { ...schema, properties: { ...schema.properties, idempotencyKey: IDEMPOTENCY_KEY } };
}

function takesKey(operation: AnyOperation): boolean {
  return addressOf(operation).method === "POST";
}

function allowed(tool: OperationTool, { caller }: McpCall): boolean {
  return tool.operation.actors.includes(caller.kind);
}

/** The tools that the caller may use. */
export function listTools(call: McpCall): Tool[] {
  return [...tools().values()].filter((tool) => allowed(tool, call)).map((tool) => tool.definition);
}

/** The tool of this name, where there is one for the caller. */
export function findTool(name: unknown, call: McpCall): OperationTool | null {
  const tool = typeof name === "string" ? tools().get(name) : undefined;
  return tool && allowed(tool, call) ? tool : null;
}

/** The largest request in which any of the caller's tools can be called, in bytes. */
export function largestRequest(call: McpCall): number {
  const own = [...tools().values()].filter((tool) => allowed(tool, call));
  return Math.max(...own.map(({ operation }) => operation.bodyMaxBytes ?? BODY_MAX_BYTES));
}

/** Runs the tool. Refusals are results, which an agent reads; an unknown tool is a protocol error. */
export async function callTool(
  name: string,
  args: Record<string, unknown>,
  call: McpCall,
): Promise<CallToolResult> {
  const tool = findTool(name, call);
  if (!tool) {
    // The name itself is not repeated: it is text from outside.
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, "Unknown tool. See tools/list.");
  }
  const { requestId } = call;
  const _meta = { "sealwright/requestId": requestId };
  try {
    return { ...(await perform(tool, args, call)), _meta };
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "SERVICE_BUSY")
      logFailure({ requestId }, error);
    return { ...refusedResult(tellable(error, requestId)), _meta };
  }
}

async function perform(
  { operation, definition }: OperationTool,
  args: Record<string, unknown>,
  { caller, requestId, origin }: McpCall,
): Promise<CallToolResult> {
  const { input, meta } = divide(operation, args);
  const via = `mcp:tools/call ${definition.name}`;
  const result = await run(operation, caller, input, { requestId, origin, via, ...meta });
  return successResult(operation, input, result);
}

function divide(operation: AnyOperation, args: Record<string, unknown>) {
  if (!takesKey(operation) || args.idempotencyKey === undefined) return { input: args, meta: {} };
  const { idempotencyKey, ...input } = args;
  const wrong = keyIssue("idempotencyKey", idempotencyKey);
  return { input, meta: wrong ? { issues: [wrong] } : { idempotencyKey: String(idempotencyKey) } };
}
