import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { queryOf } from "@/app/dashboard/filters";
import { savePreset } from "@/app/dashboard/settings/products/actions";
import { BackToProducts } from "@/components/dashboard/products/back";
import { requirements } from "@/components/dashboard/products/catalogue";
import { ProductForm } from "@/components/dashboard/products/form";
import { ProductHead } from "@/components/dashboard/products/head";
import { createPreset } from "@/lib/domain/preset/operations";
import { mayNow, requireVisitor } from "@/lib/transports/people/request";

export const metadata: Metadata = { title: "Add a payment product" };

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function NewProductPage({ searchParams }: Props) {
  const { caller } = await requireVisitor("/dashboard/settings/products/new");
  if (mayNow(createPreset, caller) !== "yes") notFound();
  const { name } = queryOf(await searchParams, ["name"]);
  return (
    <>
      <BackToProducts />
      <ProductHead
        title="Add a payment product"
        lead="No merchant sees it before you publish it on the next page."
      />
      <ProductForm
        act={savePreset}
        suggestedName={name}
        requirements={requirements()}
        button="Save the draft"
      />
    </>
  );
}
