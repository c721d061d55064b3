import type { Metadata } from "next";
import { queryOf, sinceOf, untilOf } from "@/app/dashboard/filters";
import { namedActors } from "@/app/dashboard/named-actors";
import { Panel } from "@/components/dashboard/page-head";
import { AuditFilters, AuditFound } from "@/components/dashboard/settings/audit-search";
import { buttonClass } from "@/components/ui/button-look";
import { TextField } from "@/components/ui/text-field";
import { listAudit } from "@/lib/domain/audit/operations";
import { eventCatalogue } from "@/lib/transports/event-catalogue";
import { callIfTaken } from "@/lib/transports/page";
import { requireVisitor } from "@/lib/transports/people/request";

export const metadata: Metadata = { title: "Audit log" };

const PAGE = "/dashboard/settings/audit";
const ROWS = 50;
const FILTERS = ["actor", "eventType", "merchantId", "since", "until", "nextToken"] as const;

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function AuditPage({ searchParams }: Props) {
  const visitor = await requireVisitor(PAGE);
  const { caller } = visitor;
  const query = queryOf(await searchParams, FILTERS);
  const { nextToken, since, until, ...same } = query;
  const filter = { ...same, ...sinceOf(since), ...untilOf(until) };
  const page = nextToken ? { nextToken } : {};
  const found = await callIfTaken(listAudit, caller, { ...filter, ...page, limit: ROWS });
  const names = await namedActors(visitor);
  return (
    <Panel
      title="Audit log"
      lead="Everything that changed, who did it and by which request, newest first. Entries are never altered or removed."
    >
      <AuditFilters
        page={PAGE}
        query={query}
        names={names}
        types={eventCatalogue()}
        beside={
          <a
            href={`/v1/audit/export.csv?${new URLSearchParams(filter)}`}
            download
            className={buttonClass("quiet")}
          >
            Download as CSV
          </a>
        }
      >
        <TextField
          id="merchant"
          name="merchantId"
          label="Merchant id"
          defaultValue={query.merchantId}
        />
      </AuditFilters>
      <AuditFound page={PAGE} query={query} found={found} names={names} types={eventCatalogue()} />
    </Panel>
  );
}
