import type { Metadata } from "next";
import { PageHead } from "@/components/dashboard/page-head";
import { QUEUE_TABS, Queue } from "@/components/dashboard/reviews/queue";
import { StateTabs } from "@/components/dashboard/state-tabs";
import { getSettings } from "@/lib/domain/partner/operations";
import { listReviews } from "@/lib/domain/review-queue/operations";
import { call } from "@/lib/transports/page";
import { requireVisitor } from "@/lib/transports/people/request";

export const metadata: Metadata = { title: "Reviews" };

const PATH = "/dashboard/reviews";

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function ReviewsPage({ searchParams }: Props) {
  const { caller } = await requireVisitor(PATH);
  const { state: asked, nextToken } = await searchParams;
  const state = QUEUE_TABS.find((tab) => tab.state === asked)?.state ?? "waiting";
  const from = typeof nextToken === "string" ? { nextToken } : {};
  const { requireReview } = await call(getSettings, caller, {});
  const page = await call(listReviews, caller, { state, ...from });
  const more = page.nextToken
    ? `${PATH}?${new URLSearchParams({ state, nextToken: page.nextToken })}`
    : null;
  return (
    <>
      <PageHead
        title="Reviews"
        lead="What your merchants sealed, with the most to look at first. It counts until you send it back."
      />
      <StateTabs label="Reviews by state" href={PATH} tabs={QUEUE_TABS} state={state} />
      <Queue items={page.items} state={state} on={requireReview} more={more} />
    </>
  );
}
