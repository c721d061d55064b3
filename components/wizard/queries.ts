"use client";
// What the wizard reads from the API and changes through it.
import {
  type QueryKey,
  type UseQueryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { SealedRecord } from "@/lib/domain/record/shape";
import { ApiError } from "./api";
import type {
  AttemptData,
  MerchantData,
  MethodData,
  ProductData,
  ReviewData,
  SectionsData,
  ThreadData,
} from "./data";
import { queryKeys } from "./query-keys";
import { useSession } from "./session";
import { useLanguage } from "./speech";

interface Items<T> {
  readonly items: readonly T[];
}

type ReadOptions<T> = Pick<
  UseQueryOptions<T>,
  "enabled" | "refetchInterval" | "initialData" | "initialDataUpdatedAt"
>;

/** Reads what the API shows of this merchant under a path. */
function useRead<T>(queryKey: QueryKey, path: string, options?: ReadOptions<T>) {
  const { merchantId, send } = useSession();
  return useQuery<T>({
    queryKey,
    queryFn: () => send<T>("GET", `/v1/merchants/${merchantId}${path}`),
    ...options,
  });
}

/** The merchant itself. */
export const useMerchant = () => useRead<MerchantData>(queryKeys.merchant, "");

/** Its payment methods. */
export const useMethods = (options?: ReadOptions<Items<MethodData>>) =>
  useRead(queryKeys.methods, "/payment-methods", options);

/** Its attempts. */
export const useAttempts = (options?: ReadOptions<Items<AttemptData>>) =>
  useRead(queryKeys.attempts, "/attempts", options);

/**
 * How the determination of a payment method stands. Until it is read in a new language, and where it cannot be,
 * what was read in another one is shown: nothing that is typed on the page goes.
 */
export function useThread(pmId: string) {
  const language = useLanguage();
  const client = useQueryClient();
  const path = `/payment-methods/${pmId}/determination?language=${language}`;
  return useRead<ThreadData>(queryKeys.thread(pmId, language), path, {
    initialData: () => {
      const known = client.getQueriesData<ThreadData>({ queryKey: queryKeys.threads(pmId) });
      return known.find(([, data]) => data !== undefined)?.[1];
    },
    initialDataUpdatedAt: 0,
  });
}

/** The payment products that the partner describes. */
export const useProducts = () => useRead<Items<ProductData>>(queryKeys.presets, "/presets");

/** The sections of an attempt. */
export function useSections(attemptId: string, options?: ReadOptions<SectionsData>) {
  const language = useLanguage();
  const key = queryKeys.sections(attemptId, language);
  return useRead(key, `/attempts/${attemptId}/sections?language=${language}`, options);
}

/** The review of an attempt. */
export const useReview = (attemptId: string) =>
  useRead<ReviewData>(queryKeys.review(attemptId), `/attempts/${attemptId}/review`);

/** What was sealed of an attempt. */
export const useRecord = (attemptId: string) =>
  useRead<SealedRecord>(queryKeys.record(attemptId), `/attempts/${attemptId}/record`);

/**
 * A change of something. It is pending until what is shown was read again, whether it succeeded or not:
 * a refusal may mean that another device was faster. Without a connection nothing can be read either: that is told
 * at once and once, and read again when there is one.
 */
export function useChange<I, O>(change: (input: I) => Promise<O>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: (_changed, error) => {
      const isCutOff = error instanceof ApiError && error.code === "OFFLINE";
      const refetchType = isCutOff ? ("none" as const) : ("active" as const);
      return client.invalidateQueries({ queryKey: queryKeys.data, refetchType });
    },
  });
}
