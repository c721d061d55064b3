"use client";
// The token comes in the address once. It is taken out of it and lives in this page's memory alone:
// no cookie, no storage, nothing left in the history or in a shared screen.
import { createContext, type ReactNode, useContext, useEffect, useRef } from "react";

const PARAMETER = "sessionToken";

const TokenContext = createContext<() => string | null>(() => null);

/** Takes the token out of the address bar and keeps it for the downloads inside. */
export function SessionTokenProvider({ children }: { readonly children: ReactNode }) {
  const token = useRef<string | null>(null);
  useEffect(() => {
    const address = new URL(window.location.href);
    const found = address.searchParams.get(PARAMETER);
    if (!found) return;
    token.current = found;
    address.searchParams.delete(PARAMETER);
    // After this commit, when the router has taken over `replaceState`: else it would keep the old
    // address and write it back at its next change.
    const timer = setTimeout(() => window.history.replaceState(null, "", address), 0);
    return () => clearTimeout(timer);
  }, []);
  return <TokenContext value={() => token.current}>{children}</TokenContext>;
}

/** Reads the token of this page; null once the page was loaded without it. */
export function useSessionToken(): () => string | null {
  return useContext(TokenContext);
}
