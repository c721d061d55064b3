// What the wizard has read from the API: shown at once, read again when it may have changed, and kept as
// the same objects where it has not, so that only what differs is drawn again.
import { ApiError } from "./api";

/** What is known under a name. */
export interface Known<T> {
  readonly data: T | undefined;
  /** Why the last reading failed; null where it did not. */
  readonly error: unknown;
}

interface Entry {
  known: Known<unknown>;
  /** When it was read; 0 once it may have changed. */
  readAt: number;
  /** Counts the readings, so that only the latest is believed. */
  turn: number;
  /** The reading under way. */
  running: Promise<void> | null;
  /** How it is read; null while nobody reads it. */
  read: (() => Promise<unknown>) | null;
  readers: number;
  readonly listeners: Set<() => void>;
}

const FRESH_MS = 15_000;
const PAUSES_MS = [1000, 2000];
const NOTHING: Known<never> = { data: undefined, error: null };

/** What another attempt may mend; a refusal stays one. */
function passing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === "OFFLINE" || error.code === "INTERNAL");
}

async function withRetries(read: () => Promise<unknown>): Promise<unknown> {
  for (const pause of PAUSES_MS) {
    try {
      return await read();
    } catch (error) {
      if (!passing(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return read();
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** `after`, with every part that equals its predecessor replaced by that very object. */
export function sharing<T>(before: unknown, after: T): T;
export function sharing(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before;
  if (Array.isArray(before) && Array.isArray(after)) {
    const items = after.map((item, index) => sharing(before[index], item));
    const same = before.length === items.length && items.every((item, i) => item === before[i]);
    return same ? before : items;
  }
  if (!isRecord(before) || !isRecord(after)) return after;
  const names = Object.keys(after);
  const parts = names.map((name) => [name, sharing(before[name], after[name])] as const);
  const same =
    Object.keys(before).length === names.length &&
    parts.every(([name, part]) => Object.hasOwn(before, name) && part === before[name]);
  return same ? before : Object.fromEntries(parts);
}

/** The readings of one visit, by name. */
export class ReadCache {
  readonly #entries = new Map<string, Entry>();

  #entry(name: string): Entry {
    const found = this.#entries.get(name);
    if (found) return found;
    const made: Entry = {
      known: NOTHING,
      readAt: 0,
      turn: 0,
      running: null,
      read: null,
      readers: 0,
      listeners: new Set(),
    };
    this.#entries.set(name, made);
    return made;
  }

  /** Puts what was read by other means. */
  put(name: string, data: unknown): void {
    this.#show(this.#entry(name), data, null);
  }

  known<T>(name: string): Known<T> {
    return (this.#entries.get(name)?.known ?? NOTHING) as Known<T>;
  }

  /** Tells of every change under a name. */
  listen(name: string, listener: () => void): () => void {
    const { listeners } = this.#entry(name);
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  /** Keeps a name read as long as somebody looks at it. */
  watch(name: string, read: () => Promise<unknown>, listener: () => void): () => void {
    const entry = this.#entry(name);
    const unlisten = this.listen(name, listener);
    entry.readers += 1;
    entry.read = read;
    this.#refresh(entry);
    return () => {
      unlisten();
      entry.readers -= 1;
    };
  }

  /** Reads one name again. */
  async again(name: string): Promise<void> {
    await this.#run(this.#entry(name));
  }

  /** Everything may have changed; resolves when what is looked at is read again. */
  async outdate(): Promise<void> {
    const entries = [...this.#entries.values()];
    for (const entry of entries) entry.readAt = 0;
    await Promise.all(entries.filter(({ readers }) => readers > 0).map((each) => this.#run(each)));
  }

  /** Reads again what is looked at and old: the page is in view again, or the connection is back. */
  wake(): void {
    for (const entry of this.#entries.values()) if (entry.readers > 0) this.#refresh(entry);
  }

  #refresh(entry: Entry): void {
    const fresh = Date.now() - entry.readAt < FRESH_MS;
    if (!fresh && !entry.running) void this.#run(entry);
  }

  #run(entry: Entry): Promise<void> {
    const { read } = entry;
    if (!read) return Promise.resolve();
    entry.turn += 1;
    const turn = entry.turn;
    const running = withRetries(read)
      .then(
        (data) => [data, null] as const,
        (error: unknown) => [entry.known.data, error] as const,
      )
      .then(([data, error]) => {
        if (turn !== entry.turn) return;
        entry.running = null;
        this.#show(entry, data, error);
      });
    entry.running = running;
    return running;
  }

  #show(entry: Entry, read: unknown, error: unknown): void {
    const data = sharing(entry.known.data, read);
    entry.readAt = error === null ? Date.now() : 0;
    if (data === entry.known.data && error === entry.known.error) return;
    entry.known = { data, error };
    for (const listener of entry.listeners) listener();
  }
}
