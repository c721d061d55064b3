"use client";
// The visit: who it is for, its token in memory and for this tab, and its silent renewal while the merchant works.
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
import { useTell } from "@/components/embed/host";
import { ApiError, createSend, type Send } from "./api";
import { useCleanAddress } from "./clean-address";
import { endOf, endVisit, keepVisit } from "./kept-visit";
import { tellOfVisit } from "./same-visit";

/** How long before its end a token is renewed. */
const RENEW_BEFORE_MS = 10 * 60 * 1000;
const LOOK_MS = 30_000;

interface Session {
  readonly merchantId: string;
  readonly send: Send;
  readonly readToken: () => string | null;
  /** Whether the partner is suspended, as the last answer said. */
  readonly paused: boolean;
  /** The token once it has ended and could not be renewed: good for asking for another link. */
  readonly ended: string | null;
}

const SessionContext = createContext<Session | null>(null);

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

/** Refusals that the surroundings may be able to do something about. */
const TOLD = [
  "INVALID_CREDENTIALS",
  "PARTNER_SUSPENDED",
  "RATE_LIMITED",
  "SANDBOX_QUOTA_REACHED",
  "INTERNAL",
];

/** The token of the moment: renewed silently, or replaced by the surroundings. */
function useToken(merchantId: string, given: string) {
  const tell = useTell();
  const token = useRef<string | null>(given);
  const refused = useRef<string | null>(null);
  const [ended, setEnded] = useState<string | null>(null);
  useEffect(() => {
    token.current = given;
    keepVisit(merchantId, given);
    tellOfVisit(merchantId, given);
    setEnded(null);
  }, [merchantId, given]);
  useEffect(() => {
    const settle = (current: string, fresh: string | null) => {
      if (fresh !== null && fresh !== current) {
        token.current = fresh;
        keepVisit(merchantId, fresh);
        return;
      }
      // Told once: from here on only the surroundings can go on with this visit.
      if (fresh === null && refused.current !== current) {
        refused.current = current;
        tell("session-expiring", { expiresAt: new Date(endOf(current)).toISOString() });
      }
      if (endOf(current) > Date.now()) return;
      token.current = null;
      endVisit(merchantId, current);
      setEnded(current);
      tell("error", { code: "INVALID_CREDENTIALS" });
    };
    const look = async () => {
      const current = token.current;
      if (!current || endOf(current) - Date.now() > RENEW_BEFORE_MS) return;
      const known = refused.current === current;
      const fresh = known ? null : await renewed(current).catch(() => current);
      // Meanwhile the surroundings may have handed over another.
      if (token.current === current) settle(current, fresh);
    };
    void look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [merchantId, tell]);
  return { token, ended };
}

/** Sends for the visit: the surroundings are told of refusals, and the page whether the partner is suspended. */
function useTellingSend(readToken: () => string | null) {
  const tell = useTell();
  const [paused, setPaused] = useState(false);
  const send = useMemo((): Send => {
    const plain = createSend(readToken);
    const refused = (error: unknown) => {
      const code = error instanceof ApiError ? error.code : "OFFLINE";
      // Over it is with the next answer alone: no other refusal says so, the end of the visit least of all.
      if (code === "PARTNER_SUSPENDED") setPaused(true);
      if (TOLD.includes(code)) tell("error", { code });
    };
    return async (...request) => {
      try {
        const answer = await plain<never>(...request);
        setPaused(false);
        return answer;
      } catch (error) {
        refused(error);
        throw error;
      }
    };
  }, [readToken, tell]);
  return { send, paused };
}

/** Keeps the visit alive for everything inside. */
export function SessionProvider({ merchantId, token: given, children }: SessionProviderProps) {
  useCleanAddress(merchantId);
  const { token, ended } = useToken(merchantId, given);
  const readToken = useCallback(() => token.current, [token]);
  const { send, paused } = useTellingSend(readToken);
  const session = useMemo(
    () => ({ merchantId, readToken, ended, paused, send }),
    [merchantId, readToken, ended, paused, send],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The visit of this page. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("the wizard's parts belong inside its session");
  return session;
}
