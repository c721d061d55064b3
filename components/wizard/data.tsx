"use client";
// What the wizard reads from the API and changes through it.
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
import type { z } from "zod";
import type { ListedAttempt, OpenedAttempt } from "@/lib/domain/attempt/shape";
import type { DeterminationResult, DeterminationThread } from "@/lib/domain/determination/shape";
import type { Draft } from "@/lib/domain/draft/shape";
import type { Merchant } from "@/lib/domain/merchant/shape";
import type { PaymentMethod } from "@/lib/domain/payment-method/shape";
import type { Review } from "@/lib/domain/review/shape";
import type { SectionAnalyzeResult, SectionDetail, SectionList } from "@/lib/domain/section/shape";
import { type Reading, useReadAlready, useReadCache, useReading } from "./readings";
import { useSession } from "./session";

/** A merchant as the API shows it. */
export type MerchantData = z.output<typeof Merchant>;
/** A payment method as the API shows it. */
export type MethodData = z.output<typeof PaymentMethod>;
/** An attempt of the list. */
export type AttemptData = z.output<typeof ListedAttempt>;
/** The sections of an attempt and what last year asked beyond them. */
export type SectionsData = z.output<typeof SectionList>;
/** A section with its controls. */
export type SectionData = z.output<typeof SectionDetail>;
/** One control with its answer. */
export type ControlData = SectionData["controls"][number];
/** The review step. */
export type ReviewData = z.output<typeof Review>;
/** What was said about a payment method, and what came of it. */
export type ThreadData = z.output<typeof DeterminationThread>;
/** What the assessor concluded. */
export type ResultData = z.output<typeof DeterminationResult>;
/** An attempt that was just opened. */
export type OpenedData = z.output<typeof OpenedAttempt>;

interface Items<T> {
  readonly items: readonly T[];
}

/** Reads what the API shows of this merchant under a path. */
export function useRead<T>(name: string, path: string): Reading<T> {
  const { merchantId, send } = useSession();
  const read = useCallback(
    () => send<T>("GET", `/v1/merchants/${merchantId}${path}`),
    [merchantId, path, send],
  );
  return useReading(name, read);
}

/** A list as far as it was read for something else; it is not read for this. */
export function useKnown<T>(name: string): readonly T[] {
  return useReadAlready<Items<T>>(name)?.items ?? [];
}

/** The merchant itself. */
export const useMerchant = () => useRead<MerchantData>("merchant", "");
/** Its payment methods. */
export const useMethods = () => useRead<Items<MethodData>>("methods", "/payment-methods");
/** Its attempts. */
export const useAttempts = () => useRead<Items<AttemptData>>("attempts", "/attempts");
/** A change that a page makes, and how it stands. */
export interface Change<I, O> {
  /** True until everything is read anew. */
  readonly isPending: boolean;
  /** Why the latest did not succeed. */
  readonly error: unknown;
  /** Makes the change; a failure is shown by `error`. */
  readonly mutate: (input: I, then?: { readonly onSuccess?: (output: O) => void }) => void;
  /** Makes the change, for what is done with its result. */
  readonly mutateAsync: (input: I) => Promise<O>;
}

const UNCHANGED = { isPending: false, error: null as unknown };

/** A change of something: sends, and lets everything be read anew. */
export function useChange<I, O>(work: (input: I) => Promise<O>): Change<I, O> {
  const cache = useReadCache();
  const [state, setState] = useState(UNCHANGED);
  const latest = useRef(work);
  const turn = useRef(0);
  useEffect(() => {
    latest.current = work;
  });
  const acts = useMemo(() => {
    const mutateAsync = async (input: I): Promise<O> => {
      turn.current += 1;
      const mine = turn.current;
      const show = (isPending: boolean, error: unknown) => {
        if (mine === turn.current) setState({ isPending, error });
      };
      show(true, null);
      try {
        const output = await latest.current(input);
        await cache.outdate();
        show(false, null);
        return output;
      } catch (error) {
        await cache.outdate();
        show(false, error);
        throw error;
      }
    };
    const mutate: Change<I, O>["mutate"] = (input, then) => {
      mutateAsync(input).then(then?.onSuccess, () => undefined);
    };
    return { mutate, mutateAsync };
  }, [cache]);
  return { ...state, ...acts };
}

/** What the analysis of a section says. */
export type AnalysisData = z.output<typeof SectionAnalyzeResult>;

/** A draft as a field needs it. */
export interface StoredDraft {
  readonly value: string;
  readonly version: number;
}

const DraftsContext = createContext<Map<string, StoredDraft>>(new Map());

/** Reads the drafts once, when the visit begins; each field keeps its own up to date. */
export function DraftsProvider({
  drafts,
  children,
}: {
  readonly drafts: readonly z.output<typeof Draft>[];
  readonly children: ReactNode;
}) {
  const [byKey] = useState(() => new Map<string, StoredDraft>(drafts.map((d) => [d.key, d])));
  return <DraftsContext value={byKey}>{children}</DraftsContext>;
}

/** The drafts of this visit, by key. */
export function useDrafts(): Map<string, StoredDraft> {
  return useContext(DraftsContext);
}
