// The official MCP client against the plain front, over HTTP on loopback: what an agent's host does.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import {
  Client,
  type JsonSchemaType,
  type JsonSchemaValidator,
  type jsonSchemaValidator,
  StreamableHTTPClientTransport,
} from "@modelcontextprotocol/client";
import { AjvJsonSchemaValidator } from "@modelcontextprotocol/client/validators/ajv";
import { front } from "@/lib/transports/front";
import type { Credentials } from "./api";

/** The protocol revisions that are served. */
export const REVISIONS = ["2025-11-25", "2026-07-28"] as const;

/** One of the served revisions. */
export type Revision = (typeof REVISIONS)[number];

/** The front, listening. */
export interface Listening {
  readonly url: URL;
  stop(): Promise<void>;
}

async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { method = "GET", url = "/", headers, socket } = incoming;
  const body = method === "GET" || method === "HEAD" ? undefined : await text(incoming);
  const given = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
  const address = `http://127.0.0.1:${socket.localPort}${url}`;
  const init = { method, headers: Object.fromEntries(given), ...(body ? { body } : {}) };
  const response = await front(new Request(address, init));
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(new Uint8Array(await response.arrayBuffer()));
}

/** Serves the API on a free port. */
export async function listen(): Promise<Listening> {
  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch(() => outgoing.destroy());
  });
  // A client under load takes a connection up again at the moment when it would be closed.
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: new URL(`http://127.0.0.1:${port}/mcp`),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Compiles each output schema once for all clients of a process: a client alone compiles all of them anew. */
class CompiledOnce implements jsonSchemaValidator {
  readonly #compiler = new AjvJsonSchemaValidator();
  readonly #validators = new Map<string, JsonSchemaValidator<unknown>>();

  getValidator<T>(schema: JsonSchemaType): JsonSchemaValidator<T> {
    const text = JSON.stringify(schema);
    const validator = this.#validators.get(text) ?? this.#compiler.getValidator(schema);
    this.#validators.set(text, validator);
    return validator as JsonSchemaValidator<T>;
  }
}

const VALIDATORS = new CompiledOnce();

/** A connected client that speaks one revision and no other. */
export async function connect(
  url: URL,
  as: Credentials,
  revision: Revision = "2026-07-28",
): Promise<Client> {
  const mode = revision === "2026-07-28" ? ({ pin: revision } as const) : "legacy";
  const client = new Client(
    { name: "test", version: "1" },
    { versionNegotiation: { mode }, jsonSchemaValidator: VALIDATORS },
  );
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers: as } }));
  return client;
}

/** What a tool answered. */
export interface ToolReply {
  readonly isError: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape
  readonly body: any;
  readonly content: readonly {
    readonly type: string;
    readonly text?: string;
    readonly uri?: string;
    readonly resource?: { readonly uri: string; readonly blob?: string };
  }[];
}

/** Calls a tool. The client checks the answer against the listed output schema. */
export async function callTool(
  client: Client,
  name: string,
  args: Record<string, unknown> = {},
): Promise<ToolReply> {
  const result = await client.callTool({ name, arguments: args });
  const { isError = false, structuredContent, content } = result;
  return { isError, body: structuredContent, content: content as ToolReply["content"] };
}

/** Calls a tool and insists on success, so that a failed step of a journey says what it met. */
export async function done(client: Client, name: string, args: Record<string, unknown> = {}) {
  const { isError, body } = await callTool(client, name, args);
  if (isError) throw new Error(`${name}: ${JSON.stringify(body)}`);
  return body;
}
