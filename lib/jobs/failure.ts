// What a failed job leaves with its queue: the words for its partner's log, and for operators the class, the code and
// such words alone as quote nothing that anybody wrote.
import { ERROR_CATALOGUE } from "@/lib/core/error-catalogue";
import { AppError } from "@/lib/core/errors";
import { messageOf } from "@/lib/core/log";
import { ThreadLimitError } from "@/lib/core/thread";

/** A job's failure as its queue keeps it. */
export interface JobFailure {
  /** As the partner's own log tells it. */
  readonly message: string;
  /** Class of the error that was at the bottom of it. */
  readonly error: string;
  /** Its code, where it has one: of the contract, the database, or the network. */
  readonly code: string | null;
  /** Words of our own; null where the error is somebody else's and could quote what it was given. */
  readonly told: string | null;
}

const NAME = /^[A-Za-z]\w{0,59}$/;
const CODE = /^[A-Za-z0-9_]{1,40}$/;

/** Tells a failure. */
export function failureOf(error: Error): JobFailure {
  const source = error.cause instanceof Error ? error.cause : error;
  const { name } = source;
  const code = "code" in source ? String(source.code) : null;
  const ours = error instanceof AppError || error instanceof ThreadLimitError;
  return {
    message: messageOf(error),
    error: NAME.test(name) ? name : "Error",
    code: code !== null && CODE.test(code) ? code : null,
    told: ours ? titleOf(error) : null,
  };
}

/** Of a refusal its code's title, which is the same for everybody. */
function titleOf(error: AppError | ThreadLimitError): string {
  return error instanceof AppError
    ? ERROR_CATALOGUE[error.code].title
    : error.message.slice(0, 200);
}
