"use client";
// What the wizard reads from the API, and how long it trusts what it has read.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import type { z } from "zod";
import type { ListedAttempt, OpenedAttempt } from "@/lib/domain/attempt/shape";
import type { DeterminationResult, DeterminationThread } from "@/lib/domain/determination/shape";
import type { Draft } from "@/lib/domain/draft/shape";
import type { Merchant } from "@/lib/domain/merchant/shape";
import type { PaymentMethod } from "@/lib/domain/payment-method/shape";
import type { Review } from "@/lib/domain/review/shape";
import type { SectionAnalyzeResult, SectionDetail, SectionList } from "@/lib/domain/section/shape";
import { jobResult } from "./api";
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

function useRead<T>(key: readonly string[], path: string, initial?: T) {
  const { merchantId, send } = useSession();
  return useQuery({
    queryKey: [merchantId, ...key],
    queryFn: () => send<T>("GET", `/v1/merchants/${merchantId}${path}`),
    ...(initial === undefined ? {} : { initialData: initial }),
  });
}

/**
 * A list as far as it was read for something else. It watches the cache and is no reader of its own: a
 * disabled one would put its options in the way of those that do read.
 */
export function useKnown<T>(...key: readonly string[]): readonly T[] {
  const { merchantId } = useSession();
  const client = useQueryClient();
  const watch = useCallback(
    (changed: () => void) => client.getQueryCache().subscribe(changed),
    [client],
  );
  const read = () => client.getQueryData<Items<T>>([merchantId, ...key])?.items;
  return useSyncExternalStore(watch, read, read) ?? [];
}

/** The merchant itself. */
export const useMerchant = () => useRead<MerchantData>(["merchant"], "");
/** Its payment methods. */
export const useMethods = () => useRead<Items<MethodData>>(["methods"], "/payment-methods");
/** Its attempts. */
export const useAttempts = () => useRead<Items<AttemptData>>(["attempts"], "/attempts");
/** How the determination of a payment method stands. */
export const useThread = (pmId: string) =>
  useRead<ThreadData>(["thread", pmId], `/payment-methods/${pmId}/determination`);
/** The sections of an attempt. */
export const useSections = (attemptId: string) =>
  useRead<SectionsData>(["sections", attemptId], `/attempts/${attemptId}/sections`);
/** The review of an attempt. */
export const useReview = (attemptId: string) =>
  useRead<ReviewData>(["review", attemptId], `/attempts/${attemptId}/review`);

/** A change of something: sends, and lets everything be read anew. */
export function useChange<I, O>(work: (input: I) => Promise<O>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: work, onSettled: () => client.invalidateQueries() });
}

/** Starts a job, waits for it, and lets everything be read anew. */
export function useJob<I, O>(start: (input: I) => Promise<{ readonly pollUrl: string }>) {
  const { send } = useSession();
  return useChange<I, O>(async (input) => {
    const { pollUrl } = await start(input);
    return jobResult<O>(send, pollUrl);
  });
}

/** What is being worked on, and where to ask how far it is. */
export type PendingJob = SectionData["pendingJobs"][number];

/**
 * Waits for a job that was started before this page was loaded, or on another device, and lets
 * everything be read anew at its end. Returns why it failed, or null.
 */
export function useFollowed(job: Pick<PendingJob, "pollUrl"> | null | undefined): unknown {
  const { send } = useSession();
  const client = useQueryClient();
  const [failure, setFailure] = useState<unknown>(null);
  const pollUrl = job?.pollUrl;
  useEffect(() => {
    if (!pollUrl) return;
    const leaving = new AbortController();
    const follow = async () => {
      setFailure(null);
      try {
        await jobResult(send, pollUrl, leaving.signal);
      } catch (error) {
        if (!leaving.signal.aborted) setFailure(error);
      }
      if (!leaving.signal.aborted) await client.invalidateQueries();
    };
    void follow();
    return () => leaving.abort();
  }, [send, client, pollUrl]);
  return failure;
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
