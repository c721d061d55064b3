/** A status table as data: from each status, the acts that are legal and where they lead. */
export interface Machine<S extends string, A extends string> {
  readonly statuses: readonly S[];
  /** Where `act` leads from `status`, or null where it is not legal. */
  next(status: S, act: A): S | null;
  /** The acts that are legal in a status: what a page offers as buttons. */
  allowed(status: S): readonly A[];
}

/** Builds a machine from its table. A missing entry means: not legal. */
export function machine<S extends string, A extends string>(
  table: Record<S, Partial<Record<A, S>>>,
): Machine<S, A> {
  return {
    statuses: Object.keys(table) as S[],
    next: (status, act) => table[status][act] ?? null,
    allowed: (status) => Object.keys(table[status]) as A[],
  };
}
