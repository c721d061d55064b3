import type { HelperLinkState } from "@/lib/domain/helper-link/shape";

/** What is told of a link that takes no answer. What becomes of one that was given is the merchant's alone. */
export const ENDED_STATES = ["answered", "revoked", "expired", "sealed", "gone"] as const;

/** How a link ended, for whoever has it; null: it is open. */
export function endOf(state: HelperLinkState): (typeof ENDED_STATES)[number] | null {
  if (state === "open") return null;
  return state === "taken" || state === "dismissed" ? "answered" : state;
}
