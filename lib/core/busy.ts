// Which failures mean that the database cannot serve at the moment: it is away, full, or has no connection
// to give. Such a request may be repeated as it is; any other failure is a defect.
import { AppError } from "./errors";

/** What the network says of a server that is not there, or no longer. */
const NETWORK = [
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
];

/** SQLSTATEs of a server that cannot serve: single ones, or whole classes by their first two digits. */
const STATES = /^(?:08|53|58|57P0[1-5]|57014|55P03|25006|25P03|25P04|40001|40P01|XX00[12])/;

/** What the driver says without a code. */
const WORDS =
  /^(?:timeout exceeded when trying to connect|Connection terminated|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

const CAUSES_MOST = 6;

/** When a caller may come again. */
const RETRY_SECONDS = 5;

function isAway(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const { code, message, errors } = error as Record<string, unknown>;
  if (typeof code === "string" && (NETWORK.includes(code) || STATES.test(code))) return true;
  if (typeof message === "string" && WORDS.test(message)) return true;
  return Array.isArray(errors) && errors.some(isAway);
}

/** The refusal that a failure comes to where the database is away; null for any other failure. */
export function busyOf(error: unknown): AppError | null {
  let at: unknown = error;
  for (let depth = 0; depth < CAUSES_MOST && at; depth += 1) {
    if (at instanceof AppError) return null;
    if (isAway(at)) {
      return new AppError("SERVICE_BUSY", { cause: error, retryAfterSeconds: RETRY_SECONDS });
    }
    at = (at as { cause?: unknown }).cause;
  }
  return null;
}
