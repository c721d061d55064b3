import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { addMerchant } from "@/app/dashboard/merchants/actions";
import { MERCHANTS } from "@/components/dashboard/merchants/address";
import { PageHead, Panel } from "@/components/dashboard/page-head";
import { ActForm, type FormField } from "@/components/ui/act-form";
import { createMerchant } from "@/lib/domain/merchant/operations";
import { mayNow, requireVisitor } from "@/lib/transports/people/request";

export const metadata: Metadata = { title: "Add a merchant" };

const FIELDS: readonly FormField[] = [
  { name: "name", label: "Name", hint: "The trading name.", autoComplete: "off" },
  {
    name: "email",
    label: "E-mail (optional)",
    hint: "Where its invitation and documents go. Without one you hand the link over yourself.",
    type: "email",
    autoComplete: "off",
  },
  {
    name: "externalMerchantId",
    label: "External id (optional)",
    hint: "Your own id of the merchant. Imports know it by that.",
    autoComplete: "off",
  },
  { name: "website", label: "Website (optional)", hint: "Starts with https://" },
  {
    name: "locale",
    label: "Language (optional)",
    hint: "Of its e-mails and pages, such as en or es-MX. English where you leave it empty.",
  },
];

export default async function NewMerchantPage() {
  const { caller } = await requireVisitor(`${MERCHANTS}/new`);
  if (mayNow(createMerchant, caller) !== "yes") redirect(MERCHANTS);
  return (
    <>
      <div className="space-y-3">
        <Link href={MERCHANTS} className="text-sm">
          Merchants
        </Link>
        <PageHead title="Add a merchant" />
      </div>
      <Panel title="The merchant" lead="Nobody is written to: you invite from the merchant's page.">
        <div className="max-w-md px-5 py-5">
          <ActForm id="new-merchant" act={addMerchant} button="Add the merchant" fields={FIELDS} />
        </div>
      </Panel>
    </>
  );
}
