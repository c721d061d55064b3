"use client";
import { useSyncExternalStore } from "react";

const NAME = "sealwright-demo-api-key";
const CHANGED = "sealwright-demo-key-changed";

function subscribe(listener: () => void): () => void {
  for (const event of [CHANGED, "storage"]) window.addEventListener(event, listener);
  return () => {
    for (const event of [CHANGED, "storage"]) window.removeEventListener(event, listener);
  };
}

/** The pasted API key, kept in this browser until it is forgotten; null on the server, too. */
export function useKey(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => window.localStorage.getItem(NAME),
    () => null,
  );
}

/** Keeps a key, or forgets it. */
export function keepKey(apiKey: string | null): void {
  if (apiKey) window.localStorage.setItem(NAME, apiKey);
  else window.localStorage.removeItem(NAME);
  window.dispatchEvent(new Event(CHANGED));
}
