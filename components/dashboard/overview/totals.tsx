// The figures of the whole book. Each opens the merchants that it counts.
import Link from "next/link";
import { type MerchantsQuery, merchantsLink } from "@/components/dashboard/merchants/address";
import type { Book } from "./findings";
import { countText } from "./words";

interface FigureProps {
  readonly label: string;
  readonly count: number;
  readonly query: MerchantsQuery;
}

/** The whole of it is a link; nothing is behind a zero. */
function Figure({ label, count, query }: FigureProps) {
  return (
    <div className="relative flex flex-col-reverse justify-end rounded-medium border border-line bg-surface px-4 py-3 shadow-card transition-colors duration-(--motion) has-[a:hover]:border-line-strong has-[a:hover]:bg-wash">
      <dt className="text-xs text-soft">
        {count === 0 ? (
          label
        ) : (
          <Link
            href={merchantsLink(query)}
            prefetch={false}
            className="text-soft no-underline after:absolute after:inset-0 after:rounded-medium hover:text-ink"
          >
            {label}
          </Link>
        )}
      </dt>
      <dd className="figures text-xl font-semibold">{countText(count)}</dd>
    </div>
  );
}

/** The rollup's figures. */
export function Totals({ book }: { readonly book: Book }) {
  const { merchants, compliant, expiringSoon, expired, inProgress, notStarted } = book.totals;
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
      <Figure label="Merchants" count={merchants} query={{}} />
      <Figure label="Compliant" count={compliant} query={{ stage: "compliant" }} />
      <Figure
        label="Expiring soon"
        count={expiringSoon}
        query={{ stage: "expiring_soon", sort: "expires" }}
      />
      <Figure label="Expired" count={expired} query={{ stage: "expired", sort: "expires" }} />
      <Figure label="In progress" count={inProgress} query={{ stage: "under_way" }} />
      <Figure label="Not started" count={notStarted} query={{ stage: "not_started" }} />
    </dl>
  );
}
