// Whether merchants can choose a product, and its end.
import type { z } from "zod";
import { Panel } from "@/components/dashboard/page-head";
import { ActForm, type FormAct } from "@/components/ui/act-form";
import { Fold } from "@/components/ui/fold";
import type { Preset } from "@/lib/domain/preset/shape";
import { Outlook } from "./outlook";
import { ProductState } from "./state";

type Product = z.output<typeof Preset>;

/** Publishes or withdraws; `act` null: the reader may not. */
export function Publication({
  product,
  act,
}: {
  readonly product: Product;
  readonly act: FormAct | null;
}) {
  const { id, published } = product;
  return (
    <Panel
      title="For merchants"
      lead={
        published
          ? "Merchants can choose it when they add a way of taking cards. What they took stays as it is when you change or withdraw it."
          : "No merchant sees it. Read it through once more, then publish it."
      }
    >
      <div className="px-5 pt-4">
        <Outlook product={product} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4 px-5 py-4">
        <ProductState published={published} />
        {act ? (
          <ActForm
            id="publication"
            act={act}
            hidden={{ presetId: id, published: published ? "no" : "yes" }}
            button={published ? "Withdraw it" : "Publish it"}
            look="secondary"
          />
        ) : null}
      </div>
    </Panel>
  );
}

/** Deletes a product, after saying what stays. */
export function Removal({ product, act }: { readonly product: Product; readonly act: FormAct }) {
  return (
    <Fold label={`Delete ${product.name}`}>
      <div className="max-w-prose space-y-4 pb-2 text-sm text-soft">
        <p>
          It cannot be had back. Descriptions, open answers and sealed documents of merchants who
          took it stay, marked as yours. To keep it from new merchants alone, withdraw it.
        </p>
        <ActForm
          id="remove"
          act={act}
          hidden={{ presetId: product.id }}
          button="Delete it"
          look="secondary"
        />
      </div>
    </Fold>
  );
}
