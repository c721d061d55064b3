import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { MERCHANTS } from "@/components/dashboard/merchants/address";
import { BulkItems, BulkState } from "@/components/dashboard/merchants/bulk-result";
import { ACT_WORDS, merchantsText } from "@/components/dashboard/merchants/bulk-words";
import type { PageQuery } from "@/components/dashboard/merchants/read-address";
import { RefreshWhile } from "@/components/dashboard/merchants/refresh-while";
import { UtcMoment } from "@/components/dashboard/moment";
import { PageHead } from "@/components/dashboard/page-head";
import { getBulk, listBulkItems } from "@/lib/domain/bulk/operations";
import { call, callIfTaken } from "@/lib/transports/page";
import { requireVisitor } from "@/lib/transports/people/request";

export const metadata: Metadata = { title: "Messages to merchants" };

interface BulkPageProps {
  readonly params: Promise<{ readonly bulkId: string }>;
  readonly searchParams: Promise<PageQuery>;
}

export default async function BulkPage({ params, searchParams }: BulkPageProps) {
  const { bulkId } = await params;
  const { outcome, nextToken } = await searchParams;
  const here = `${MERCHANTS}/bulk/${bulkId}`;
  const { caller } = await requireVisitor(here);
  const bulk = await call(getBulk, caller, { bulkId });
  const query = { ...(outcome ? { outcome } : {}), ...(nextToken ? { nextToken } : {}) };
  const page = await callIfTaken(listBulkItems, caller, { bulkId, ...query });
  if (!page) redirect(here);
  const more = new URLSearchParams({
    ...(typeof outcome === "string" ? { outcome } : {}),
    nextToken: page.nextToken ?? "",
  });
  return (
    <>
      <div className="space-y-3">
        <p className="flex flex-wrap gap-x-4 text-sm">
          <Link href={MERCHANTS}>Merchants</Link>
          <Link href={`${MERCHANTS}/bulk`}>Messages to many</Link>
        </p>
        <PageHead
          title={`${ACT_WORDS[bulk.act].done} to ${merchantsText(bulk.total)}`}
          lead={
            <>
              Asked for on <UtcMoment value={bulk.createdAt} />.
            </>
          }
        />
      </div>
      <RefreshWhile working={bulk.status === "working"} />
      <BulkState bulk={bulk} />
      <BulkItems
        items={page.items}
        here={here}
        file={`/v1/portfolio/bulk/${bulkId}/items.csv`}
        outcome={typeof outcome === "string" ? outcome : undefined}
        next={page.nextToken && `${here}?${more}`}
      />
    </>
  );
}
