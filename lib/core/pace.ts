// Long work in slices: whoever loops over much gives the event loop back after each of them, so that no
// request waits for another one's size.

/** How long a slice may last, in milliseconds. */
const SLICE_MS = 15;

/** The pace of one piece of long work: `if (pace.due) await pace.rest();` in its loop. */
export class Pace {
  #began = performance.now();

  /** Whether the slice has lasted long enough. */
  get due(): boolean {
    return performance.now() - this.#began >= SLICE_MS;
  }

  /** Lets everything else that waits have its turn. */
  async rest(): Promise<void> {
    await new Promise<void>((resolve) => setImmediate(resolve));
    this.#began = performance.now();
  }
}

/** `map` for long lists, in slices. */
export async function mapPaced<T, R>(
  items: readonly T[],
  work: (item: T, index: number) => R | Promise<R>,
): Promise<R[]> {
  const pace = new Pace();
  const done: R[] = [];
  for (const [index, item] of items.entries()) {
    const result = work(item, index);
    done.push(result instanceof Promise ? await result : result);
    if (pace.due) await pace.rest();
  }
  return done;
}
