// What the runner needs from the rest of the house, and the values that pass between the two.
import type { Caller } from "./caller";
import type { Clock } from "./clock";
import type { Issue } from "./issue";
import type { EmittedEvent, Outside } from "./operation";
import type { Permission } from "./roles";

/** The tenant a transaction is confined to, in code and in the database's policies. */
export interface TenantScope {
  readonly partnerId: string;
  readonly merchantId: string | null;
  /** An operator of the service acts: the database lets it see every partner, and no merchant's answers. */
  readonly operator?: true;
}

/** An answer kept for an Idempotency-Key. */
export interface KeptAnswer {
  readonly status: number;
  readonly output: unknown;
}

/** What an Idempotency-Key turned out to be. */
export type IdempotencyClaim =
  | { readonly state: "new" }
  | { readonly state: "replay"; readonly kept: KeptAnswer }
  | { readonly state: "conflict" };

/** One use of an Idempotency-Key. */
export interface IdempotencyUse {
  readonly key: string;
  /** SHA-256 of operation and input: the same key with another request is a conflict. */
  readonly fingerprint: string;
}

/** What the runner needs from the rest of the house. */
export interface RunnerPorts<Db> {
  readonly clock: Clock;
  /** What operations may reach outside, before their transaction. */
  readonly outside: Outside;
  transact<T>(scope: TenantScope, mode: "read" | "write", work: (db: Db) => Promise<T>): Promise<T>;
  /** What an operation asks of a person, by its name; null: it is not for people. */
  permissionOf(operation: string): Permission | null;
  /** Where card data stands in a value; empty when there is none. Messages never repeat it. */
  cardDataIn(value: unknown): Issue[];
  /** Refuses (SUPPORT_ENDED) who looks by a support access that has ended since the call began. */
  requireOpenStill(db: Db, caller: Caller): Promise<void>;
  claimKey(db: Db, caller: Caller, use: IdempotencyUse, now: Date): Promise<IdempotencyClaim>;
  /** What a key was used for, without taking it. */
  findKey(db: Db, caller: Caller, use: IdempotencyUse, now: Date): Promise<IdempotencyClaim>;
  keepAnswer(db: Db, caller: Caller, use: IdempotencyUse, kept: KeptAnswer): Promise<void>;
  /** Writes the events and enqueues the jobs of their reactions, in the given transaction. */
  record(db: Db, call: RecordedCall): Promise<void>;
}

/** What is written about one command that succeeded. */
export interface RecordedCall {
  /** The operation, and how the call came in: see `callName`. */
  readonly operation: string;
  readonly caller: Caller;
  readonly requestId: string;
  readonly now: Date;
  readonly events: readonly EmittedEvent[];
}
