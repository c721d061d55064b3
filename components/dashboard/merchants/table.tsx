// The rows of the table. On a phone each row is a card of the same cells.
import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { UtcDay } from "@/components/dashboard/moment";
import { StatusIcon, StatusMark } from "@/components/ui/status-mark";
import type { BookSort } from "@/lib/domain/book/shape";
import { MERCHANTS, sortedHref, type TableAddress } from "./address";
import { PageCheck, RowCheck } from "./row-check";
import { COLUMN_WORDS, type Column, type TableLook } from "./table-look";
import { type Entry, mailMark, placeText, SORT_WORDS, statusMark } from "./words";

/** The orders of a column: the first press, and the second. */
const SORTS: Readonly<Partial<Record<Column | "name", readonly [BookSort, BookSort]>>> = {
  name: ["name", "name_desc"],
  ends: ["expires", "expires_desc"],
  activity: ["busiest", "quietest"],
};
const ASCENDING: ReadonlySet<BookSort> = new Set(["name", "expires", "quietest"]);

interface HeadProps {
  readonly column: Column | "name";
  readonly address: TableAddress;
  readonly children: string;
}

function Head({ column, address, children }: HeadProps) {
  const sorts = SORTS[column];
  const current = sorts?.includes(address.sort) ? address.sort : null;
  const next = sorts && (current === sorts[0] ? sorts[1] : sorts[0]);
  const ascending = current !== null && ASCENDING.has(current);
  const Arrow = current ? (ascending ? ArrowUp : ArrowDown) : ArrowUpDown;
  return (
    <th
      scope="col"
      aria-sort={current ? (ascending ? "ascending" : "descending") : undefined}
      className={`px-2 py-1 text-left text-xs font-semibold whitespace-nowrap text-soft max-md:pl-1 ${column === "name" ? "" : "max-md:hidden"}`}
    >
      {next ? (
        <Link
          href={sortedHref(address, next)}
          prefetch={false}
          title={SORT_WORDS[next]}
          className="inline-flex min-h-9 items-center gap-1 text-soft no-underline hover:text-ink hover:underline"
        >
          {children}
          <Arrow
            className={`size-3.5 shrink-0 ${current ? "" : "text-faint"}`}
            aria-hidden="true"
          />
        </Link>
      ) : (
        children
      )}
    </th>
  );
}

interface TableProps {
  readonly items: readonly Entry[];
  readonly address: TableAddress;
  readonly filterKey: string;
  readonly look: TableLook;
}

