import type { Metadata } from "next";
import { PageHead } from "@/components/dashboard/page-head";
import { QUEUE_TABS, Queue, QueueTabs } from "@/components/dashboard/reviews/queue";
import { getSettings } from "@/lib/domain/partner/operations";
import { listReviews } from "@/lib/domain/review-queue/operations";
import { call } from "@/lib/transports/page";
import { requireVisitor } from "@/lib/transports/people/request";

export const metadata: Metadata = { title: "Reviews" };

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function ReviewsPage({ searchParams }: Props) {
  const { caller } = await requireVisitor("/dashboard/reviews");
  const { state: asked, nextToken } = await searchParams;
  const state = QUEUE_TABS.find((tab) => tab.state === asked)?.state ?? "waiting";
  const from = typeof nextToken === "string" ? { nextToken } : {};
  const { requireReview } = await call(getSettings, caller, {});
  const page = await call(listReviews, caller, { state, ...from });
  const more = page.nextToken
    ? `/dashboard/reviews?${new URLSearchParams({ state, nextToken: page.nextToken })}`
    : null;
  return (
    <>
      <PageHead
        title="Reviews"
        lead="What your merchants sealed, with the most to look at first. It counts until you send it back."
      />
      <QueueTabs state={state} />
      <Queue items={page.items} state={state} on={requireReview} more={more} />
    </>
  );
}
