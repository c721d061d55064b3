"use client";
// Where in the wizard one is: a hash, so that it works alike in a page, in a frame and after a reload.
import { useSyncExternalStore } from "react";

/** A place in the wizard. */
export type Place =
  | { readonly at: "start" }
  | { readonly at: "method"; readonly pmId: string }
  /** Where a way of taking cards is renamed or removed. */
  | { readonly at: "manage"; readonly pmId: string }
  | { readonly at: "new-method" }
  | { readonly at: "gateway" }
  | {
      readonly at: "section";
      readonly attemptId: string;
      readonly topLevel: string;
      /** The point to go to. */
      readonly controlId?: string;
    }
  | { readonly at: "parked"; readonly attemptId: string; readonly controlId?: string }
  | { readonly at: "about"; readonly attemptId: string; readonly groupId?: string }
  | { readonly at: "statements"; readonly attemptId: string; readonly statementId?: string }
  | { readonly at: "attempt" | "check" | "sign" | "sealed"; readonly attemptId: string };

const IN_ATTEMPT = ["check", "sign", "sealed"] as const;
/** Steps with a page for each of several things, and what their part of the address names. */
const PART_OF = { parked: "controlId", about: "groupId", statements: "statementId" } as const;

function placeOfMethod(pmId: string, step: string): Place {
  return { at: step === "manage" ? "manage" : "method", pmId };
}

/** The place that a hash names; the start for anything else. */
export function placeOf(hash: string): Place {
  const [first = "", id = "", step = "", ...rest] = hash.replace(/^#\/?/, "").split("/");
  if (first === "new") return { at: id === "gateway" ? "gateway" : "new-method" };
  if (first === "method" && id) return placeOfMethod(id, step);
  if (first !== "attempt" || !id) return { at: "start" };
  const [one = "", two = ""] = rest;
  if (step === "section" && one) {
    return { at: "section", attemptId: id, topLevel: one, ...(two ? { controlId: two } : {}) };
  }
  if (step in PART_OF) {
    const at = step as keyof typeof PART_OF;
    return { at, attemptId: id, ...(one ? { [PART_OF[at]]: one } : {}) };
  }
  const at = IN_ATTEMPT.find((name) => name === step) ?? "attempt";
  return { at, attemptId: id };
}

function tailOf(part: string | undefined): string {
  return part ? `/${part}` : "";
}

/** The hash of a place. */
export function hashOf(place: Place): string {
  switch (place.at) {
    case "start":
      return "#/";
    case "new-method":
      return "#/new";
    case "gateway":
      return "#/new/gateway";
    case "method":
      return `#/method/${place.pmId}`;
    case "manage":
      return `#/method/${place.pmId}/manage`;
    case "section":
      return `#/attempt/${place.attemptId}/section/${place.topLevel}${tailOf(place.controlId)}`;
    case "parked":
      return `#/attempt/${place.attemptId}/parked${tailOf(place.controlId)}`;
    case "about":
      return `#/attempt/${place.attemptId}/about${tailOf(place.groupId)}`;
    case "statements":
      return `#/attempt/${place.attemptId}/statements${tailOf(place.statementId)}`;
    case "attempt":
      return `#/attempt/${place.attemptId}`;
    default:
      return `#/attempt/${place.attemptId}/${place.at}`;
  }
}

/** The hash that was gone to last. The address may lose it: the router writes its own, as it was a moment ago. */
let hash = "";

/**
 * Writes the address with the place in it, past the router: what it is told it writes once more when it has rendered,
 * over a place that is gone to meanwhile. An entry of the history without its state it leaves alone.
 */
export function writeAddress(change?: (address: URL) => void): void {
  const address = new URL(window.location.href);
  address.hash = hash;
  change?.(address);
  History.prototype.replaceState.call(window.history, null, "", address);
}

function goneTo(next: string): void {
  hash = next;
  if (window.location.hash !== hash) writeAddress();
}

if (typeof window !== "undefined") {
  // Links can be tapped before the page is alive: what was gone to until then stands in the address.
  hash = window.location.hash;
  window.addEventListener("popstate", () => goneTo(window.location.hash));
  // It comes later than a tap, and knows where that led.
  window.addEventListener("hashchange", ({ newURL }) => goneTo(new URL(newURL).hash));
}

const MOVES = ["popstate", "hashchange"] as const;

function subscribe(listener: () => void): () => void {
  for (const move of MOVES) window.addEventListener(move, listener);
  return () => {
    for (const move of MOVES) window.removeEventListener(move, listener);
  };
}

/** The place of the moment. */
export function usePlace(): Place {
  return placeOf(
    useSyncExternalStore(
      subscribe,
      () => hash,
      () => "",
    ),
  );
}

/** Goes to a place; the browser's way back works. */
export function goTo(place: Place): void {
  window.location.hash = hashOf(place);
  window.scrollTo({ top: 0 });
}
