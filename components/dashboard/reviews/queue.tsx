// What waits for the partner's reviewers, and what they decided.
import { FileSearch } from "lucide-react";
import Link from "next/link";
import type { ReviewData } from "@/components/dashboard/merchant/model";
import { REMARK_WORDS } from "@/components/dashboard/merchant/words";
import { UtcDay } from "@/components/dashboard/moment";
import { buttonClass } from "@/components/ui/button-look";

/** The tabs of the queue. */
export const QUEUE_TABS = [
  { state: "waiting", label: "Waiting" },
  { state: "sent_back", label: "Sent back" },
  { state: "accepted", label: "Accepted" },
] as const;

type QueueState = (typeof QUEUE_TABS)[number]["state"];

interface QueueProps {
  readonly items: readonly ReviewData[];
  readonly state: QueueState;
  /** Whether sealed attempts are put before the reviewers at all. */
  readonly on: boolean;
  readonly more: string | null;
}

/** One page of the queue. */
export function Queue({ items, state, on, more }: QueueProps) {
  if (items.length === 0) return <Empty state={state} on={on} />;
  return (
    <div className="space-y-4">
      <ul className="rounded-medium border border-line bg-surface shadow-card">
        {items.map((item) => (
          <Row key={item.attemptId} item={item} />
        ))}
      </ul>
      {more ? (
        <Link href={more} className={buttonClass("secondary")}>
          Show more
        </Link>
      ) : null}
    </div>
  );
}

function Row({ item }: { readonly item: ReviewData }) {
  const { attemptId, merchantName, saqType, remarks, sealedAt, renewedFrom, decidedAt } = item;
  return (
    <li className="relative border-line border-t px-5 py-3.5 first:border-t-0 hover:bg-wash">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="min-w-0 text-sm font-semibold break-words">
          <Link
            href={`/dashboard/reviews/${attemptId}`}
            className="text-ink no-underline after:absolute after:inset-0 hover:underline"
          >
            {merchantName}
          </Link>
        </h2>
        <p className="text-xs text-soft">
          {saqType}
          {renewedFrom ? ", renewal" : ""}, sealed <UtcDay value={sealedAt} />
          {decidedAt ? (
            <>
              , decided <UtcDay value={decidedAt} />
            </>
          ) : null}
        </p>
      </div>
      <Remarks remarks={remarks} />
    </li>
  );
}

/** What is worth a look, by kind. */
export function Remarks({ remarks }: Pick<ReviewData, "remarks">) {
  if (remarks.length === 0) {
    return <p className="mt-1 text-xs text-soft">Nothing remarkable.</p>;
  }
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-xs">
      {remarks.map(({ kind, count }) => (
        <li key={kind} className="text-open">
          <span className="font-semibold">{REMARK_WORDS[kind]}</span>
          {kind === "override" ? null : <span className="figures"> × {count}</span>}
        </li>
      ))}
    </ul>
  );
}

function Empty({ state, on }: Pick<QueueProps, "state" | "on">) {
  const waits = state === "waiting";
  const title = waits ? "Nothing waits for review" : "Nothing here yet";
  return (
    <div className="space-y-3 rounded-medium border border-line bg-surface px-5 py-8 text-center shadow-card">
      <FileSearch className="mx-auto size-8 text-faint" aria-hidden="true" />
      <h2 className="text-base font-semibold">{title}</h2>
      <p className="mx-auto max-w-prose text-sm text-soft">
        {on
          ? "What your merchants seal is put here. It counts at once; send it back where something is to be put right."
          : "Review is switched off: what your merchants seal counts without anybody looking. What was decided before is under the other tabs. Switch it on under Settings, Review, to see each sealed questionnaire here."}
      </p>
    </div>
  );
}
