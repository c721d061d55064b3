import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { importPart } from "@/app/dashboard/merchants/actions";
import { ImportList } from "@/components/dashboard/import/import-list";
import { MERCHANTS } from "@/components/dashboard/merchants/address";
import { PageHead } from "@/components/dashboard/page-head";
import { importMerchants } from "@/lib/domain/import/operations";
import { mayNow, requireVisitor } from "@/lib/transports/people/request";

export const metadata: Metadata = { title: "Import merchants" };

export default async function ImportPage() {
  const { caller } = await requireVisitor(`${MERCHANTS}/import`);
  if (mayNow(importMerchants, caller) !== "yes") redirect(MERCHANTS);
  return (
    <>
      <div className="space-y-3">
        <Link href={MERCHANTS} className="text-sm">
          Merchants
        </Link>
        <PageHead
          title="Import merchants"
          lead="Bring a list in, or bring it up to date: a row with a known external id changes that merchant, all others are new."
        />
      </div>
      <p className="text-sm text-soft">
        Earlier imports, with who began them and what they came to, are{" "}
        <Link href="/dashboard/settings/audit?eventType=merchants.imported">in the audit log</Link>.
      </p>
      <ImportList send={importPart.bind(null, caller.partnerId)} />
    </>
  );
}
