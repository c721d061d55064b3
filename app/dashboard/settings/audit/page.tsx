import type { Metadata } from "next";
import { queryOf, sinceOf, untilOf } from "@/app/dashboard/filters";
import { namedActors } from "@/app/dashboard/named-actors";
import { FilterForm, NotTaken, Pager } from "@/components/dashboard/filter-form";
import { ActorField, DayFields } from "@/components/dashboard/log-fields";
import { Panel } from "@/components/dashboard/page-head";
import { AuditList } from "@/components/dashboard/settings/audit";
import { buttonClass } from "@/components/ui/button-look";
import { SelectField, TextField } from "@/components/ui/text-field";
import { listAudit } from "@/lib/domain/audit/operations";
import { eventCatalogue } from "@/lib/transports/event-catalogue";
import { callIfTaken, type OutputOf } from "@/lib/transports/page";
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
      <Filters query={query} names={names} download={filter} />
      {found ? (
        <>
          <Found items={found.items} names={names} />
          <Pager page={PAGE} query={query} nextToken={found.nextToken} />
        </>
      ) : (
        <NotTaken page={PAGE} />
      )}
    </Panel>
  );
}

type Names = ReadonlyMap<string, string>;

function Found({
  items,
  names,
}: {
  readonly items: OutputOf<typeof listAudit>["items"];
  readonly names: Names;
}) {
  const words = new Map(eventCatalogue().map(({ type, description }) => [type, description]));
  if (items.length === 0) {
    return (
      <p className="border-line border-t px-5 py-5 text-sm text-soft">
        Nothing fits these filters. Take one away to see more.
      </p>
    );
  }
  return (
    <div className="border-line border-t">
      <AuditList events={items} names={names} words={words} />
    </div>
  );
}

interface FiltersProps {
  readonly query: Partial<Record<(typeof FILTERS)[number], string>>;
  readonly names: Names;
  /** What the file is narrowed to: the same as the list. */
  readonly download: Record<string, string>;
}

function Filters({ query, names, download }: FiltersProps) {
  const file = (
    <a
      href={`/v1/audit/export.csv?${new URLSearchParams(download)}`}
      download
      className={buttonClass("quiet")}
    >
      Download as CSV
    </a>
  );
  return (
    <FilterForm page={PAGE} filtered={Object.keys(query).length > 0} beside={file}>
      <ActorField actor={query.actor} names={names} />
      <SelectField id="type" name="eventType" label="What" defaultValue={query.eventType ?? ""}>
        <option value="">Everything</option>
        {eventCatalogue().map(({ type }) => (
          <option key={type} value={type}>
            {type}
          </option>
        ))}
      </SelectField>
      <TextField
        id="merchant"
        name="merchantId"
        label="Merchant id"
        defaultValue={query.merchantId}
      />
      <DayFields since={query.since} until={query.until} />
    </FilterForm>
  );
}
