import type { Metadata } from "next";
import Link from "next/link";
import { accept, sendBack } from "@/app/dashboard/reviews/actions";
import { Decision } from "@/components/dashboard/reviews/decision";
import { Outcome, ReviewHead } from "@/components/dashboard/reviews/head";
import { Controls, Remarkable } from "@/components/dashboard/reviews/review";
import { acceptReviewed, getReviewed } from "@/lib/domain/review-queue/operations";
import { listTeam } from "@/lib/domain/team/operations";
import { call } from "@/lib/transports/page";
import { mayNow, requireVisitor } from "@/lib/transports/people/request";

export const metadata: Metadata = { title: "Review" };

interface Props {
  readonly params: Promise<{ readonly attemptId: string }>;
}

export default async function ReviewPage({ params }: Props) {
  const { attemptId } = await params;
  const here = `/dashboard/reviews/${encodeURIComponent(attemptId)}`;
  const { caller } = await requireVisitor(here);
  const review = await call(getReviewed, caller, { attemptId });
  const { members } = await call(listTeam, caller, {});
  const names = new Map(members.map(({ id, name }) => [id, name]));
  const deciding = review.state === "waiting" && mayNow(acceptReviewed, caller) === "yes";
  const controls = <Controls review={review} deciding={deciding} />;
  return (
    <>
      <p className="text-sm">
        <Link href="/dashboard/reviews">Reviews</Link>
      </p>
      <ReviewHead review={review} />
      <Outcome review={review} names={names} />
      <Remarkable review={review} />
      {deciding ? (
        <Decision attemptId={attemptId} accept={accept} sendBack={sendBack}>
          {controls}
        </Decision>
      ) : (
        controls
      )}
    </>
  );
}
