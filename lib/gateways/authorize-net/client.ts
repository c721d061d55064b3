// One conversation with Authorize.Net: a few calls with one pair of credentials, within one bound of
// time. Neither the credentials nor the gateway's own words, which can repeat them, get into an error.
import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "@/lib/core/errors";
import { readBody, verdictOf, type Wire } from "./wire";

/** What signs a call. */
export interface Credentials {
  readonly apiLoginId: string;
  readonly transactionKey: string;
}

/** How long to wait for what, in milliseconds. */
export interface Timing {
  /** For one answer. */
  readonly requestMs: number;
  /** For the whole conversation. */
  readonly wholeMs: number;
  /** Before the second try; doubled before the third. */
  readonly pauseMs: number;
}

/** The account does not allow a call; what it allows can still be read. */
export class NotPermitted extends Error {}

/** A conversation. */
export interface Client {
  /**
   * Makes a call. The order of `fields` is the order on the wire, and the gateway insists on its own.
   * Throws NotPermitted, GATEWAY_CREDENTIALS_REJECTED or GATEWAY_UNAVAILABLE.
   */
  call(request: string, fields: Wire): Promise<Wire>;
  /** Whether there is time for what would be good to know but need not be known. */
  hasTime(): boolean;
}

const MOST_TRIES = 3;
const LOGIN_LENGTH = 25;
const KEY_LENGTH = 16;

const BUSY = "E00001";
const MISSHAPEN = "E00003";
const REJECTED: ReadonlySet<string> = new Set(["E00007", "E00008"]);
const FORBIDDEN: ReadonlySet<string> = new Set(["E00010", "E00011"]);

/** Opens a conversation; its time runs from now on. */
export function openClient(url: string, credentials: Credentials, timing: Timing): Client {
  const deadline = performance.now() + timing.wholeMs;
  const left = () => deadline - performance.now();
  return {
    hasTime: () => left() > timing.wholeMs / 2,
    async call(request, fields) {
      const body = bodyOf(request, credentials, fields);
      for (let tries = 1; ; tries += 1) {
        const attempt = await post(url, body, Math.min(timing.requestMs, left()));
        if (attempt.kind === "answer") return attempt.answer;
        if (attempt.kind === "refused") throw refusalOf(attempt.code, credentials);
        const pause = Math.max(timing.pauseMs * 2 ** (tries - 1), attempt.afterMs);
        if (attempt.kind === "lost" || tries === MOST_TRIES || pause >= left()) throw unavailable();
        await sleep(pause);
      }
    },
  };
}

/** The gateway reads JSON as a sequence: the credentials come first. */
function bodyOf(request: string, credentials: Credentials, fields: Wire): string {
  const { apiLoginId: name, transactionKey } = credentials;
  return JSON.stringify({
    [request]: { merchantAuthentication: { name, transactionKey }, ...fields },
  });
}

type Attempt =
  | { readonly kind: "answer"; readonly answer: Wire }
  | { readonly kind: "refused"; readonly code: string | null }
  | { readonly kind: "again" | "lost"; readonly afterMs: number };

const AGAIN: Attempt = { kind: "again", afterMs: 0 };

async function post(url: string, body: string, boundMs: number): Promise<Attempt> {
  if (boundMs <= 0) return { kind: "lost", afterMs: 0 };
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body,
      // Credentials go to the configured address and to no other.
      redirect: "error",
      signal: AbortSignal.timeout(Math.ceil(boundMs)),
    });
    const bytes = await response.arrayBuffer();
    if (response.status === 429 || response.status >= 500) {
      return { kind: "again", afterMs: retryAfterMs(response.headers) };
    }
    return judge(readBody(bytes));
  } catch (error) {
    // Who did not answer in time has had its time: trying again would keep the caller waiting.
    return error instanceof Error && error.name === "TimeoutError"
      ? { kind: "lost", afterMs: 0 }
      : AGAIN;
  }
}

function judge(answer: Wire | null): Attempt {
  const verdict = answer && verdictOf(answer);
  if (!answer || !verdict) return AGAIN;
  if (verdict.ok) return { kind: "answer", answer };
  return verdict.code === BUSY ? AGAIN : { kind: "refused", code: verdict.code };
}

function retryAfterMs(headers: Headers): number {
  const seconds = Number.parseInt(headers.get("retry-after") ?? "", 10);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
}

function refusalOf(code: string | null, credentials: Credentials): Error {
  if (code !== null && FORBIDDEN.has(code)) return new NotPermitted(code);
  if (code !== null && REJECTED.has(code)) return rejected(code);
  // Longer than any real one: the gateway calls that a misshapen request, and means the same.
  if (code === MISSHAPEN && !fits(credentials)) return rejected("E00007");
  return unavailable(code);
}

function fits({ apiLoginId, transactionKey }: Credentials): boolean {
  return apiLoginId.length <= LOGIN_LENGTH && transactionKey.length <= KEY_LENGTH;
}

function rejected(gatewayCode: string): AppError {
  return new AppError("GATEWAY_CREDENTIALS_REJECTED", { details: { gatewayCode } });
}

/** The code tells support what is wrong; the gateway's text is not passed on, since it quotes. */
function unavailable(code: string | null = null): AppError {
  const known = code !== null && /^[EI]\d{5}$/.test(code);
  return new AppError("GATEWAY_UNAVAILABLE", known ? { details: { gatewayCode: code } } : {});
}
