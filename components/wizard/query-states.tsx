"use client";
// What pages show of reads that are under way or have failed.
import {
  notifyManager,
  type Query,
  type UseQueryResult,
  useQueryClient,
} from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { Working } from "@/components/ui/working";
import { Refusal } from "./parts";
import { queryKeys } from "./query-keys";

/** Stands for a page until everything that it shows is read: what failed of it, else that it loads. */
export function Unread({ queries }: { readonly queries: readonly UseQueryResult[] }) {
  const t = useTranslations("common");
  const failed = queries.filter(({ isLoadingError }) => isLoadingError);
  const retry = () => Promise.all(failed.map(({ refetch }) => refetch()));
  if (failed[0]) return <Refusal error={failed[0].error} retry={retry} />;
  return <Working>{t("loading")}</Working>;
}

/** What is shown as it was, because it could not be read again. */
const OUT_OF_DATE = {
  queryKey: queryKeys.data,
  type: "active",
  predicate: ({ state }: Query) => state.status === "error" && state.data !== undefined,
} as const;

/** Tells above a page that it could not be brought up to date. The page stays, with what is typed in it. */
export function RefetchFailure() {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const subscribe = useCallback(
    (changed: () => void) => cache.subscribe(notifyManager.batchCalls(changed)),
    [cache],
  );
  const read = () => cache.findAll(OUT_OF_DATE)[0]?.state.error ?? null;
  const error = useSyncExternalStore(subscribe, read, () => null);
  if (!error) return null;
  return (
    <div className="mb-8">
      <Refusal error={error} retry={() => client.refetchQueries(OUT_OF_DATE)} />
    </div>
  );
}
