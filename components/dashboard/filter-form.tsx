// Filters that live in the address: a plain form, which works without scripts, too.
import Link from "next/link";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-look";
import { Fold } from "@/components/ui/fold";

interface FilterFormProps {
  /** The page that shows what the filters leave. */
  readonly page: string;
  readonly filtered: boolean;
  /** What stands beside the filters. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** The filters of a list, folded until one is set. */
export function FilterForm({ page, filtered, beside, children }: FilterFormProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-5 py-2">
      <Fold label="Filter" open={filtered}>
        <form
          method="get"
          action={page}
          className="grid items-end gap-x-4 gap-y-3 pb-3 sm:grid-cols-2 lg:grid-cols-3"
        >
          {children}
          <div className="flex flex-wrap gap-2">
            <Button type="submit">Show what fits</Button>
            {filtered ? (
              <Link href={page} className={buttonClass("quiet")}>
                Show everything
              </Link>
            ) : null}
          </div>
        </form>
      </Fold>
      {beside}
    </div>
  );
}

interface PagerProps {
  readonly page: string;
  /** The filters as the address has them. */
  readonly query: Readonly<Record<string, string>>;
  readonly nextToken: string | null;
}

/** The way to what is older, and back to the newest. */
export function Pager({ page, query, nextToken }: PagerProps) {
  const { nextToken: here, ...filters } = query;
  if (!here && !nextToken) return null;
  const address = (more: Record<string, string>) =>
    `${page}?${new URLSearchParams({ ...filters, ...more })}`;
  return (
    <nav aria-label="Pages" className="flex gap-2 border-line border-t px-5 py-3">
      {here ? (
        <Link href={address({})} className={buttonClass("secondary")}>
          Newest
        </Link>
      ) : null}
      {nextToken ? (
        <Link href={address({ nextToken })} className={buttonClass("secondary")}>
          Older
        </Link>
      ) : null}
    </nav>
  );
}

/** Stands where an address names a filter or a page that there is none of. */
export function NotTaken({ page }: { readonly page: string }) {
  return (
    <p className="border-line border-t px-5 py-5 text-sm text-soft">
      This address names a filter or a page that there is none of.{" "}
      <Link href={page}>Show everything</Link>
    </p>
  );
}
