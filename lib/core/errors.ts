// Everything refused anywhere is one AppError, with a code of the catalogue.
import { ERROR_CATALOGUE } from "./error-catalogue";
import type { Issue } from "./issue";

/** One of the contract's error codes. */
export type ErrorCode = keyof typeof ERROR_CATALOGUE;

/** The body of every refusal: the contract's ApiError. */
export interface ApiErrorBody {
  readonly code: ErrorCode;
  readonly message: string;
  readonly details?: Record<string, unknown>;
}

interface AppErrorOptions {
  readonly message?: string;
  /** Seconds after which the same request may succeed: the Retry-After header. */
  readonly retryAfterSeconds?: number;
  /** Headers that go with the refusal. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly details?: Record<string, unknown>;
  readonly cause?: unknown;
}

/** A refusal with a code of the catalogue. `cause` is logged and never sent. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Record<string, unknown> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? ERROR_CATALOGUE[code].title, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.headers = options.headers ?? {};
  }

  get status(): number {
    return ERROR_CATALOGUE[this.code].status;
  }

  toBody(): ApiErrorBody {
    const body = { code: this.code, message: this.message };
    return this.details ? { ...body, details: this.details } : body;
  }
}

/** The most issues that one answer names. */
export const ISSUES_MAX = 100;
/** The most characters of a path: names of members that nobody knows can be of any length. */
const PATH_MAX = 300;

/** `details` that name issues: the first hundred, and how many there were where these are not all. */
export function cappedIssues(issues: readonly Issue[]): Record<string, unknown> {
  const total = issues.length > ISSUES_MAX ? { issuesTotal: issues.length } : {};
  return { issues: issues.slice(0, ISSUES_MAX).map(withShortPath), ...total };
}

/** The issue with a path that fits into an answer. */
export function withShortPath<I extends Issue>(issue: I): I {
  const { path } = issue;
  return path.length > PATH_MAX ? { ...issue, path: `${path.slice(0, PATH_MAX)}…` } : issue;
}

/** A VALIDATION_ERROR with every issue named at once; past the hundredth they are only counted. */
export function validationError(issues: readonly Issue[]): AppError {
  return new AppError("VALIDATION_ERROR", { details: cappedIssues(issues) });
}

/** A message for the person who starts a command: printed as one line, without a stack trace. */
export class StartupError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "StartupError";
  }
}
