// Kept views: a name for the filters and the order of an address.
import { Bookmark } from "lucide-react";
import Link from "next/link";
import type { z } from "zod";
import { ActForm, type FormAct } from "@/components/ui/act-form";
import { Fold } from "@/components/ui/fold";
import type { View } from "@/lib/domain/view/shape";
import { MERCHANTS, paramsOf, type TableAddress } from "./address";

type Kept = z.output<typeof View>;

interface ViewLinksProps {
  readonly views: readonly Kept[];
  readonly address: TableAddress;
}

/** The views that one can go to. */
export function ViewLinks({ views, address }: ViewLinksProps) {
  if (views.length === 0) return null;
  const here = paramsOf(address).toString();
  return (
    <nav aria-label="Kept views">
      <ul className="flex flex-wrap gap-2">
        {views.map(({ id, name, query }) => (
          <li key={id}>
            <Link
              href={`${MERCHANTS}?${query}`}
              prefetch={false}
              aria-current={query === here ? "page" : undefined}
              className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line bg-surface px-3 text-sm text-soft no-underline hover:border-ink hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-accent"
            >
              <Bookmark className="size-4 shrink-0" aria-hidden="true" />
              <span className="max-w-56 truncate">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ViewFormsProps extends ViewLinksProps {
  /** Whether the reader may change what all share. */
  readonly mayShare: boolean;
  readonly keep: FormAct;
  readonly remove: FormAct;
}

const MINE = { value: "mine", label: "For me" };
const OURS = { value: "ours", label: "For everybody of the team" };

/** Keeps the present view, and removes one that is kept. */
export function ViewForms({ views, address, mayShare, keep, remove }: ViewFormsProps) {
  const query = paramsOf(address).toString();
  const kept = views.find((view) => view.query === query);
  if (query === "" || (kept?.shared && !mayShare)) return null;
  if (kept) {
    return (
      <Fold label={`Remove the view “${kept.name}”`}>
        <div className="max-w-md space-y-4 pb-2 text-sm text-soft">
          <p>
            {kept.shared
              ? "It is gone for everybody of the team. No merchant is changed."
              : "No merchant is changed."}
          </p>
          <ActForm
            id={`view-${kept.id}`}
            act={remove}
            hidden={{ viewId: kept.id }}
            button="Remove the view"
            look="secondary"
          />
        </div>
      </Fold>
    );
  }
  return (
    <Fold label="Keep this view">
      <div className="max-w-md pb-2">
        <ActForm
          id="view"
          act={keep}
          hidden={{ query }}
          button="Keep it"
          look="secondary"
          fields={[
            { name: "name", label: "Name of the view", autoComplete: "off" },
            { name: "whose", label: "For whom", options: mayShare ? [MINE, OURS] : [MINE] },
          ]}
        />
      </div>
    </Fold>
  );
}
