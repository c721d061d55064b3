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

/** Is told each text as it stands, saved or not, with the version that it builds on. */
export type KeepDraft = (value: string, version: number) => void;

const PAUSE_MS = 700;
/** Whoever types on without a pause is saved all the same: the promise is two seconds, the way to us included. */
const LONGEST_MS = 1200;
const RETRY_MS = 3000;
const SENT_KEPT = 8;
/** What passes by itself; any other refusal is about the text. */
const PASSING = [
  "OFFLINE",
  "SERVICE_BUSY",
  "RATE_LIMITED",
  "SANDBOX_QUOTA_REACHED",
  "PARTNER_SUSPENDED",
  "INTERNAL",
];

/** Saves one text after a pause, or while it is typed on and on; one save at a time. */
export class DraftSaver {
  readonly #save: SaveDraft;
  readonly #keep: KeepDraft;
  readonly #listeners = new Set<() => void>();
  #version: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #busy = false;
  /** When the first key was typed that no save has taken up; null: there is none. */
  #since: number | null = null;
  /** The last texts that were sent: what comes back of them is no other window's. */
  #sent: readonly string[] = [];
  #view: DraftView;

  constructor(value: string, version: number, save: SaveDraft, keep: KeepDraft = () => undefined) {
    this.#save = save;
    this.#keep = keep;
    this.#version = version;
    this.#view = { value, state: "idle", refusal: null, other: null };
  }

  readonly view = (): DraftView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether it holds what the service does not: a field that comes back must go on from here. */
  get unsaved(): boolean {
    return this.#since !== null || this.#busy || this.#view.state === "refused";
  }

  /** Whether the text stands here alone for now, and is tried again until it is saved. */
  get waits(): boolean {
    const { state, refusal } = this.#view;
    return state === "offline" || (state === "refused" && PASSING.includes(refusal?.code ?? ""));
  }

  /** Goes on with a text that this device kept, as it was typed over a version. */
  readonly restore = (value: string, version: number): void => {
    this.#version = version;
    this.type(value);
  };

  readonly type = (value: string): void => {
    this.#since ??= Date.now();
    this.#show({ value, state: "typing" });
    this.#soon();
  };

  /** Saves at once what waits for its turn: the field is left. */
  readonly flush = (): void => {
    if (this.#since === null || this.#busy) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    void this.#run();
  };

  /** The same where the page may not come back: nothing waits for an answer. */
  readonly leave = (): void => {
    if (this.#busy && this.#since !== null) void this.#overtake();
    else this.flush();
  };

  readonly takeOther = (): void => {
    if (this.#view.other === null) return;
    this.#since = null;
    this.#show({ value: this.#view.other, other: null, state: "saved" });
  };

  readonly keepMine = (): void => {
    this.#show({ other: null });
    void this.#run();
  };

  #show(part: Partial<DraftView>): void {
    this.#view = { ...this.#view, ...part };
    if (this.#view.state !== "idle") this.#keep(this.#view.value, this.#version);
    for (const listener of this.#listeners) listener();
  }

  /** Saves after a pause, and no later than what was typed first can wait. */
  #soon(): void {
    const waited = Date.now() - (this.#since ?? Date.now());
    this.#later(Math.max(0, Math.min(PAUSE_MS, LONGEST_MS - waited)));
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
    this.#since = null;
    this.#show({ state: "saving" });
    try {
      this.#version = Math.max(await this.#send(value, this.#version), this.#version);
      this.#show({ state: this.#since === null ? "saved" : "typing", refusal: null });
    } catch (error) {
      this.#refused(error);
    }
    this.#busy = false;
    // What was typed while it was saving waits for its own turn.
    if (this.#since !== null && this.#timer === undefined) this.#soon();
  }

  async #send(value: string, version: number): Promise<number> {
    this.#sent = [...this.#sent, value].slice(-SENT_KEPT);
    return (await this.#save(value, version)).version;
  }

  /** The page goes away while a save is on its way: the last words follow as if it had arrived. */
  async #overtake(): Promise<void> {
    const { value } = this.#view;
    this.#since = null;
    try {
      this.#version = await this.#send(value, this.#version + 1);
      this.#show({ state: "saved", refusal: null });
    } catch {
      // The one before did not arrive, or later: what is typed is still here, and is tried again.
      this.#since ??= Date.now();
      this.#soon();
    }
  }

  #refused(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    if (PASSING.includes(error.code)) {
      const offline = error.code === "OFFLINE";
      this.#since ??= Date.now();
      this.#show(offline ? { state: "offline" } : { state: "refused", refusal: error });
      this.#later(RETRY_MS);
      return;
    }
    if (error.code !== "DRAFT_CONFLICT") {
      this.#show({ state: "refused", refusal: error });
      return;
    }
    this.#version = Number(error.details.version ?? 0);
    const other = String(error.details.value ?? "");
    // An answer that was lost on its way is no other window: what stands there was sent from here.
    if (this.#sent.includes(other)) {
      this.#since ??= other === this.#view.value ? null : Date.now();
      this.#show({ state: this.#since === null ? "saved" : "typing", refusal: null });
      return;
    }
    this.#show({ state: "refused", other });
  }
}
