import pino from "pino";
import { config } from "./config";

let root: pino.Logger | undefined;

/** The process's logger: JSON lines on standard output. Never give it bodies, answers or secrets. */
export function log(): pino.Logger {
  root ??= pino({
    level: config().logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: loggableError },
  });
  return root;
}

const FAILED_QUERY = /^Failed query:/;

/**
 * What may be said of an error. A database error's text can hold the values of the statement, and so
 * a merchant's words: of a failed query only the server's own message is kept.
 */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return "an unknown error";
  if (!FAILED_QUERY.test(error.message)) return error.message.slice(0, 500);
  return error.cause instanceof Error ? `query failed: ${error.cause.message}` : "query failed";
}

function loggableError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: "an unknown error" };
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const cause = error.cause instanceof Error ? messageOf(error.cause) : undefined;
  const source = error.cause instanceof Error ? error.cause : error;
  const code = "code" in source ? source.code : undefined;
  return { name: error.name, message: messageOf(error), code, cause, at: frames.slice(0, 12) };
}
