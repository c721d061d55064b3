// Filters that live in the address: a plain form, which works without scripts, too.
import Link from "next/link";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-look";

interface FilterFormProps {
  /** The page that shows what the filters leave. */
  readonly page: string;
  readonly filtered: boolean;
  readonly children: ReactNode;
}

/** A row of filters with the button that applies them. */
export function FilterForm({ page, filtered, children }: FilterFormProps) {
  return (
    <form
      action={page}
      className="grid items-end gap-x-4 gap-y-3 px-5 py-4 sm:grid-cols-2 lg:grid-cols-3"
    >
      {children}
      <div className="flex gap-2">
        <Button type="submit">Filter</Button>
        {filtered ? (
          <Link href={page} className={buttonClass("quiet")}>
            Show everything
          </Link>
        ) : null}
      </div>
    </form>
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
