// `POST /mcp` in the description: one JSON-RPC message in, one answer out.
import { z } from "zod";
import type { ZodOpenApiOperationObject, ZodOpenApiResponseObject } from "zod-openapi";
import { COUNTED, headerRefs } from "./headers";
import { ApiError, sharedRefusal } from "./refusals";

const METHODS = [
  "initialize",
  "server/discover",
  "ping",
  "tools/list",
  "tools/call",
  "resources/list",
  "resources/templates/list",
  "resources/read",
  "prompts/list",
  "prompts/get",
];

const Id = z.union([z.string(), z.int()]);

const Message = z
  .looseObject({
    jsonrpc: z.literal("2.0"),
    id: Id.optional().meta({ description: "Left out by notifications, which get no answer." }),
    method: z.string().meta({ description: `One of ${METHODS.join(", ")}.` }),
    params: z.looseObject({}).optional(),
  })
  .meta({ id: "JsonRpcRequest", description: "A JSON-RPC 2.0 message; no batches." });

const Failure = z
  .object({
    jsonrpc: z.literal("2.0"),
    id: Id.nullable().optional(),
    error: z.looseObject({ code: z.int(), message: z.string() }),
  })
  .meta({ id: "JsonRpcError" });

const Answer = z
  .union([z.object({ jsonrpc: z.literal("2.0"), id: Id, result: z.looseObject({}) }), Failure])
  .meta({ id: "JsonRpcAnswer", description: "A result, or an error of the protocol." });

const CALL = {
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name: "merchants_list", arguments: { limit: 1 } },
};

const RESULT = {
  jsonrpc: "2.0",
  id: 1,
  result: {
    content: [{ type: "text", text: '{"items":[],"nextToken":null}' }],
    structuredContent: { items: [], nextToken: null },
  },
};

function failure(description: string, code: number, message: string): ZodOpenApiResponseObject {
  const value = { jsonrpc: "2.0", id: null, error: { code, message } };
  return {
    description,
    headers: headerRefs(COUNTED),
    content: { "application/json": { schema: Failure, examples: { refused: { value } } } },
  };
}

const INVALID_ORIGIN = { code: -32000, message: "Invalid Origin: elsewhere.example" };

const FOREIGN: ZodOpenApiResponseObject = {
  description: "The page of another site called, or the partner is suspended.",
  headers: headerRefs(["X-Request-Id"]),
  content: {
    "application/json": {
      schema: z.union([Failure, ApiError]),
      examples: {
        foreign: { value: { jsonrpc: "2.0", id: null, error: INVALID_ORIGIN } },
        PARTNER_SUSPENDED: { $ref: "#/components/examples/PARTNER_SUSPENDED" },
      },
    },
  },
};

/** `POST /mcp`, which carries the operations of the registry as tools. */
export const mcpPath: ZodOpenApiOperationObject = {
  operationId: "agents.mcp",
  summary: "Call the same operations as an agent, by the Model Context Protocol",
  description:
    "JSON-RPC 2.0 in the protocol revisions 2025-11-25 and 2026-07-28, without sessions and streams. Tools are named as the operations, with an underscore for the dot; `tools/list` describes them. A refused call is a result with `isError` and the code of this reference. Takes a partner's API key or a session token of the merchant.",
  tags: ["agents"],
  security: [{ ApiKey: [] }, { Bearer: [] }, { SessionToken: [] }],
  requestBody: {
    required: true,
    content: { "application/json": { schema: Message, examples: { call: { value: CALL } } } },
  },
  responses: {
    "200": {
      description: "The answer.",
      headers: headerRefs(COUNTED),
      content: { "application/json": { schema: Answer, examples: { result: { value: RESULT } } } },
    },
    "202": { description: "A notification was taken.", headers: headerRefs(COUNTED) },
    "400": failure("This is no message of the protocol.", -32700, "The body is not valid JSON."),
    "401": sharedRefusal("401"),
    "403": FOREIGN,
    "404": failure("There is no such method.", -32601, "This server sends no notifications."),
    "405": sharedRefusal("405"),
    "413": sharedRefusal("413"),
    "415": sharedRefusal("415"),
    "429": sharedRefusal("429"),
    "500": sharedRefusal("500"),
  },
};
