import { FileUp, SearchX, Store } from "lucide-react";
import Link from "next/link";
import { buttonClass } from "@/components/ui/button-look";
import { MERCHANTS } from "./address";

const BOX =
  "flex flex-col items-start gap-4 rounded-medium border border-line bg-surface px-6 py-10 shadow-card";

/** What to do while the book is empty. */
export function EmptyBook({ mayAdd }: { readonly mayAdd: boolean }) {
  return (
    <div className={BOX}>
      <Store className="size-8 text-accent" strokeWidth={1.5} aria-hidden="true" />
      <div className="max-w-prose space-y-2">
        <h2 className="text-lg font-semibold">No merchants yet</h2>
        <p className="text-sm text-soft">
          {mayAdd
            ? "Bring in a list of your merchants as a CSV file: a name is enough, and with an e-mail address they can be invited from here. Nobody is written to until you say so."
            : "Once somebody of your team has brought merchants in, they stand here. You can read them; to add some, ask an owner or admin for the role of a member."}
        </p>
      </div>
      {mayAdd ? (
        <div className="flex flex-wrap gap-3">
          <Link href={`${MERCHANTS}/import`} className={buttonClass("primary")}>
            <FileUp className="size-4 shrink-0" aria-hidden="true" />
            Import merchants
          </Link>
          <Link href={`${MERCHANTS}/new`} className={buttonClass("secondary")}>
            Add one merchant
          </Link>
        </div>
      ) : null}
    </div>
  );
}

/** What to do where the filters leave nobody. */
export function NothingFound() {
  return (
    <div className={BOX}>
      <SearchX className="size-8 text-accent" strokeWidth={1.5} aria-hidden="true" />
      <div className="max-w-prose space-y-2">
        <h2 className="text-lg font-semibold">No merchant fits</h2>
        <p className="text-sm text-soft">
          Take a filter off, or look for another part of the name, the e-mail address or the
          external id.
        </p>
      </div>
      <Link href={MERCHANTS} className={buttonClass("secondary")}>
        Clear all filters
      </Link>
    </div>
  );
}
