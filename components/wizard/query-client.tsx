"use client";
// Where a visit keeps what it has read, and when that is read again.
import { QueryClient, QueryClientProvider, type QueryKey } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { ApiError } from "./api";

const FRESH_MS = 15_000;
const RETRIES = 2;

/** Whether another attempt may succeed; a refusal stays one. */
function isTransient(error: unknown): boolean {
  return error instanceof ApiError && (error.code === "OFFLINE" || error.code === "INTERNAL");
}

/** Makes the client of one visit. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // Kept for the whole visit: a page that was read is there without a connection.
        gcTime: Number.POSITIVE_INFINITY,
        retry: (failures, error) => failures < RETRIES && isTransient(error),
        // A browser that believes itself offline may be wrong, and a merchant is told either way.
        networkMode: "always",
        refetchOnReconnect: true,
      },
      mutations: { networkMode: "always" },
    },
  });
}

/** What was read before the first paint, by the key that it is read under later. */
export type InitialData = readonly (readonly [QueryKey, unknown])[];

/** Gives everything inside the client of one visit. */
export function VisitQueries({
  initial,
  children,
}: {
  readonly initial: InitialData;
  readonly children: ReactNode;
}) {
  const [client] = useState(() => {
    const created = createQueryClient();
    for (const [key, data] of initial) created.setQueryData(key, data);
    return created;
  });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
