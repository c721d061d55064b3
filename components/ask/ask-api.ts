"use client";
// What the page of a link asks the service, with the link's own token, and how a reload finds it again.
import { ApiError } from "@/components/wizard/api";
import type { HelperPage } from "@/lib/domain/helper-link/shape";

const ADDRESS = "/api/ask";
const KEPT = "sealwright.ask";

async function request<T>(token: string, init: RequestInit): Promise<T> {
  const headers = { "X-Ask-Token": token, "Content-Type": "application/json" };
  const response = await fetch(ADDRESS, { ...init, headers, cache: "no-store" }).catch(() => {
    throw new ApiError("OFFLINE", "There is no connection.");
  });
  const answer = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  throw new ApiError(answer?.code ?? "INTERNAL", answer?.message ?? "", answer?.details ?? {});
}

/** Reads what a link shows; throws ApiError. */
export function readPage(token: string): Promise<HelperPage> {
  return request(token, { method: "GET" });
}

/** Sends the helper's words; throws ApiError. */
export function sendAnswer(token: string, answer: Readonly<Record<string, string | undefined>>) {
  return request(token, { method: "POST", body: JSON.stringify(answer) });
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
