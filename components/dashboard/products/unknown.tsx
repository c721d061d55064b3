// Names of payment products that merchants wrote and nobody knows, each with the way to describe it.
import Link from "next/link";
import type { z } from "zod";
import { NotTaken, Pager } from "@/components/dashboard/filter-form";
import { UtcDay } from "@/components/dashboard/moment";
import { Panel } from "@/components/dashboard/page-head";
import type { UnknownProduct } from "@/lib/domain/unknown-product/shape";

const PAGE = "/dashboard/settings/products";

type Unknown = z.output<typeof UnknownProduct>;

interface UnknownNamesProps {
  /** Null: the address names a page that there is none of. */
  readonly listed: {
    readonly items: readonly Unknown[];
    readonly nextToken: string | null;
  } | null;
  /** The page of the list, as the address has it. */
  readonly query: Readonly<Record<string, string>>;
  readonly mayAdd: boolean;
}

/** The way from a name to what is said of the product, if there is one. */
function Way({ product, mayAdd }: { readonly product: Unknown; readonly mayAdd: boolean }) {
  const { name, presetId } = product;
  if (presetId)
    return (
      <Link href={`${PAGE}/${presetId}`} className="inline-block min-h-6">
        Described<span className="sr-only">: {name}</span>
      </Link>
    );
  if (!mayAdd) return null;
  return (
    <Link href={`${PAGE}/new?${new URLSearchParams({ name })}`} className="inline-block min-h-6">
      Describe it<span className="sr-only">: {name}</span>
    </Link>
  );
}

function UnknownRow({ product, mayAdd }: { readonly product: Unknown; readonly mayAdd: boolean }) {
  const { name, merchants, lastMerchant, lastSeenAt } = product;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 border-line border-t px-5 py-3 text-sm first:border-t-0">
      <div className="min-w-0 basis-64 grow">
        <p className="break-words font-semibold">{name}</p>
        <p className="break-words text-soft">
          {merchants === 1 ? "1 merchant" : `${merchants} merchants`}, last{" "}
          <Link href={`/dashboard/merchants/${lastMerchant.id}`} className="inline-block min-h-6">
            {lastMerchant.name}
          </Link>{" "}
          on <UtcDay value={lastSeenAt} />
        </p>
      </div>
      <Way product={product} mayAdd={mayAdd} />
    </li>
  );
}

/** The names, those written last first. */
export function UnknownNames({ listed, query, mayAdd }: UnknownNamesProps) {
  return (
    <Panel
      title="Names that our table does not know"
      lead="Your merchants wrote them when they said how they take cards. What you describe, the next one only has to check."
    >
      {listed ? (
        <>
          {listed.items.length === 0 ? (
            <p className="px-5 py-5 text-sm text-soft">
              No merchant named a product that we do not know.
            </p>
          ) : (
            <ul>
              {listed.items.map((product) => (
                <UnknownRow key={product.name} product={product} mayAdd={mayAdd} />
              ))}
            </ul>
          )}
          <Pager page={PAGE} query={query} nextToken={listed.nextToken} />
        </>
      ) : (
        <NotTaken page={PAGE} />
      )}
    </Panel>
  );
}
