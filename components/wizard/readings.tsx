"use client";
// What a visit has read, as the pages look at it.
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { type Known, ReadCache } from "./read-cache";

const CacheContext = createContext(new ReadCache());

/** What was read before the first paint, by the name that it is read under later. */
export type FirstReadings = Readonly<Record<string, unknown>>;

/** Holds what one visit reads. */
export function ReadingsProvider({
  first,
  children,
}: {
  readonly first: FirstReadings;
  readonly children: ReactNode;
}) {
  const [cache] = useState(() => {
    const made = new ReadCache();
    for (const [name, data] of Object.entries(first)) made.put(name, data);
    return made;
  });
  useEffect(() => {
    const wake = () => {
      if (document.visibilityState === "visible") cache.wake();
    };
    window.addEventListener("online", wake);
    window.addEventListener("focus", wake);
    document.addEventListener("visibilitychange", wake);
    return () => {
      window.removeEventListener("online", wake);
      window.removeEventListener("focus", wake);
      document.removeEventListener("visibilitychange", wake);
    };
  }, [cache]);
  return <CacheContext value={cache}>{children}</CacheContext>;
}

/** The readings of this visit. */
export function useReadCache(): ReadCache {
  return useContext(CacheContext);
}

/** Something that is read, and a way to read it again. */
export interface Reading<T> extends Known<T> {
  readonly refetch: () => Promise<void>;
}

/** Reads something under a name, as long as it is shown. `read` must stay the same function. */
export function useReading<T>(name: string, read: () => Promise<T>): Reading<T> {
  const cache = useReadCache();
  const watch = useCallback(
    (changed: () => void) => cache.watch(name, read, changed),
    [cache, name, read],
  );
  const known = () => cache.known<T>(name);
  const { data, error } = useSyncExternalStore(watch, known, known);
  const refetch = useCallback(() => cache.again(name), [cache, name]);
  return { data, error, refetch };
}

/** What was read under a name for something else. */
export function useReadAlready<T>(name: string): T | undefined {
  const cache = useReadCache();
  const watch = useCallback((changed: () => void) => cache.listen(name, changed), [cache, name]);
  const read = () => cache.known<T>(name).data;
  return useSyncExternalStore(watch, read, read);
}
