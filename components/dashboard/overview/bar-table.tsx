// A table whose numbers are drawn as bars beside them: the chart and its table in one.
import Link from "next/link";
import type { ReactNode } from "react";
import { countText } from "./words";

/** A part of a bar: how much it is, and in which colour it is drawn. */
interface Part {
  readonly count: number;
  readonly color: "main" | "other";
}

/** A row of the table. */
export interface BarRow {
  readonly key: string;
  readonly label: string;
  /** A line under the label. */
  readonly note?: ReactNode;
  readonly count: number;
  /** The merchants behind the number. */
  readonly href: string;
  /** What the bar is made of; without it the bar is of one piece. */
  readonly parts?: readonly Part[];
}

interface BarTableProps {
  /** The heads of the two columns. */
  readonly heads: readonly [string, string];
  readonly rows: readonly BarRow[];
}

/** Both are told apart by everybody, and by their lightness alone. */
const COLORS = { main: "bg-accent", other: "bg-open" } as const;

function Bar({ parts, most }: { readonly parts: readonly Part[]; readonly most: number }) {
  return (
    <span className="flex h-2.5 grow overflow-hidden rounded-full bg-wash" aria-hidden="true">
      {parts.map(({ count, color }) => (
        <span
          key={color}
          className={`block h-full border-surface not-first:border-l ${COLORS[color]}`}
          style={{ width: `${(count / most) * 100}%` }}
        />
      ))}
    </span>
  );
}

/** Each row with merchants behind it is a link as a whole. */
export function BarTable({ heads, rows }: BarTableProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <table className="w-full text-sm">
      <thead className="text-xs text-faint">
        <tr>
          <th scope="col" className="px-5 pt-3 pb-1 text-left font-normal">
            {heads[0]}
          </th>
          <th scope="col" className="w-1/2 pt-3 pr-5 pb-1 text-left font-normal">
            {heads[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, note, count, href, parts }) => (
          <tr key={key} className="relative border-line border-t has-[a:hover]:bg-wash">
            <th scope="row" className="px-5 py-2.5 text-left font-normal">
              {count === 0 ? (
                label
              ) : (
                <Link
                  href={href}
                  prefetch={false}
                  className="text-ink no-underline after:absolute after:inset-0 hover:text-accent"
                >
                  {label}
                </Link>
              )}
              {note ? <span className="block text-xs text-soft">{note}</span> : null}
            </th>
            <td className="py-2.5 pr-5">
              <span className="flex items-center gap-3">
                <span className="figures w-14 shrink-0 text-right font-semibold">
                  {countText(count)}
                </span>
                <Bar parts={parts ?? [{ count, color: "main" }]} most={most} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
