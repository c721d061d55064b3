// Acts on many merchants that were asked for: who, when, what, and how many each reached and left out.
import { CircleAlert, CircleCheck, Clock } from "lucide-react";
import Link from "next/link";
import type { z } from "zod";
import { actorWords } from "@/components/dashboard/actor";
import { UtcMoment } from "@/components/dashboard/moment";
import { StatusMark } from "@/components/ui/status-mark";
import type { ListedBulk } from "@/lib/domain/bulk/shape";
import { MERCHANTS } from "./address";
import { ACT_WORDS, merchantsText } from "./bulk-words";
import { figure } from "./words";

type Listed = z.output<typeof ListedBulk>;

const STATES = {
  working: { tone: "open", icon: Clock, word: "Under way" },
  done: { tone: "good", icon: CircleCheck, word: "Done" },
  failed: { tone: "bad", icon: CircleAlert, word: "Stopped before its end" },
} as const;

interface PastActsProps {
  readonly items: readonly Listed[];
  /** Names of people and keys, by what the audit log calls them. */
  readonly names: ReadonlyMap<string, string>;
}

/** One page of acts. */
export function PastActs({ items, names }: PastActsProps) {
  if (items.length === 0) {
    return (
      <p className="px-5 py-5 text-sm text-soft">
        None yet. Select merchants in the list, then invite or remind them together.
      </p>
    );
  }
  return (
    <ul>
      {items.map((item) => (
        <Row key={item.bulkId} item={item} names={names} />
      ))}
    </ul>
  );
}

function Row({ item, names }: { readonly item: Listed; readonly names: PastActsProps["names"] }) {
  const { bulkId, act, status, total, reached, leftOut, requestedBy, createdAt } = item;
  const { tone, icon, word } = STATES[status];
  return (
    <li className="relative flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-line border-t px-5 py-3 text-sm first:border-t-0 hover:bg-wash">
      <div className="min-w-0 basis-80 space-y-0.5">
        <h2 className="font-semibold">
          <Link
            href={`${MERCHANTS}/bulk/${bulkId}`}
            prefetch={false}
            className="text-ink no-underline after:absolute after:inset-0 hover:underline"
          >
            {ACT_WORDS[act].done} to {merchantsText(total)}
          </Link>
        </h2>
        <p className="text-xs text-soft">
          {requestedBy ? (
            <span className="break-words">{actorWords(requestedBy, names)}, </span>
          ) : null}
          <UtcMoment value={createdAt} />
        </p>
      </div>
      <p className="figures text-soft">
        {figure.format(reached)} reached, {figure.format(leftOut)} left out
      </p>
      <StatusMark tone={tone} icon={icon}>
        {word}
      </StatusMark>
    </li>
  );
}
