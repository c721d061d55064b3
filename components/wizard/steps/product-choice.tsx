"use client";
// Which payment product a new way of taking cards is: asked only where the partner describes some, and
// chosen by the merchant alone.
import { useTranslations } from "use-intl";
import { ChoiceGroup } from "@/components/ui/choice-group";
import { English } from "@/components/ui/english";
import type { ProductData } from "@/components/wizard/data";
import { Refusal } from "@/components/wizard/parts";
import { useProducts } from "@/components/wizard/queries";

const NONE = "";

function Says({ product }: { readonly product: ProductData }) {
  const t = useTranslations("newMethod");
  return (
    <div className="space-y-2">
      <p className="font-semibold">{t("productSays")}</p>
      <p className="break-words whitespace-pre-line">
        <English>{product.description}</English>
      </p>
      <p className="text-soft">{t("productNext")}</p>
      {product.covered > 0 ? (
        <p className="text-soft">{t("productCovers", { count: product.covered })}</p>
      ) : null}
    </div>
  );
}

function Name({ product }: { readonly product: ProductData }) {
  const { name, furtherNames } = product;
  return (
    <span className="min-w-0 break-words">
      {name}
      {furtherNames.length > 0 ? (
        <span className="block text-sm text-soft">{furtherNames.join(", ")}</span>
      ) : null}
    </span>
  );
}

/** Asks for the payment product. `chosen` is its id; null: none of them. */
export function ProductChoice({
  chosen,
  choose,
}: {
  readonly chosen: string | null;
  readonly choose: (presetId: string | null) => void;
}) {
  const t = useTranslations("newMethod");
  const products = useProducts();
  if (products.isLoadingError) {
    return <Refusal error={products.error} retry={() => products.refetch()} />;
  }
  const items = products.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <ChoiceGroup
      id="product"
      legend={t("product")}
      hint={t("productHint")}
      choices={[
        ...items.map((product) => ({
          value: product.id,
          label: <Name product={product} />,
          note: <Says product={product} />,
        })),
        { value: NONE, label: t("productNone") },
      ]}
      value={chosen ?? NONE}
      onChoose={(value) => choose(value === NONE ? null : value)}
    />
  );
}
