// The payment products that the partner describes.
import Link from "next/link";
import type { z } from "zod";
import { UtcDay } from "@/components/dashboard/moment";
import type { ListedPreset } from "@/lib/domain/preset/shape";
import { ProductState } from "./state";

type Listed = z.output<typeof ListedPreset>;

interface ProductListProps {
  readonly products: readonly Listed[];
  readonly mayAdd: boolean;
}

function ProductRow({ product }: { readonly product: Listed }) {
  const { id, name, furtherNames, description, covered, published, updatedAt } = product;
  return (
    <li className="space-y-2 border-line border-t px-5 py-4 text-sm first:border-t-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 basis-64 grow">
          <Link
            href={`/dashboard/settings/products/${id}`}
            className="inline-block min-h-6 max-w-full break-words font-semibold"
          >
            {name}
          </Link>
          {furtherNames.length > 0 ? (
            <p className="break-words text-soft">Also known as {furtherNames.join(", ")}</p>
          ) : null}
        </div>
        <ProductState published={published} />
      </div>
      <p className="line-clamp-2 max-w-prose break-words text-soft">{description}</p>
      <p className="text-faint text-xs">
        {covered === 1 ? "1 control answered" : `${covered} controls answered`}, changed{" "}
        <UtcDay value={updatedAt} />
      </p>
    </li>
  );
}

/** Every product with its state; what to do where there is none. */
export function ProductList({ products, mayAdd }: ProductListProps) {
  if (products.length === 0) {
    return (
      <div className="max-w-prose space-y-2 rounded-medium border border-line bg-surface px-5 py-8 text-sm">
        <p className="font-semibold">No payment product is described yet.</p>
        <p className="text-soft">
          Begin with the one that most of your merchants use.{" "}
          {mayAdd ? "Add it above." : "An admin of your team can add it."}
        </p>
      </div>
    );
  }
  return (
    <ul className="rounded-medium border border-line bg-surface shadow-card">
      {products.map((product) => (
        <ProductRow key={product.id} product={product} />
      ))}
    </ul>
  );
}
