"use client";
// Long work: how it is begun, waited for, and found again after a reload.
import {
  type QueryClient,
  QueryObserver,
  queryOptions,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ApiError, type Send } from "./api";
import type { SectionData } from "./data";
import { useChange } from "./queries";
import { queryKeys } from "./query-keys";
import { useSession } from "./session";

interface Job {
  readonly status: "PROCESSING" | "COMPLETED" | "FAILED";
  readonly result?: unknown;
  readonly errorMessage?: string;
}

interface JobState {
  readonly data: Job | undefined;
  readonly error: unknown;
}

const POLL_FIRST_MS = 300;
const POLL_GROWTH = 1.5;
const POLL_MOST_MS = 2500;

/** Why a job came to nothing; null while it may still end well. A lost connection ends no job. */
function failureOf({ data, error }: JobState): unknown {
  if (data?.status === "FAILED") return new ApiError("JOB_FAILED", data.errorMessage ?? "");
  return error instanceof ApiError && error.code === "OFFLINE" ? null : error;
}

function isOver(state: JobState): boolean {
  return state.data?.status === "COMPLETED" || failureOf(state) !== null;
}

/** Asks for a job until it is over: soon at first, then ever more seldom, and not while nobody looks. */
function jobQuery(send: Send, pollUrl: string) {
  return queryOptions({
    queryKey: queryKeys.job(pollUrl),
    queryFn: () => send<Job>("GET", pollUrl),
    staleTime: ({ state }) => (isOver(state) ? Number.POSITIVE_INFINITY : 0),
    refetchInterval: ({ state }) =>
      !isOver(state) &&
      Math.min(POLL_FIRST_MS * POLL_GROWTH ** state.dataUpdateCount, POLL_MOST_MS),
  });
}

/** Waits for a job to end; answers its result, or throws ApiError where it failed. */
export function jobResult<T>(client: QueryClient, send: Send, pollUrl: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const observer = new QueryObserver(client, jobQuery(send, pollUrl));
    const settle = (state: JobState) => {
      if (!isOver(state)) return;
      unsubscribe();
      const failure = failureOf(state);
      if (failure === null) resolve(state.data?.result as T);
      else reject(failure);
    };
    const unsubscribe = observer.subscribe(settle);
    settle(observer.getCurrentResult());
  });
}

/** Waits for jobs of this visit. */
export function useJobResult(): <T>(pollUrl: string) => Promise<T> {
  const { send } = useSession();
  const client = useQueryClient();
  return (pollUrl) => jobResult(client, send, pollUrl);
}

/** Starts a job and waits for it. */
export function useJob<I, O>(start: (input: I) => Promise<{ readonly pollUrl: string }>) {
  const jobResult = useJobResult();
  return useChange(async (input: I) => jobResult<O>((await start(input)).pollUrl));
}

/** What is being worked on, and where to ask how far it is. */
export type PendingJob = SectionData["pendingJobs"][number];

/**
 * Waits for a job that was started before this page was loaded, or on another device, and lets
 * everything be read again at its end. Returns why it failed, or null.
 */
export function useFollowed(job: Pick<PendingJob, "pollUrl"> | null | undefined): unknown {
  const { send } = useSession();
  const client = useQueryClient();
  // A job that is over is listed no more; how it ended is shown until there is another.
  const [pollUrl, setPollUrl] = useState(job?.pollUrl);
  if (job && job.pollUrl !== pollUrl) setPollUrl(job.pollUrl);
  const state = useQuery({ ...jobQuery(send, pollUrl ?? ""), enabled: pollUrl !== undefined });
  const over = isOver(state);
  useEffect(() => {
    if (over && pollUrl) void client.invalidateQueries({ queryKey: queryKeys.data });
  }, [client, over, pollUrl]);
  return failureOf(state);
}
