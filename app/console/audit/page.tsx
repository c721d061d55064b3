import type { Metadata } from "next";
import { queryOf, sinceOf, untilOf } from "@/app/dashboard/filters";
import { PageHead, Panel } from "@/components/dashboard/page-head";
import { AuditFilters, AuditFound } from "@/components/dashboard/settings/audit-search";
import { listOperators, listServiceAudit } from "@/lib/domain/operator/operations";
import { eventCatalogue } from "@/lib/transports/event-catalogue";
import { call, callIfTaken } from "@/lib/transports/page";
import { requireOperator } from "@/lib/transports/people/request";

export const metadata: Metadata = { title: "Audit log" };

const PAGE = "/console/audit";
const ROWS = 50;
const FILTERS = ["actor", "eventType", "since", "until", "nextToken"] as const;

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function ConsoleAuditPage({ searchParams }: Props) {
  const { caller } = await requireOperator(PAGE);
  const query = queryOf(await searchParams, FILTERS);
  const { nextToken, since, until, ...same } = query;
  const filter = {
    ...same,
    ...sinceOf(since),
    ...untilOf(until),
    ...(nextToken ? { nextToken } : {}),
  };
  const found = await callIfTaken(listServiceAudit, caller, { ...filter, limit: ROWS });
  const { operators } = await call(listOperators, caller, {});
  const names = new Map(operators.map(({ id, name }) => [`user:${id}`, name]));
  const search = { page: PAGE, query, names, types: eventCatalogue() };
  return (
    <>
      <PageHead
        title="Audit log"
        lead="What operators did and the service did for itself, newest first. What concerns a partner stands in the partner's own log, too. Entries are never altered or removed."
      />
      <Panel title="Events">
        <AuditFilters {...search} />
        <AuditFound {...search} found={found} />
      </Panel>
    </>
  );
}
