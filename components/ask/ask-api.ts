"use client";
// What the page of a link asks the service, with the link's own token, and how a reload finds it again.
import { ApiError } from "@/components/wizard/api";

const ADDRESS = "/api/ask";
const KEPT = "sealwright.ask";

/** Sends the helper's words; throws ApiError. */
export async function sendAnswer(
  token: string,
  answer: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const headers = { "X-Ask-Token": token, "Content-Type": "application/json" };
  const init = {
    method: "POST",
    headers,
    body: JSON.stringify(answer),
    cache: "no-store",
  } as const;
  const response = await fetch(ADDRESS, init).catch(() => {
    throw new ApiError("OFFLINE", "There is no connection.");
  });
  if (response.ok) return;
  const said = await response.json().catch(() => null);
  throw new ApiError(said?.code ?? "INTERNAL", said?.message ?? "", said?.details ?? {});
}

/** Opens a link anew: what it has come to is read again. */
export function openAgain(token: string): void {
  window.location.replace(`/ask?${new URLSearchParams({ token })}`);
}

/** Keeps the token for a reload of this tab: the address holds it no more. Where storage fails, memory alone does. */
export function keepToken(token: string): void {
  try {
    sessionStorage.setItem(KEPT, token);
  } catch {
    // A reload then shows how to open the link again.
  }
}

/** The token that a reload of this tab finds; null: there is none. */
export function keptToken(): string | null {
  try {
    return sessionStorage.getItem(KEPT);
  } catch {
    return null;
  }
}
