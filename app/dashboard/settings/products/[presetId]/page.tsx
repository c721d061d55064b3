import type { Metadata } from "next";
import { publishPreset, removePreset, savePreset } from "@/app/dashboard/settings/products/actions";
import { BackToProducts } from "@/components/dashboard/products/back";
import { requirements } from "@/components/dashboard/products/catalogue";
import { ProductForm } from "@/components/dashboard/products/form";
import { ProductHead } from "@/components/dashboard/products/head";
import { Publication, Removal } from "@/components/dashboard/products/publication";
import { ProductText } from "@/components/dashboard/products/text";
import { getPreset, updatePreset } from "@/lib/domain/preset/operations";
import { call } from "@/lib/transports/page";
import { mayNow, requireVisitor } from "@/lib/transports/people/request";

export const metadata: Metadata = { title: "Payment product" };

interface ProductPageProps {
  readonly params: Promise<{ readonly presetId: string }>;
}

export default async function ProductPage({ params }: ProductPageProps) {
  const { presetId } = await params;
  const page = `/dashboard/settings/products/${encodeURIComponent(presetId)}`;
  const { caller } = await requireVisitor(page);
  const product = await call(getPreset, caller, { presetId });
  const may = mayNow(updatePreset, caller) === "yes";
  return (
    <>
      <BackToProducts />
      <ProductHead title={product.name} lead={`Revision ${product.revision}.`} />
      <Publication product={product} act={may ? publishPreset : null} />
      {may ? (
        <>
          <ProductForm
            act={savePreset}
            product={product}
            requirements={requirements()}
            button="Save"
          />
          <Removal product={product} act={removePreset} />
        </>
      ) : (
        <ProductText product={product} requirements={requirements()} />
      )}
    </>
  );
}