/** The merchants of a page. */
export function MerchantTable(props: TableProps) {
  const { items, address, filterKey, look } = props;
  return (
    <div className="rounded-medium border border-line bg-surface shadow-card md:overflow-x-auto">
      <table className="w-full text-sm max-md:block" data-merchants="">
        <caption className="sr-only">Merchants, {SORT_WORDS[address.sort].toLowerCase()}</caption>
        <thead className="border-line border-b max-md:block">
          <tr className="max-md:flex max-md:items-center">
            <th scope="col" className="w-10 pl-1 text-left">
              <PageCheck filterKey={filterKey} ids={items.map(({ id }) => id)} />
            </th>
            <Head column="name" address={address}>
              Merchant
            </Head>
            <th
              scope="col"
              className="px-2 text-left text-xs font-semibold text-soft max-md:hidden"
            >
              Status
            </th>
            {look.columns.map((column) => (
              <Head key={column} column={column} address={address}>
                {COLUMN_WORDS[column]}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {items.map((entry) => (
            <Row key={entry.id} {...props} entry={entry} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ entry, ...table }: TableProps & { readonly entry: Entry }) {
  const { filterKey, look } = table;
  const space = look.compact ? "md:[&>td]:py-1" : "md:[&>td]:py-2.5";
  return (
    <tr
      className={`border-line border-t first:border-t-0 hover:bg-wash has-[[data-select]:checked]:bg-accent-wash max-md:relative max-md:flex max-md:flex-wrap max-md:gap-x-3 max-md:py-3 max-md:pr-3 max-md:pl-13 ${space}`}
      data-row=""
    >
      <td className="pl-1 align-top max-md:absolute max-md:top-1.5 max-md:left-0">
        <RowCheck filterKey={filterKey} id={entry.id} name={entry.name} />
      </td>
      <td className="align-top max-md:w-full md:w-[34%] md:max-w-0 md:min-w-44 md:px-2">
        <Name entry={entry} short={look.compact} />
      </td>
      <td className="align-top max-md:my-1 max-md:w-full md:px-2">
        <Status entry={entry} />
      </td>
      {look.columns.map((column) => {
        const cell = CELLS[column](entry);
        return (
          <td
            key={column}
            className={`align-top text-xs whitespace-nowrap md:px-2 md:pt-3 ${cell ? "" : "max-md:hidden"}`}
          >
            <span className="text-soft md:hidden">{COLUMN_WORDS[column]}: </span>
            {cell ?? <Nothing />}
          </td>
        );
      })}
    </tr>
  );
}

function Name({ entry, short }: { readonly entry: Entry; readonly short: boolean }) {
  const known = [entry.externalMerchantId, entry.email].filter(Boolean);
  const beneath = known.slice(0, short ? 1 : 2).join(" · ");
  return (
    <>
      <Link
        href={`${MERCHANTS}/${entry.id}`}
        prefetch={false}
        data-open=""
        className="line-clamp-2 font-semibold text-ink no-underline wrap-anywhere hover:underline"
        title={entry.name}
      >
        <bdi>{entry.name}</bdi>
      </Link>
      {beneath ? (
        <span className="block truncate text-xs text-soft" title={beneath}>
          {beneath}
        </span>
      ) : null}
    </>
  );
}

function Status({ entry }: { readonly entry: Entry }) {
  const { tone, icon, word } = statusMark(entry, entry.openAttempt !== null);
  const place = placeText(entry);
  return (
    <>
      <StatusMark tone={tone} icon={icon}>
        <span className="whitespace-nowrap">{word}</span>
      </StatusMark>
      {place ? <span className="mt-0.5 block text-xs text-soft">{place}</span> : null}
    </>
  );
}

function Nothing() {
  return (
    <span className="text-faint">
      <span aria-hidden="true">–</span>
      <span className="sr-only">None</span>
    </span>
  );
}

/** Where both stand in one line. */
function Comma() {
  return <span className="md:hidden">, </span>;
}

function daysText(days: number): string {
  if (days === 0) return "today";
  const count = Math.abs(days);
  const text = count === 1 ? "1 day" : `${count} days`;
  return days > 0 ? `in ${text}` : `${text} ago`;
}

function Ends({ expiresAt, daysUntilExpiry }: Entry) {
  if (!expiresAt) return null;
  return (
    <>
      <UtcDay value={expiresAt} />
      {daysUntilExpiry === null ? null : (
        <span className="text-soft md:block">
          <Comma />
          {daysText(daysUntilExpiry)}
        </span>
      )}
    </>
  );
}

function Invitation({ invite }: Entry) {
  if (!invite) return null;
  return (
    <>
      <UtcDay value={invite.sentAt} />
      {invite.count > 1 ? (
        <span className="text-soft md:block">
          <Comma />
          sent {invite.count} times
        </span>
      ) : null}
    </>
  );
}

function Mail(entry: Entry) {
  const mark = mailMark(entry);
  if (!mark) return null;
  return (
    <span className="inline-flex items-center gap-1.5 align-bottom">
      <StatusIcon tone={mark.tone} icon={mark.icon} />
      {mark.word}
    </span>
  );
}

const CELLS: Readonly<Record<Column, (entry: Entry) => ReactNode>> = {
  questionnaire: ({ lastSaqType }) => lastSaqType,
  ends: Ends,
  invitation: Invitation,
  activity: ({ lastActivityAt }) => (lastActivityAt ? <UtcDay value={lastActivityAt} /> : null),
  mail: Mail,
};
