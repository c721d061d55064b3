import type { Metadata } from "next";
import { queryOf, sinceOf, untilOf } from "@/app/dashboard/filters";
import { namedActors } from "@/app/dashboard/named-actors";
import { RequestList } from "@/components/dashboard/developers/requests";
import { FilterForm, Pager } from "@/components/dashboard/filter-form";
import { NotYours } from "@/components/dashboard/not-yours";
import { Panel } from "@/components/dashboard/page-head";
import { SelectField, TextField } from "@/components/ui/text-field";
import { listRequests } from "@/lib/domain/request/operations";
import { call } from "@/lib/transports/page";
import { mayNow, requireVisitor } from "@/lib/transports/people/request";

export const metadata: Metadata = { title: "Request log" };

const PAGE = "/dashboard/developers/requests";
const ROWS = 50;
const FILTERS = [
  "requestId",
  "operation",
  "outcome",
  "actor",
  "since",
  "until",
  "nextToken",
] as const;

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function RequestsPage({ searchParams }: Props) {
  const visitor = await requireVisitor(PAGE);
  const { caller } = visitor;
  if (mayNow(listRequests, caller) === "no") return <NotYours what="The request log is" />;
  const query = queryOf(await searchParams, FILTERS);
  const { since, until, ...same } = query;
  const filter = { ...same, ...sinceOf(since), ...untilOf(until), limit: ROWS };
  const { items, nextToken } = await call(listRequests, caller, filter);
  const names = await namedActors(visitor);
  return (
    <Panel
      title="Request log"
      lead="What your keys, merchants' sessions and people asked of the API in the last 30 days. Bodies and parameters are not kept. A request is listed a few seconds after its answer."
    >
      <Filters query={query} names={names} />
      {items.length === 0 ? (
        <p className="border-line border-t px-5 py-5 text-sm text-soft">
          {Object.keys(query).length > 0
            ? "No request fits these filters."
            : "There was no request yet. API and MCP shows how to make the first one."}
        </p>
      ) : (
        <RequestList requests={items} names={names} />
      )}
      <Pager page={PAGE} query={query} nextToken={nextToken} />
    </Panel>
  );
}

interface FiltersProps {
  readonly query: Partial<Record<(typeof FILTERS)[number], string>>;
  readonly names: ReadonlyMap<string, string>;
}

function Filters({ query, names }: FiltersProps) {
  return (
    <FilterForm page={PAGE} filtered={Object.keys(query).length > 0}>
      <TextField
        id="request"
        name="requestId"
        label="Request id"
        defaultValue={query.requestId}
        autoComplete="off"
      />
      <TextField
        id="operation"
        name="operation"
        label="Operation"
        defaultValue={query.operation}
        autoComplete="off"
      />
      <SelectField id="outcome" name="outcome" label="Result" defaultValue={query.outcome ?? ""}>
        <option value="">Any</option>
        <option value="succeeded">Done (below 400)</option>
        <option value="refused">Refused (400 to 499)</option>
        <option value="failed">Failed (500 and beyond)</option>
      </SelectField>
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
      <TextField
        id="since"
        name="since"
        label="From (UTC)"
        type="date"
        defaultValue={query.since}
      />
      <TextField id="until" name="until" label="To (UTC)" type="date" defaultValue={query.until} />
    </FilterForm>
  );
}
