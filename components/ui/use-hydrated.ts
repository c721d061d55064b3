"use client";
import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** Whether the page works: not yet while it is only what the server has drawn. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
