import type { Metadata } from "next";
import { queryOf } from "@/app/dashboard/filters";
import {
  ApplicationRows,
  ApplicationSearch,
  ApplicationTabs,
  QUEUE_PAGE,
  QUEUE_TABS,
} from "@/components/console/application-queue";
import { NotTaken } from "@/components/dashboard/filter-form";
import { PageHead } from "@/components/dashboard/page-head";
import { listApplications } from "@/lib/domain/application/operations";
import { callIfTaken } from "@/lib/transports/page";
import { requireOperator } from "@/lib/transports/people/request";

export const metadata: Metadata = { title: "Applications" };

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function ApplicationsPage({ searchParams }: Props) {
  const { caller } = await requireOperator(QUEUE_PAGE);
  const { state: asked, ...query } = queryOf(await searchParams, ["state", "search", "nextToken"]);
  const state = QUEUE_TABS.find((tab) => tab.state === asked)?.state ?? "confirmed";
  const queue = await callIfTaken(listApplications, caller, { state, ...query });
  const place = { state, search: query.search };
  return (
    <>
      <PageHead
        title="Applications"
        lead="Companies that want to become partners. Who has waited longest comes first."
      />
      {queue ? (
        <>
          <ApplicationTabs state={state} counts={queue.counts} />
          <ApplicationSearch {...place} />
          <ApplicationRows {...place} queue={queue} query={query} />
        </>
      ) : (
        <NotTaken page={QUEUE_PAGE} />
      )}
    </>
  );
}
