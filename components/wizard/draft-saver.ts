// One text that is saved while it is typed. A lost connection is waited out; another tab or device that
// was faster is told of, and its text is kept at hand.
import { ApiError } from "./api";

/** How the saving stands. */
export type SaveState = "idle" | "typing" | "saving" | "saved" | "offline" | "refused";

/** What a field shows of its draft. */
export interface DraftView {
  readonly value: string;
  readonly state: SaveState;
  /** Why the text was refused. */
  readonly refusal: ApiError | null;
  /** The text of another tab or device that saved meanwhile. */
  readonly other: string | null;
}

/** Saves a text that builds on a version; answers the new one. */
export type SaveDraft = (value: string, version: number) => Promise<{ readonly version: number }>;

const PAUSE_MS = 700;
const RETRY_MS = 3000;

/** Saves one text some time after the last key, one save at a time. */
export class DraftSaver {
  readonly #save: SaveDraft;
  readonly #listeners = new Set<() => void>();
  #version: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #busy = false;
  #view: DraftView;

  constructor(value: string, version: number, save: SaveDraft) {
    this.#save = save;
    this.#version = version;
    this.#view = { value, state: "idle", refusal: null, other: null };
  }

  readonly view = (): DraftView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly type = (value: string): void => {
    this.#show({ value, state: "typing" });
    this.#later(PAUSE_MS);
  };

  /** Saves at once what waits for its turn: the field is left. */
  readonly flush = (): void => {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    void this.#run();
  };

  readonly takeOther = (): void => {
    if (this.#view.other === null) return;
    this.#show({ value: this.#view.other, other: null, state: "saved" });
  };

  readonly keepMine = (): void => {
    this.#show({ other: null });
    void this.#run();
  };

  #show(part: Partial<DraftView>): void {
    this.#view = { ...this.#view, ...part };
    for (const listener of this.#listeners) listener();
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#run();
    }, ms);
  }

  async #run(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    const { value } = this.#view;
    this.#show({ state: "saving" });
    try {
      this.#version = (await this.#save(value, this.#version)).version;
      this.#show({ state: "saved", refusal: null });
    } catch (error) {
      this.#refused(error);
    }
    this.#busy = false;
    // What was typed while it was saving waits for its own turn.
    if (this.#view.value !== value) this.#later(PAUSE_MS);
  }

  #refused(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === "OFFLINE") {
      this.#show({ state: "offline" });
      this.#later(RETRY_MS);
      return;
    }
    if (error.code !== "DRAFT_CONFLICT") {
      this.#show({ state: "refused", refusal: error });
      return;
    }
    this.#version = Number(error.details.version ?? 0);
    this.#show({ state: "refused", other: String(error.details.value ?? "") });
  }
}
