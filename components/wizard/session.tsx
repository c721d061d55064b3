"use client";
// The visit: who it is for, the token in memory alone, and its silent renewal while the merchant works.
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { createSend, type Send } from "./api";

/** How long before its end a token is renewed. */
const RENEW_BEFORE_MS = 10 * 60 * 1000;
const LOOK_MS = 30_000;

interface Session {
  readonly merchantId: string;
  readonly send: Send;
  readonly readToken: () => string | null;
  /** True once the token has ended and could not be renewed. */
  readonly ended: boolean;
}

const SessionContext = createContext<Session | null>(null);

/** The end of a token, in milliseconds since 1970; it is read, not verified: the server does that. */
function endOf(token: string): number {
  try {
    const [, payload = ""] = token.split(".");
    const claims = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    return Number(claims.exp) * 1000;
  } catch {
    return 0;
  }
}

async function renewed(token: string): Promise<string | null> {
  const response = await fetch("/api/session", {
    method: "POST",
    headers: { "X-Session-Token": token },
    cache: "no-store",
  });
  if (response.status === 401) return null;
  if (!response.ok) return token;
  return (await response.json()).sessionToken;
}

interface SessionProviderProps {
  readonly merchantId: string;
  /** The token that the page was opened with. */
  readonly token: string;
  readonly children: ReactNode;
}

/** Keeps the visit alive for everything inside. */
export function SessionProvider({ merchantId, token: first, children }: SessionProviderProps) {
  const token = useRef<string | null>(first);
  const [ended, setEnded] = useState(false);
  const readToken = useCallback(() => token.current, []);

  useEffect(() => {
    const address = new URL(window.location.href);
    address.searchParams.delete("sessionToken");
    // After this commit, when the router has taken over `replaceState`: else it would keep the old
    // address and write it back at its next change.
    const timer = setTimeout(() => window.history.replaceState(null, "", address), 0);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    const look = async () => {
      const current = token.current;
      if (!current) return;
      const left = endOf(current) - Date.now();
      if (left > RENEW_BEFORE_MS) return;
      token.current = await renewed(current).catch(() => current);
      setEnded(token.current === null || endOf(token.current ?? "") <= Date.now());
    };
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, []);

  const session = useMemo(
    () => ({ merchantId, readToken, ended, send: createSend(readToken) }),
    [merchantId, readToken, ended],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The visit of this page. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("the wizard's parts belong inside its session");
  return session;
}
