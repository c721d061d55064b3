// The way from the newest rows of a list on the page of a merchant to older ones, and back. Works without scripts.
import Link from "next/link";
import { buttonClass } from "@/components/ui/button-look";

/** Where a list goes on, and where it begins; null: there is nothing there. */
export interface OlderLinks {
  readonly older: string | null;
  readonly newest: string | null;
}

/** Stands below a list; `what` says of which, for people who hear the links one by one. */
export function Older({ links, what }: { readonly links: OlderLinks; readonly what: string }) {
  const { older, newest } = links;
  if (!older && !newest) return null;
  return (
    <p className="flex flex-wrap gap-x-4 border-line border-t px-4 py-1.5">
      {newest ? (
        <Link href={newest} prefetch={false} className={buttonClass("quiet")}>
          Newest<span className="sr-only"> {what}</span>
        </Link>
      ) : null}
      {older ? (
        <Link href={older} prefetch={false} className={buttonClass("quiet")}>
          Earlier<span className="sr-only"> {what}</span>
        </Link>
      ) : null}
    </p>
  );
}
