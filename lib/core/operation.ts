// What an operation is: a declaration plus one function. Everything else that it owes is done by the
// runner and by the readers of the registry.
import type { z } from "zod";
import type { ActorKind, Caller, KeyStanding } from "./caller";
import type { CardDataSearch } from "./card-issues";
import type { ErrorCode } from "./errors";

/** Filled in by `lib/events.ts` through declaration merging: event type -> payload. */
// biome-ignore lint/suspicious/noEmptyInterface: the catalogue of events is merged in elsewhere, so that core knows no noun
export interface EventCatalogue {}

/** Filled in by `lib/gateways/outside.ts`: what an operation may reach outside the service. */
// biome-ignore lint/suspicious/noEmptyInterface: the gateways are merged in elsewhere, so that core knows none
export interface Outside {}

/** What an event happened to. */
export interface EventSubject {
  readonly id: string;
  readonly merchantId?: string | null;
  readonly attemptId?: string | null;
  /** The partner that an operator's act concerns: its audit log tells of it, as the service's own does. */
  readonly partnerId?: string;
}

/** An event as an operation emitted it, before it has an id and a time. */
export interface EmittedEvent {
  readonly type: keyof EventCatalogue & string;
  readonly subject: EventSubject;
  readonly payload: Record<string, unknown>;
}

/** Records an event; it is written in the operation's own transaction. */
export type Emit = <T extends keyof EventCatalogue & string>(
  type: T,
  subject: EventSubject,
  payload: EventCatalogue[T],
) => void;

/** Where a call came from, as the service saw it; null where it does not know. */
export interface CallOrigin {
  /** Network address of whoever called; behind proxies, as the last trusted one saw it. */
  readonly address: string | null;
  readonly userAgent: string | null;
}

/** What a handler works with. `db` sees the Caller's tenant only. */
export interface Context<Db> {
  readonly db: Db;
  readonly caller: Caller;
  /** The time of the call; one value for the whole transaction. */
  readonly now: Date;
  readonly requestId: string;
  readonly origin: CallOrigin;
  readonly emit: Emit;
  /** Where card data stands in a value; for handlers that guard some members row by row. */
  readonly cardDataIn: CardDataSearch;
}

/** A file as an operation answers it; one that is streamed has no bytes yet. */
export interface FileAnswer {
  readonly bytes?: Uint8Array;
  readonly filename: string;
  readonly disposition: "attachment" | "inline";
}

/** A part of a file that is read page by page. */
export interface FilePage {
  readonly content: Uint8Array;
  /** Where the next page begins; null: this is the last one. */
  readonly next: string | null;
}

/** Another form in which a body may come. */
export interface BodyForm {
  readonly contentType: "text/csv";
  /** Members of the input that come from the query string in this form. */
  readonly query: readonly string[];
  /** The input that the text stands for, UTF-8; refuses text that is not of this form. */
  readonly read: (text: Uint8Array, query: URLSearchParams) => Promise<Record<string, unknown>>;
}

/** How an operation that must answer with a job's result waits for it, after its own commit. */
export interface Awaits<Db, I, O> {
  /** The most to wait, in milliseconds. */
  readonly boundMs: number;
  /** Whether this call waits at all. */
  readonly when: (input: I) => boolean;
  /**
   * Looks once, in a read-only transaction of the same Caller. null means: not there yet. When the
   * bound passes, the handler's own answer goes out.
   */
  readonly poll: (
    ctx: Context<Db>,
    input: I,
    answer: O,
  ) => Promise<{ readonly status: number; readonly answer: unknown } | null>;
}

/** The declaration of one operation. */
export interface OperationSpec<
  Db,
  I extends z.ZodObject,
  O extends z.ZodType,
  X = undefined,
  P = undefined,
> {
  /** `noun.verb`, unique in the registry. */
  readonly name: string;
  /** One line for the API reference and for agents. */
  readonly summary: string;
  /** More for the API reference: what happens, what to do next. */
  readonly description?: string;
  readonly kind: "query" | "command";
  /** Method and path template. Operations without it are internal. */
  readonly rest?: `${"GET" | "POST" | "PUT" | "DELETE"} /${string}`;
  /** Members of `input` taken from the query string although the method has a body. */
  readonly query?: readonly string[];
  readonly actors: readonly ActorKind[];
  /** API keys that this is closed to (`KEY_ENDING`), kept answers included. */
  readonly refusesKeys?: readonly KeyStanding[];
  readonly input: I;
  readonly output: O;
  /** The shape of each status, where they differ; `output` takes them all. */
  readonly answers?: Readonly<Record<number, z.ZodType>>;
  /** HTTP status of success, 200 unless told. */
  readonly status?: 200 | 201 | 202;
  /** Path at which a 202 is followed where its answer names no job: `Location` says it. */
  readonly followedAt?: string;
  /** Content type of a `FileAnswer`; JSON unless told. */
  readonly produces?: "application/pdf" | "text/csv" | "application/json";
  /** The largest body, in bytes, where it is not the usual one. */
  readonly bodyMaxBytes?: number;
  /** A form of the body beside JSON. */
  readonly accepts?: BodyForm;
  /** Members whose texts the handler checks itself, card data included, so that one bad row stops no other. */
  readonly guardedByHandler?: readonly string[];
  /** Whether this call of a command is meant to change nothing, and so to write no event. */
  readonly mayChangeNothing?: (input: z.output<I>) => boolean;
  /** Refusals beside those that every operation has. */
  readonly errors: readonly ErrorCode[];
  readonly awaits?: Awaits<Db, z.output<I>, z.output<O>>;
  /**
   * What `outside` must know, read in a transaction of its own before anything leaves the house.
   */
  readonly prepares?: (ctx: Context<Db>, input: z.output<I>) => Promise<P>;
  /**
   * What must be learned outside before the transaction begins; it sees no database. Its result is the
   * handler's third argument.
   */
  readonly outside?: (outside: Outside, input: z.output<I>, prepared: P) => Promise<X>;
  /**
   * Work on the input alone that takes long, before the transaction begins and in slices. Its result is the
   * handler's third argument.
   */
  readonly examines?: (input: z.output<I>, cardDataIn: CardDataSearch) => Promise<X>;
  /**
   * The content of a `FileAnswer`, page by page: each in a short read-only transaction of its own, so that a
   * slow reader holds no connection. `at` is what the page before named as `next`; null begins.
   */
  readonly pages?: (ctx: Context<Db>, input: z.output<I>, at: string | null) => Promise<FilePage>;
  readonly handler: (ctx: Context<Db>, input: z.output<I>, learned: X) => Promise<z.input<O>>;
  /**
   * Whether what was done, and is kept, is told to the caller as a refusal: for what failed outside and
   * must leave its event all the same.
   */
  readonly refuses?: (answer: z.output<O>) => Refusal | null;
}

/** A refusal that an operation tells after it was carried out. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly details: Record<string, unknown>;
}

/** Any operation, as the registry and its readers see it. */
// biome-ignore lint/suspicious/noExplicitAny: readers of the registry handle operations of every input and output type
export type AnyOperation = OperationSpec<any, z.ZodObject, any, any, any>;
