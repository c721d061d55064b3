// A table of counts: the first column says what, the others how many.
import type { ReactNode } from "react";

interface CountTableProps {
  readonly label: string;
  readonly heads: readonly [string, ...string[]];
  readonly rows: readonly {
    readonly key: string;
    readonly head: ReactNode;
    readonly cells: readonly ReactNode[];
  }[];
}

/** On a phone each row is its head, with its figures named beneath. */
export function CountTable({ label, heads, rows }: CountTableProps) {
  const [what, ...columns] = heads;
  return (
    <table className="block w-full text-sm sm:table">
      <caption className="sr-only">{label}</caption>
      <thead className="sr-only sm:not-sr-only sm:table-header-group">
        <tr>
          <th scope="col" className="px-5 py-2 text-left font-semibold text-soft">
            {what}
          </th>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="px-3 py-2 text-right font-semibold text-soft last:pr-5"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {rows.map(({ key, head, cells }) => (
          <tr
            key={key}
            className="flex flex-wrap gap-x-5 gap-y-0.5 border-line border-t px-5 py-2.5 sm:table-row sm:px-0 sm:py-0"
          >
            <th
              scope="row"
              className="w-full min-w-0 text-left font-semibold wrap-anywhere sm:w-auto sm:px-5 sm:py-2.5"
            >
              {head}
            </th>
            {cells.map((cell, at) => (
              <td
                key={columns[at]}
                className="figures flex gap-1.5 sm:table-cell sm:px-3 sm:py-2.5 sm:text-right sm:align-top sm:last:pr-5"
              >
                <span className="text-soft sm:hidden" aria-hidden="true">
                  {columns[at]}
                </span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A number that deserves a look where it is not none. */
export function Bad({ count }: { readonly count: number }) {
  return count > 0 ? <span className="font-semibold text-bad">{count}</span> : count;
}
