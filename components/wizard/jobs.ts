"use client";
// Long work: how it is begun, waited for, and found again after a reload.
import { useEffect, useState } from "react";
import { ApiError, type Send } from "./api";
import { type SectionData, useChange } from "./data";
import { useReadCache } from "./readings";
import { useSession } from "./session";

interface Job<T> {
  readonly status: "PROCESSING" | "COMPLETED" | "FAILED";
  readonly result?: T;
  readonly errorMessage?: string;
}

const POLL_FIRST_MS = 300;
const POLL_MOST_MS = 2500;

/**
 * Waits for a job to end; throws ApiError where it failed. It survives a lost connection; `leaving` ends
 * the waiting, not the job.
 */
export async function jobResult<T>(send: Send, pollUrl: string, leaving?: AbortSignal): Promise<T> {
  let pause = POLL_FIRST_MS;
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    leaving?.throwIfAborted();
    pause = Math.min(pause * 1.5, POLL_MOST_MS);
    const job = await send<Job<T>>("GET", pollUrl).catch((error: ApiError) => {
      if (error.code === "OFFLINE") return null;
      throw error;
    });
    if (job?.status === "COMPLETED") return job.result as T;
    if (job?.status === "FAILED") throw new ApiError("JOB_FAILED", job.errorMessage ?? "");
  }
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
  const cache = useReadCache();
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
      if (!leaving.signal.aborted) await cache.outdate();
    };
    void follow();
    return () => leaving.abort();
  }, [send, cache, pollUrl]);
  return failure;
}
