import type { Metadata } from "next";
import { queryOf, sinceOf, untilOf } from "@/app/dashboard/filters";
import { namedActors } from "@/app/dashboard/named-actors";
import { FilterForm, Pager } from "@/components/dashboard/filter-form";
import { Panel } from "@/components/dashboard/page-head";
import { AuditList } from "@/components/dashboard/settings/audit";
import { buttonClass } from "@/components/ui/button-look";
import { SelectField, TextField } from "@/components/ui/text-field";
import { listAudit } from "@/lib/domain/audit/operations";
import { eventCatalogue } from "@/lib/transports/event-catalogue";
import { call } from "@/lib/transports/page";
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
  const { items, nextToken: next } = await call(listAudit, caller, {
    ...{ ...filter, ...page, limit: ROWS },
  });
  const names = await namedActors(visitor);
  const kinds = eventCatalogue();
  const words = new Map(kinds.map(({ type, description }) => [type, description]));
  return (
    <Panel
      title="Audit log"
      lead="Everything that changed, who did it and by which request, newest first. It cannot be altered."
    >
      <FilterForm page={PAGE} filtered={Object.keys(query).length > 0}>
        <SelectField id="actor" name="actor" label="Who" defaultValue={query.actor ?? ""}>
          <option value="">Everybody</option>
          {query.actor && !names.has(query.actor) ? (
            <option value={query.actor}>{query.actor}</option>
          ) : null}
          {[...names].map(([actor, name]) => (
            <option key={actor} value={actor}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField id="type" name="eventType" label="What" defaultValue={query.eventType ?? ""}>
          <option value="">Everything</option>
          {kinds.map(({ type }) => (
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
        <TextField id="since" name="since" label="From (UTC)" type="date" defaultValue={since} />
        <TextField id="until" name="until" label="To (UTC)" type="date" defaultValue={until} />
      </FilterForm>
      <div className="border-line border-t px-5 py-3">
        <a
          href={`/v1/audit/export.csv?${new URLSearchParams(filter)}`}
          download
          className={buttonClass("secondary")}
        >
          Download as CSV
        </a>
      </div>
      {items.length === 0 ? (
        <p className="border-line border-t px-5 py-5 text-sm text-soft">
          Nothing fits these filters. Take one away to see more.
        </p>
      ) : (
        <div className="border-line border-t">
          <AuditList events={items} names={names} words={words} />
        </div>
      )}
      <Pager page={PAGE} query={query} nextToken={next} />
    </Panel>
  );
}
