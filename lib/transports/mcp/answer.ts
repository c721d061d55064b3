// What an operation came to, as MCP tells it: always structured, with the same as text for clients that
// read text alone.
import type { CallToolResult } from "@modelcontextprotocol/server";
import { config } from "@/lib/core/config";
import type { AppError } from "@/lib/core/errors";
import type { AnyOperation, FileAnswer } from "@/lib/core/operation";
import type { RunResult } from "@/lib/core/run";
import { addressOf } from "@/lib/transports/path";
import type { ObjectSchema } from "./schema";

/** A file over this size is linked instead: it would fill an agent's memory, and ours. */
export const EMBED_MAX_BYTES = 4 * 1024 * 1024;

/** What is said about a file beside its content. */
export const FILE_SCHEMA: ObjectSchema = {
  type: "object",
  properties: {
    filename: { type: "string" },
    contentType: { type: "string" },
    bytes: {
      type: ["integer", "null"],
      description: "null: too large to embed; get it from `url`.",
    },
    url: { type: "string", description: "The REST address of the file; same credentials." },
  },
  required: ["filename", "contentType", "bytes", "url"],
  additionalProperties: false,
};

/** A refusal, as structured content. */
const REFUSAL_SCHEMA: ObjectSchema = {
  type: "object",
  description: "Instead, where isError is true: the refusal.",
  properties: {
    code: { type: "string" },
    message: { type: "string" },
    details: { type: "object" },
    retryAfterSeconds: { type: "integer" },
  },
  required: ["code", "message"],
  additionalProperties: false,
};

/** What a tool can answer. Clients of the 2025 revisions hold refusals against the schema, too. */
export function answerSchema({ $defs, ...success }: ObjectSchema): ObjectSchema {
  const schema = { type: "object", anyOf: [success, REFUSAL_SCHEMA] } as const;
  return $defs ? { ...schema, $defs } : schema;
}

/** The result of a tool whose operation succeeded. */
export async function successResult(
  operation: AnyOperation,
  input: Record<string, unknown>,
  result: RunResult<unknown>,
): Promise<CallToolResult> {
  if (operation.produces) {
    const file = result.output as FileAnswer;
    const content = await contentOf(file, result.stream);
    return fileResult(operation.produces, file.filename, content, fileUrl(operation, input));
  }
  return structured(result.output as Record<string, unknown>);
}

/** The result of a tool whose operation was refused: an answer that an agent can act on. */
export function refusedResult(error: AppError): CallToolResult {
  const { retryAfterSeconds } = error;
  const body = { ...error.toBody(), ...(retryAfterSeconds ? { retryAfterSeconds } : {}) };
  return { ...structured(body), isError: true };
}

function structured(value: Record<string, unknown>): CallToolResult {
  const text = JSON.stringify(value);
  return { content: [{ type: "text", text }], structuredContent: value };
}

/** The file in the result: CSV as text, anything else embedded, a large one as a link. */
export function fileResult(
  contentType: string,
  filename: string,
  content: Uint8Array | null,
  url: string,
): CallToolResult {
  const facts = { filename, contentType, bytes: content?.length ?? null, url };
  const text = JSON.stringify(facts);
  const about = { structuredContent: facts };
  if (!content) {
    const link = { uri: url, name: filename, mimeType: contentType };
    return {
      ...about,
      content: [
        { type: "text", text },
        { type: "resource_link", ...link },
      ],
    };
  }
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (contentType === "text/csv") {
    return { ...about, content: [{ type: "text", text: bytes.toString("utf8") }] };
  }
  const resource = { uri: url, mimeType: contentType, blob: bytes.toString("base64") };
  return {
    ...about,
    content: [
      { type: "text", text },
      { type: "resource", resource },
    ],
  };
}

async function contentOf(
  file: FileAnswer,
  stream: ReadableStream<Uint8Array> | undefined,
): Promise<Uint8Array | null> {
  if (stream) return readUpTo(stream, EMBED_MAX_BYTES);
  const bytes = file.bytes ?? new Uint8Array();
  return bytes.length > EMBED_MAX_BYTES ? null : bytes;
}

/** The whole stream, or null where it is longer; it is not read on then. */
export async function readUpTo(
  stream: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array | null> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of stream) {
    size += piece.length;
    if (size > maxBytes) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function fileUrl(operation: AnyOperation, input: Record<string, unknown>): string {
  const { template } = addressOf(operation);
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input[name])),
  );
  return `${config().baseUrl}${path}`;
}
