// What partners see of their requests. A request is noted when it is answered and written later, in batches:
// none waits for it, and a flood of them leaves some out instead of filling memory or the database.
import { logRequests, type RequestRow } from "@/db/lookups";
import { actorName, type Caller } from "@/lib/core/caller";
import { log, messageOf } from "@/lib/core/log";

/** How long a request waits to be written, so that many are written at once. */
const WAIT_MS = 1000;
/** Requests that wait at once: of one partner, so that it leaves room for others, and of all. */
const OF_PARTNER_MAX = 500;
const WAITING_MAX = 5000;

/** A request that was answered. */
export interface AnsweredRequest {
  readonly requestId: string;
  readonly operation: string;
  readonly status: number;
  readonly ms: number;
}

/** Writes a batch. */
export type WriteRequests = (rows: readonly RequestRow[]) => Promise<void>;

/** Requests on their way into the log. */
export class RequestLog {
  #waiting: RequestRow[] = [];
  readonly #ofPartner = new Map<string, number>();
  #leftOut = 0;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly write: WriteRequests,
    private readonly waitMs = WAIT_MS,
  ) {}

  /** Notes a request; never waits, and never throws. */
  note(caller: Caller, { requestId: id, operation, status, ms }: AnsweredRequest): void {
    const { partnerId } = caller;
    const before = this.#ofPartner.get(partnerId) ?? 0;
    if (before >= OF_PARTNER_MAX || this.#waiting.length >= WAITING_MAX) {
      this.#leftOut += 1;
      return;
    }
    this.#ofPartner.set(partnerId, before + 1);
    const what = { id, operation, status, durationMs: ms };
    this.#waiting.push({ partnerId, ...what, actor: actorName(caller), createdAt: new Date() });
    this.#timer ??= setTimeout(() => void this.flush(), this.waitMs).unref();
  }

  /** Writes what waits, after what is being written. */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#writeWaiting());
    return this.#writing;
  }

  async #writeWaiting(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const rows = this.#waiting;
    const leftOut = this.#leftOut;
    this.#waiting = [];
    this.#ofPartner.clear();
    this.#leftOut = 0;
    if (leftOut > 0) log().warn({ leftOut }, "requests left out of the log");
    if (rows.length === 0) return;
    await this.write(rows).catch((error: unknown) => {
      // They are lost: a database that is away has more urgent things to catch up with.
      log().warn({ lost: rows.length, reason: messageOf(error) }, "requests not logged");
    });
  }
}

/** The log of this process. */
export const requestLog = new RequestLog(logRequests);
