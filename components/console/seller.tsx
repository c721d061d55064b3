import type { z } from "zod";
import { ActFold } from "@/components/dashboard/act-fold";
import { Facts } from "@/components/dashboard/facts";
import { Panel } from "@/components/dashboard/page-head";
import { ActForm, type FormAct } from "@/components/ui/act-form";
import type { Seller } from "@/lib/domain/receivable/shape";

interface SellerPanelProps {
  /** null: nobody has said it. */
  readonly seller: z.output<typeof Seller> | null;
  /** null: it is locked. */
  readonly save: FormAct | null;
}

/** Who issues invoices: without it none goes out. */
export function SellerPanel({ seller, save }: SellerPanelProps) {
  const lead = seller
    ? "It stands on every invoice from now on; those that were issued stay as they are."
    : "Nobody has said it yet. Until then no invoice goes out: what is to be billed waits.";
  const facts = seller ? [seller.name, seller.address, seller.country, seller.taxNumber] : [];
  return (
    <Panel title="Who issues invoices" lead={lead}>
      {seller ? (
        <Facts
          facts={[
            { label: "Issuer", value: <Lines texts={facts} /> },
            { label: "Where to pay", value: <Lines texts={[seller.payTo ?? "Not said"]} /> },
          ]}
        />
      ) : null}
      {save ? (
        <div className="border-line border-t px-5 py-2 first:border-t-0">
          <ActFold label={seller ? "Change" : "Say who issues invoices"}>
            <ActForm
              id="seller"
              act={save}
              button="Save"
              fields={[
                { name: "name", label: "Name", value: seller?.name ?? "" },
                { name: "address", label: "Address", long: true, value: seller?.address ?? "" },
                {
                  ...{ name: "country", label: "Country", value: seller?.country ?? "" },
                  hint: "Two letters, such as NL.",
                },
                {
                  ...{ name: "taxNumber", label: "Tax number (optional)" },
                  value: seller?.taxNumber ?? "",
                },
                {
                  ...{ name: "payTo", label: "Where to pay (optional)", long: true },
                  ...{ hint: "The bank account, as invoices show it.", value: seller?.payTo ?? "" },
                },
              ]}
            />
          </ActFold>
        </div>
      ) : null}
    </Panel>
  );
}

/** Texts one under the other, as they were typed. */
export function Lines({ texts }: { readonly texts: readonly (string | null)[] }) {
  return (
    <span className="whitespace-pre-line wrap-anywhere">{texts.filter(Boolean).join("\n")}</span>
  );
}
