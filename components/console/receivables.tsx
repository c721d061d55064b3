// What partners owe: sums by age, and the open invoices behind them.
import Link from "next/link";
import type { z } from "zod";
import { NotTaken, Pager } from "@/components/dashboard/filter-form";
import { UtcDay } from "@/components/dashboard/moment";
import { Panel } from "@/components/dashboard/page-head";
import { moneyText } from "@/lib/domain/money/shape";
import type { Age, AgeSum, Receivables } from "@/lib/domain/receivable/shape";
import { AGES } from "@/lib/domain/receivable/shape";

type Sums = readonly z.output<typeof AgeSum>[];
type Found = z.output<typeof Receivables>;

const WORDS: Readonly<Record<Age, string>> = {
  current: "Not due yet",
  "1-30": "1 to 30 days",
  "31-60": "31 to 60 days",
  "61-90": "61 to 90 days",
  "90+": "Over 90 days",
};

/** What is open in each currency, by how long it has been overdue. */
export function AgeSums({ sums }: { readonly sums: Sums }) {
  if (sums.length === 0) return null;
  const currencies = [...new Set(sums.map(({ currency }) => currency))];
  return (
    <Panel title="By age" lead="Days since an invoice was due. A sum leads to its invoices.">
      <div className="overflow-x-auto">
        <table className="w-full min-w-2xl text-left text-sm whitespace-nowrap">
          <thead className="text-xs text-faint">
            <tr>
              <th scope="col" className="px-5 py-2 font-semibold">
                Currency
              </th>
              {AGES.map((age) => (
                <th key={age} scope="col" className="px-5 py-2 text-right font-semibold">
                  {WORDS[age]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {currencies.map((currency) => (
              <tr key={currency} className="border-line border-t">
                <th scope="row" className="px-5 py-2.5 font-semibold">
                  {currency}
                </th>
                {AGES.map((age) => (
                  <td key={age} className="figures px-5 py-2.5 text-right">
                    <SumOf sums={sums} currency={currency} age={age} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

function SumOf(props: { readonly sums: Sums; readonly currency: string; readonly age: Age }) {
  const { sums, currency, age } = props;
  const sum = sums.find((each) => each.currency === currency && each.age === age);
  if (!sum) return <span className="text-soft">0</span>;
  return (
    <Link href={`/console/receivables?${new URLSearchParams({ age, currency })}`}>
      {moneyText(sum.open, currency)}
    </Link>
  );
}

interface ListProps {
  readonly page: string;
  readonly query: Readonly<Record<string, string>>;
  /** null: the address names a filter or a page that there is none of. */
  readonly found: Found | null;
}

/** The open invoices. */
export function ReceivableList({ page, query, found }: ListProps) {
  const { nextToken: _, ...filter } = query;
  const filtered = Object.keys(filter).length > 0;
  const address = new URLSearchParams(filter);
  return (
    <Panel title="Open invoices" lead={filtered ? <Link href={page}>Show everything</Link> : null}>
      {found === null ? <NotTaken page={page} /> : null}
      {found?.items.length === 0 ? (
        <p className="px-5 py-5 text-sm text-soft">
          {filtered ? "No open invoice fits." : "Nothing is open: nobody owes anything."}
        </p>
      ) : null}
      {found && found.items.length > 0 ? (
        <>
          <ul>
            {found.items.map((item) => (
              <Item key={item.invoiceId} item={item} />
            ))}
          </ul>
          <p className="border-line border-t px-5 py-3 text-sm">
            <a href={`${page}/export.csv?${address}`}>Export as CSV</a>
          </p>
        </>
      ) : null}
      <Pager page={page} query={query} nextToken={found?.nextToken ?? null} />
    </Panel>
  );
}

function Item({ item }: { readonly item: Found["items"][number] }) {
  const { partnerId, partnerName, number, dueAt, daysOverdue, amount, open, currency } = item;
  return (
    <li className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-line border-t px-5 py-4 text-sm first:border-t-0">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          <Link href={`/console/receivables/${partnerId}`}>{partnerName}</Link>
        </p>
        <p className="text-soft">
          {number}, due <UtcDay value={dueAt} />
          {daysOverdue > 0 ? `: ${daysOverdue} ${daysOverdue === 1 ? "day" : "days"} overdue` : ""}
        </p>
      </div>
      <p className="figures text-right">
        {moneyText(open, currency)}
        {open === amount ? null : (
          <span className="block text-soft">of {moneyText(amount, currency)}</span>
        )}
      </p>
    </li>
  );
}
