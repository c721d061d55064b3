import { FileUp, Plus } from "lucide-react";
import type { Metadata } from "next";
import { cookies } from "next/headers";
import Link from "next/link";
import { redirect } from "next/navigation";
import { keepView, previewBulk, removeView, startBulkAct } from "@/app/dashboard/merchants/actions";
import {
  hrefOf,
  MERCHANTS,
  PAGE_SIZE,
  paramsOf,
  type TableAddress,
  waysFrom,
} from "@/components/dashboard/merchants/address";
import { BulkBar } from "@/components/dashboard/merchants/bulk-bar";
import { EmptyBook, NothingFound } from "@/components/dashboard/merchants/empty";
import { FilterChips, Filters } from "@/components/dashboard/merchants/filters";
import { TableKeys } from "@/components/dashboard/merchants/keys";
import { LookMenu } from "@/components/dashboard/merchants/look-menu";
import { Pager } from "@/components/dashboard/merchants/pager";
import {
  EXPORT_NAMED_MAX,
  isLong,
  type PageQuery,
  readAddress,
} from "@/components/dashboard/merchants/read-address";
import { MerchantTable } from "@/components/dashboard/merchants/table";
import { LOOK_COOKIE, readLook } from "@/components/dashboard/merchants/table-look";
import { StageTabs } from "@/components/dashboard/merchants/tabs";
import { ViewForms, ViewLinks } from "@/components/dashboard/merchants/views";
import { PageHead } from "@/components/dashboard/page-head";
import { buttonClass } from "@/components/ui/button-look";
import { countPortfolioMerchants, listPortfolioMerchants } from "@/lib/domain/book/operations";
import { importMerchants } from "@/lib/domain/import/operations";
import { listViews } from "@/lib/domain/view/operations";
import { call, callIfTaken } from "@/lib/transports/page";
import { mayNow, requireVisitor } from "@/lib/transports/people/request";

export const metadata: Metadata = { title: "Merchants" };

/** What the address asks of the book. */
function rowsOf({ filters, sort, place }: TableAddress) {
  return { ...filters, sort, limit: PAGE_SIZE, ...place };
}

interface MerchantsPageProps {
  readonly searchParams: Promise<PageQuery>;
}

export default async function MerchantsPage({ searchParams }: MerchantsPageProps) {
  const query = await searchParams;
  const now = new Date();
  const address = readAddress(query, now);
  const { caller } = await requireVisitor(hrefOf(address));
  if (isLong(query, address)) redirect(hrefOf(address));
  const look = readLook((await cookies()).get(LOOK_COOKIE)?.value);
  const [page, counts, kept] = await Promise.all([
    callIfTaken(listPortfolioMerchants, caller, rowsOf(address)),
    call(countPortfolioMerchants, caller, address.filters),
    call(listViews, caller, {}),
  ]);
  // A token that is none any more leads to the first page.
  if (!page) redirect(hrefOf({ ...address, place: undefined }));
  const mayWork = mayNow(importMerchants, caller) === "yes";
  const filtered = Object.keys(address.filters).length > 0;
  if (!filtered && counts.total === 0) {
    return (
      <>
        <PageHead title="Merchants" />
        <EmptyBook mayAdd={mayWork} />
      </>
    );
  }
  const { items } = page;
  const { passed } = address;
  const filterKey = paramsOf({ ...address, sort: "newest" }).toString();
  return (
    <>
      <Top mayWork={mayWork} />
      <div className="space-y-4">
        <div className="flex flex-wrap items-start gap-x-6 print:hidden">
          <Filters address={address} now={now} />
          <ViewForms
            {...{ address, mayShare: mayWork }}
            views={kept.items}
            keep={keepView}
            remove={removeView}
          />
          <LookMenu look={look} />
          <TableKeys />
          <ToPastActs />
        </div>
        <ViewLinks views={kept.items} address={address} />
        <FilterChips address={address} />
        <StageTabs address={address} counts={counts} />
        {items.length === 0 ? (
          <NothingFound />
        ) : (
          <>
            <MerchantTable {...{ items, address, filterKey, look }} />
            <BulkBar
              {...{ filterKey, mayWork }}
              filters={address.filters}
              total={counts.total}
              shown={items.length}
              exportMax={EXPORT_NAMED_MAX}
              acts={bulkActsOf(caller.partnerId)}
            />
            <Pager
              {...waysFrom(address, page)}
              from={passed + 1}
              to={passed + items.length}
              total={counts.total}
            />
          </>
        )}
      </div>
    </>
  );
}

/** What the bar of the selection does, in the book that this page is made for. */
function bulkActsOf(book: string) {
  return { preview: previewBulk.bind(null, book), start: startBulkAct.bind(null, book) };
}

function ToPastActs() {
  return (
    <Link
      href={`${MERCHANTS}/bulk`}
      prefetch={false}
      className="inline-flex min-h-11 items-center text-sm"
    >
      Messages to many
    </Link>
  );
}

function Top({ mayWork }: { readonly mayWork: boolean }) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <PageHead title="Merchants" />
      {mayWork ? (
        <div className="flex flex-wrap gap-2">
          <Link href={`${MERCHANTS}/new`} className={buttonClass("secondary")}>
            <Plus className="size-4 shrink-0" aria-hidden="true" />
            Add one
          </Link>
          <Link href={`${MERCHANTS}/import`} className={buttonClass("secondary")}>
            <FileUp className="size-4 shrink-0" aria-hidden="true" />
            Import
          </Link>
        </div>
      ) : null}
    </div>
  );
}
