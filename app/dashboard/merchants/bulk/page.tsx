import type { Metadata } from "next";
import Link from "next/link";
import { queryOf } from "@/app/dashboard/filters";
import { namedActors } from "@/app/dashboard/named-actors";
import { NotTaken, Pager } from "@/components/dashboard/filter-form";
import { MERCHANTS } from "@/components/dashboard/merchants/address";
import { PastActs } from "@/components/dashboard/merchants/past-acts";
import type { PageQuery } from "@/components/dashboard/merchants/read-address";
import { PageHead, Panel } from "@/components/dashboard/page-head";
import { listBulks } from "@/lib/domain/bulk/operations";
import { callIfTaken } from "@/lib/transports/page";
import { requireVisitor } from "@/lib/transports/people/request";

export const metadata: Metadata = { title: "Messages to many" };

const PAGE = `${MERCHANTS}/bulk`;

export default async function PastActsPage({
  searchParams,
}: {
  readonly searchParams: Promise<PageQuery>;
}) {
  const visitor = await requireVisitor(PAGE);
  const query = queryOf(await searchParams, ["nextToken"]);
  const found = await callIfTaken(listBulks, visitor.caller, query);
  return (
    <>
      <div className="space-y-3">
        <Link href={MERCHANTS} className="text-sm">
          Merchants
        </Link>
        <PageHead
          title="Messages to many"
          lead="Invitations and reminders that were sent to many merchants at once in the last 90 days."
        />
      </div>
      <Panel title="Newest first">
        {found ? (
          <>
            <PastActs items={found.items} names={await namedActors(visitor)} />
            <Pager page={PAGE} query={query} nextToken={found.nextToken} />
          </>
        ) : (
          <NotTaken page={PAGE} />
        )}
      </Panel>
    </>
  );
}
