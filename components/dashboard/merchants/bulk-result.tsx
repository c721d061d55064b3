// What became of an act on many merchants: how far it is, and row by row.
import { CircleAlert, CircleCheck, CircleMinus, Clock, Download, MailCheck } from "lucide-react";
import Link from "next/link";
import type { z } from "zod";
import { Panel } from "@/components/dashboard/page-head";
import { buttonClass } from "@/components/ui/button-look";
import { Callout } from "@/components/ui/callout";
import { StatusMark } from "@/components/ui/status-mark";
import type { BulkItem, BulkProgress } from "@/lib/domain/bulk/shape";
import { MERCHANTS } from "./address";
import { ReachList } from "./bulk-reach";
import { merchantsText, REASON_WORDS } from "./bulk-words";
import { figure } from "./words";

type Progress = z.output<typeof BulkProgress>;
type Item = z.output<typeof BulkItem>;

/** How far an act is, and whom it reached. */
export function BulkState({ bulk }: { readonly bulk: Progress }) {
  const { status, done, total, reach } = bulk;
  return (
    <div className="space-y-5 rounded-medium border border-line bg-surface px-5 py-5 shadow-card">
      {status === "working" ? (
        <div className="space-y-2">
          <label htmlFor="bulk-progress" className="text-sm font-semibold">
            {figure.format(done)} of {merchantsText(total)} done
          </label>
          <progress
            id="bulk-progress"
            max={Math.max(1, total)}
            value={done}
            className="block h-2.5 w-full accent-(--accent)"
          />
          <p className="text-sm text-soft">You can leave this page: it goes on by itself.</p>
        </div>
      ) : null}
      {status === "done" ? (
        <Callout icon={CircleCheck} title={`All ${merchantsText(total)} done`}>
          <p>
            {reach.reached > 0
              ? "The messages are on their way. Whether they arrive shows in the column Mail of the merchants."
              : "Nobody was written to."}
          </p>
        </Callout>
      ) : null}
      {status === "failed" ? (
        <Callout tone="bad" icon={CircleAlert} title="This stopped before its end">
          <p>
            {figure.format(done)} of {merchantsText(total)} are done. Select the others again:
            whoever was just written to is left out.
          </p>
        </Callout>
      ) : null}
      <ReachList reach={reach} tense="did" />
    </div>
  );
}

function ItemMark({ outcome }: Pick<Item, "outcome">) {
  if (outcome === null) {
    return (
      <StatusMark tone="neutral" icon={Clock}>
        Still to come
      </StatusMark>
    );
  }
  if (outcome === "skipped") {
    return (
      <StatusMark tone="neutral" icon={CircleMinus}>
        Left out
      </StatusMark>
    );
  }
  return (
    <StatusMark tone="good" icon={MailCheck}>
      Written to
    </StatusMark>
  );
}

function noteOf({ outcome, reason }: Item): string {
  if (reason) return `It ${REASON_WORDS[reason]}.`;
  return outcome === "combined" ? "In one message with others of its address." : "";
}

interface BulkItemsProps {
  readonly items: readonly Item[];
  readonly here: string;
  /** The address of these rows as CSV. */
  readonly file: string;
  readonly outcome: string | undefined;
  readonly next: string | null;
}

const VIEWS = [
  [undefined, "All"],
  ["queued", "Written to"],
  ["combined", "In a shared message"],
  ["skipped", "Left out"],
] as const;

/** What became of each merchant. */
export function BulkItems({ items, here, file, outcome, next }: BulkItemsProps) {
  return (
    <Panel title="Row by row">
      <nav aria-label="Results" className="flex flex-wrap gap-x-4 border-line border-b px-5">
        {VIEWS.map(([value, word]) => (
          <Link
            key={word}
            prefetch={false}
            href={value ? `${here}?outcome=${value}` : here}
            aria-current={outcome === value ? "page" : undefined}
            className="inline-flex min-h-11 items-center text-sm text-soft no-underline hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink"
          >
            {word}
          </Link>
        ))}
      </nav>
      {items.length === 0 ? (
        <p className="px-5 py-4 text-sm text-soft">There is none.</p>
      ) : (
        <ul>
          {items.map((item) => (
            <li
              key={item.merchantId}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t px-5 py-2.5 text-sm first:border-t-0"
            >
              <Link
                href={`${MERCHANTS}/${item.merchantId}`}
                prefetch={false}
                className="min-w-0 basis-72 font-semibold text-ink no-underline hover:underline"
              >
                <span className="line-clamp-2">{item.name}</span>
              </Link>
              <ItemMark outcome={item.outcome} />
              <span className="text-xs text-soft">{noteOf(item)}</span>
            </li>
          ))}
        </ul>
      )}
      {items.length > 0 ? (
        <div className="flex flex-wrap gap-3 border-line border-t px-5 py-3">
          {next ? (
            <Link href={next} prefetch={false} className={buttonClass("secondary")}>
              Next
            </Link>
          ) : null}
          <a href={outcome ? `${file}?outcome=${outcome}` : file} className={buttonClass("quiet")}>
            <Download className="size-4 shrink-0" aria-hidden="true" />
            Download as CSV
          </a>
        </div>
      ) : null}
    </Panel>
  );
}
