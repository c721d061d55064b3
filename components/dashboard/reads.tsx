"use client";
// Keeps what the pages of the dashboard read in the browser. Pages that nobody looks at ask for nothing.
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { ReadRefused } from "./api";

const FRESH_MS = 15_000;
const TRIES = 2;

function newClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        // What was refused is refused again; what got no answer may get one.
        retry: (failures, error) =>
          failures < TRIES && !(error instanceof ReadRefused && error.status in REFUSALS),
      },
    },
  });
}

const REFUSALS: Readonly<Record<number, true>> = { 400: true, 401: true, 403: true, 404: true };

/** Gives the pages inside one place for their reads. */
export function DashboardReads({ children }: { readonly children: ReactNode }) {
  const [client] = useState(newClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
