// Which merchants are selected. It outlasts the pages of one filter and ends with another filter: whoever acts
// on a selection acts on what this filter shows.
import { useSyncExternalStore } from "react";

/** Merchants one by one, or all that the filter leaves but some. */
export interface Selection {
  readonly all: boolean;
  /** The selected ones; with `all` those that were taken out. */
  readonly ids: ReadonlySet<string>;
}

/** The most that one selection names one by one. */
export const SELECTION_MAX = 1000;

const NONE: Selection = { all: false, ids: new Set() };

let filterKey = "";
let selection = NONE;
const listeners = new Set<() => void>();

function put(next: Selection): void {
  selection = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The selection under a filter; empty where another filter was in use. */
export function useSelection(key: string): Selection {
  return useSyncExternalStore(
    subscribe,
    () => (filterKey === key ? selection : NONE),
    () => NONE,
  );
}

/** Whether a merchant is selected. */
export function isSelected({ all, ids }: Selection, id: string): boolean {
  return ids.has(id) !== all;
}

/** How many merchants of those that the filter leaves are selected. */
export function sizeOf({ all, ids }: Selection, total: number): number {
  return all ? Math.max(0, total - ids.size) : ids.size;
}

/** Selects merchants or takes them out. What would be more than a selection may name changes nothing. */
export function select(key: string, changed: readonly string[], selected: boolean): void {
  const before = filterKey === key ? selection : NONE;
  filterKey = key;
  const ids = new Set(before.ids);
  for (const id of changed) {
    if (selected !== before.all) ids.add(id);
    else ids.delete(id);
  }
  if (ids.size <= SELECTION_MAX) put({ ...before, ids });
}

/** Selects all that the filter leaves. */
export function selectAll(key: string): void {
  filterKey = key;
  put({ all: true, ids: new Set() });
}

/** Ends the selection. */
export function clearSelection(): void {
  put(NONE);
}
