// A statement of account for a period, to operators and to the partner the same: its sums, its entries, its files.
import type { z } from "zod";
import { NotTaken } from "@/components/dashboard/filter-form";
import { UtcDay } from "@/components/dashboard/moment";
import { Panel } from "@/components/dashboard/page-head";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-look";
import { Fold } from "@/components/ui/fold";
import { TextField } from "@/components/ui/text-field";
import type { AccountStatement, EntryKind } from "@/lib/domain/ledger/shape";
import { moneyText } from "@/lib/domain/money/shape";

type StatementOf = z.output<typeof AccountStatement>;
type Sums = StatementOf["sums"][number];
type Entry = StatementOf["entries"][number];

interface StatementProps {
  /** The page that it stands on, under which its files are. */
  readonly page: string;
  /** null: the address names days that there are none of. */
  readonly statement: StatementOf | null;
}

/** The statement of the days that the address names. */
export function AccountStatementPanel({ page, statement }: StatementProps) {
  return (
    <Panel
      title="Statement of account"
      lead="What was asked for, credited, paid and given up, and what it comes to."
    >
      {statement ? (
        <>
          <Days page={page} statement={statement} />
          {statement.sums.length === 0 ? (
            <p className="border-line border-t px-5 py-5 text-sm text-soft">
              Nothing was asked for or paid until then.
            </p>
          ) : (
            <SumTable sums={statement.sums} />
          )}
          <Entries statement={statement} />
          <Files page={page} statement={statement} />
        </>
      ) : (
        <NotTaken page={page} />
      )}
    </Panel>
  );
}

function Days({ page, statement }: { readonly page: string; readonly statement: StatementOf }) {
  return (
    <form
      method="get"
      action={page}
      className="grid max-w-2xl items-end gap-x-4 gap-y-3 px-5 py-4 sm:grid-cols-3"
    >
      <TextField
        id="statement-from"
        name="from"
        type="date"
        label="First day"
        defaultValue={statement.from}
      />
      <TextField
        id="statement-to"
        name="to"
        type="date"
        label="Last day"
        defaultValue={statement.to}
      />
      <Button type="submit" look="secondary">
        Show these days
      </Button>
    </form>
  );
}

const LINES: readonly (readonly [string, (sums: Sums) => number])[] = [
  ["Opening balance", ({ opening }) => opening],
  ["Invoices", ({ invoiced }) => invoiced],
  ["Credit notes", ({ credited }) => -credited],
  ["Payments", ({ paid }) => -paid],
  ["Written off", ({ writtenOff }) => -writtenOff],
  ["Closing balance", ({ closing }) => closing],
];

/** One line under the other, so that the closing balance is seen on a phone, too. */
function SumTable({ sums }: { readonly sums: readonly Sums[] }) {
  return (
    <div className="overflow-x-auto border-line border-t">
      <table className="w-full text-left text-sm">
        <tbody>
          {LINES.map(([label, of]) => (
            <tr
              key={label}
              className="group border-line border-t first:border-t-0 first:font-semibold last:font-semibold"
            >
              <th
                scope="row"
                className="px-5 py-2.5 font-normal group-first:font-semibold group-last:font-semibold"
              >
                {label}
              </th>
              {sums.map((each) => (
                <td
                  key={each.currency}
                  className="figures px-5 py-2.5 text-right whitespace-nowrap"
                >
                  {moneyText(of(each), each.currency)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const WORDS: Readonly<Record<EntryKind, string>> = {
  invoice: "Invoice",
  credit_note: "Credit note",
  payment: "Payment for invoice",
  write_off: "Written off of invoice",
};

function Entries({ statement }: { readonly statement: StatementOf }) {
  const { entries, more } = statement;
  if (entries.length === 0) return null;
  return (
    <div className="border-line border-t px-5 py-2">
      <Fold label={`Entries (${entries.length}${more ? " of more" : ""})`}>
        <ul className="pb-2">
          {entries.map((entry) => (
            <EntryLine key={entry.id} entry={entry} />
          ))}
        </ul>
        {more ? (
          <p className="pb-2 text-sm text-soft">The files have the entries that follow.</p>
        ) : null}
      </Fold>
    </div>
  );
}

function EntryLine({ entry }: { readonly entry: Entry }) {
  const { day, kind, number, about, amount, balance, currency } = entry;
  const said = kind === "credit_note" ? ` for invoice ${about}` : about ? `: ${about}` : "";
  return (
    <li className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-line border-t py-2 text-sm first:border-t-0">
      <span className="min-w-0 wrap-anywhere">
        <UtcDay value={day} />
        <span className="block text-soft">
          {WORDS[kind]} {number}
          {said}
        </span>
      </span>
      <span className="figures sm:text-right">
        {moneyText(amount, currency)}
        <span className="block text-soft">Balance {moneyText(balance, currency)}</span>
      </span>
    </li>
  );
}

function Files({ page, statement: { from, to } }: { page: string; statement: StatementOf }) {
  const days = new URLSearchParams({ from, to });
  return (
    <div className="flex flex-wrap gap-2 border-line border-t px-5 py-3">
      <form method="post" action={`${page}/statement.pdf?${days}`}>
        <Button type="submit" look="secondary">
          Download as PDF
        </Button>
      </form>
      <a href={`${page}/statement.csv?${days}`} download className={buttonClass("quiet")}>
        Download as CSV
      </a>
    </div>
  );
}
