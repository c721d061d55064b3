import { Plus } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { queryOf } from "@/app/dashboard/filters";
import { ProductHead } from "@/components/dashboard/products/head";
import { ProductList } from "@/components/dashboard/products/list";
import { UnknownNames } from "@/components/dashboard/products/unknown";
import { buttonClass } from "@/components/ui/button-look";
import { createPreset, listPresets } from "@/lib/domain/preset/operations";
import { listUnknownProducts } from "@/lib/domain/unknown-product/operations";
import { call, callIfTaken } from "@/lib/transports/page";
import { mayNow, requireVisitor } from "@/lib/transports/people/request";

export const metadata: Metadata = { title: "Payment products" };

const NAMES = 25;

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function ProductsPage({ searchParams }: Props) {
  const { caller } = await requireVisitor("/dashboard/settings/products");
  const query = queryOf(await searchParams, ["nextToken"]);
  const { items } = await call(listPresets, caller, {});
  const unknown = await callIfTaken(listUnknownProducts, caller, { ...query, limit: NAMES });
  const may = mayNow(createPreset, caller) === "yes";
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <ProductHead
          title="Payment products"
          lead="Say once how a product handles cards and what its provider covers. Merchants who use it check your words instead of writing their own; in print they stand as yours."
        />
        {may ? (
          <Link href="/dashboard/settings/products/new" className={buttonClass("primary")}>
            <Plus className="size-4" aria-hidden="true" />
            Add a product
          </Link>
        ) : null}
      </div>
      <ProductList products={items} mayAdd={may} />
      <UnknownNames listed={unknown} query={query} mayAdd={may} />
    </>
  );
}
