import { AppError } from "./errors";

/** How long a partner waits before it asks for one more file. */
const RETRY_SECONDS = 30;

/** Who reads long files in this process: a partner may read so many of them at once. */
export class Readers {
  readonly #open = new Map<string, number>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Lets a partner read one more; answers what ends it. RATE_LIMITED where that is one too many. */
  enter(partnerId: string): () => void {
    const open = this.#open.get(partnerId) ?? 0;
    if (open >= this.#most) {
      const message = `You are reading ${open} exports already. Read one of them to its end first.`;
      throw new AppError("RATE_LIMITED", { message, retryAfterSeconds: RETRY_SECONDS });
    }
    this.#open.set(partnerId, open + 1);
    return () => this.#leave(partnerId);
  }

  #leave(partnerId: string): void {
    const left = (this.#open.get(partnerId) ?? 1) - 1;
    if (left > 0) this.#open.set(partnerId, left);
    else this.#open.delete(partnerId);
  }
}
