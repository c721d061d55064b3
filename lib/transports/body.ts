import { isUtf8 } from "node:buffer";
import { AppError, validationError } from "@/lib/core/errors";
import type { AnyOperation } from "@/lib/core/operation";
import { BODY_MAX_BYTES } from "@/lib/core/policy";
import { membersIn, parseJson } from "./json";

/**
 * The members of a request's body; `{}` where there is none. Refuses another content type (415), too
 * many bytes (413, without reading on), broken JSON (400) and anything that is no object (400).
 */
export async function readBody(
  request: Request,
  { accepts, bodyMaxBytes = BODY_MAX_BYTES }: Pick<AnyOperation, "accepts" | "bodyMaxBytes">,
): Promise<Record<string, unknown>> {
  const bytes = await readBytes(request, bodyMaxBytes);
  if (bytes.length === 0) return {};
  const type = contentTypeOf(request);
  if (accepts && type === accepts.contentType) {
    refuseOtherEncodings(bytes);
    return accepts.read(bytes, new URL(request.url).searchParams);
  }
  if (type !== "application/json") throw unsupported(accepts?.contentType);
  const value = await parseJson(bytes, membersIn(bodyMaxBytes));
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    return value as Record<string, unknown>;
  }
  throw validationError([{ path: "", code: "wrong_type", message: "Send one JSON object." }]);
}

/** The media type of a request's body, without its parameters. */
export function contentTypeOf(request: Request): string {
  const [type = ""] = (request.headers.get("content-type") ?? "").split(";");
  return type.trim().toLowerCase();
}

function unsupported(other: string | undefined): AppError {
  const message = other ? `Send the body as application/json or ${other}.` : undefined;
  return new AppError("UNSUPPORTED_MEDIA_TYPE", message ? { message } : {});
}

/** The whole body; refuses one that is larger (413) without reading on. */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (!request.body) return new Uint8Array();
  const declared = Number(request.headers.get("content-length") ?? 0);
  if (declared > maxBytes) throw tooLarge(maxBytes);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The refusal of a body over its limit. */
export function tooLarge(maxBytes: number): AppError {
  const message = `The body is larger than ${maxBytes} bytes. Send less at once.`;
  return new AppError("PAYLOAD_TOO_LARGE", { message, details: { maxBytes } });
}

/** Refuses bytes that are no UTF-8. */
function refuseOtherEncodings(bytes: Uint8Array): void {
  if (isUtf8(bytes)) return;
  throw validationError([{ path: "", code: "unstorable", message: "Send the text as UTF-8." }]);
}
