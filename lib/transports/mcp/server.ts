// One MCP server per request: it knows its caller and nothing that came before.
import { McpServer } from "@modelcontextprotocol/server";
import type { McpCall } from "./call";
import { INSTRUCTIONS } from "./prompt-texts";
import { getPrompt, listPrompts } from "./prompts";
import { listResources, listTemplates, readResource } from "./resources";
import { callTool, listTools } from "./tools";

const INFO = { name: "sealwright", title: "Sealwright", version: "1.0.0" };

/** Left open, the SDK promises to tell of every change of a list. */
const QUIET = { listChanged: false };

/** A server for one request of one caller. It sends no notifications, and so offers none. */
export function buildServer(call: McpCall): McpServer {
  const built = new McpServer(INFO, {
    instructions: INSTRUCTIONS,
    capabilities: { tools: QUIET, resources: QUIET, prompts: QUIET },
  });
  // The listings stand ready once per process; registering 47 tools per request would build them anew.
  const { server } = built;
  server.setRequestHandler("tools/list", () => ({ tools: listTools(call) }));
  server.setRequestHandler("tools/call", ({ params }) =>
    callTool(params.name, params.arguments ?? {}, call),
  );
  server.setRequestHandler("resources/list", () => ({ resources: listResources(call) }));
  server.setRequestHandler("resources/templates/list", () => ({
    resourceTemplates: listTemplates(),
  }));
  server.setRequestHandler("resources/read", ({ params }) => readResource(params.uri, call));
  server.setRequestHandler("prompts/list", () => ({ prompts: listPrompts(call) }));
  server.setRequestHandler("prompts/get", ({ params }) =>
    getPrompt(params.name, params.arguments ?? {}, call),
  );
  return built;
}
