import { AppError, validationError } from "@/lib/core/errors";

/** The largest body of an ordinary request, in bytes. */
export const BODY_MAX_BYTES = 1024 * 1024;

/**
 * The JSON object of a request's body; `{}` where there is none. Refuses another content type (415),
 * too many bytes (413, without reading on), broken JSON (400) and anything that is no object (400).
 */
export async function readJsonBody(request: Request): Promise<Record<string, unknown>> {
  const bytes = await readBytes(request);
  if (bytes.length === 0) return {};
  requireJson(request);
  const value = parse(bytes);
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    return value as Record<string, unknown>;
  }
  throw validationError([{ path: "", message: "Send one JSON object." }]);
}

function requireJson(request: Request): void {
  const [type = ""] = (request.headers.get("content-type") ?? "").split(";");
  if (type.trim().toLowerCase() !== "application/json")
    throw new AppError("UNSUPPORTED_MEDIA_TYPE");
}

async function readBytes(request: Request): Promise<Uint8Array> {
  if (!request.body) return new Uint8Array();
  const declared = Number(request.headers.get("content-length") ?? 0);
  if (declared > BODY_MAX_BYTES) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > BODY_MAX_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tooLarge(): AppError {
  const message = `The body is larger than ${BODY_MAX_BYTES} bytes. Send less at once.`;
  return new AppError("PAYLOAD_TOO_LARGE", { message, details: { maxBytes: BODY_MAX_BYTES } });
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new AppError("MALFORMED_JSON", { cause });
  }
}
