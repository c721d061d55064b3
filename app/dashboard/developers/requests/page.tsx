import type { Metadata } from "next";
import { queryOf, sinceOf, untilOf } from "@/app/dashboard/filters";
import { namedActors } from "@/app/dashboard/named-actors";
import { RequestList } from "@/components/dashboard/developers/requests";
import { FilterForm, NotTaken, Pager } from "@/components/dashboard/filter-form";
import { ActorField, DayFields } from "@/components/dashboard/log-fields";
import { NotYours } from "@/components/dashboard/not-yours";
import { Panel } from "@/components/dashboard/page-head";
import { SelectField, TextField } from "@/components/ui/text-field";
import { listRequests } from "@/lib/domain/request/operations";
import { callIfTaken } from "@/lib/transports/page";
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

const LEAD =
  "What your keys, merchants' sessions and people asked of the API in the last 30 days. Bodies and parameters are not kept. A request is listed a few seconds after its answer.";
const NONE_FITS = "No request fits these filters. Take one away to see more.";
const NONE_YET = "There was no request yet. API and MCP shows how to make the first one.";

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
  const found = await callIfTaken(listRequests, caller, filter);
  const names = await namedActors(visitor);
  const empty = Object.keys(query).length > 0 ? NONE_FITS : NONE_YET;
  return (
    <Panel title="Request log" lead={LEAD}>
      <Filters query={query} names={names} />
      {found ? (
        <>
          {found.items.length === 0 ? (
            <p className="border-line border-t px-5 py-5 text-sm text-soft">{empty}</p>
          ) : (
            <RequestList requests={found.items} names={names} />
          )}
          <Pager page={PAGE} query={query} nextToken={found.nextToken} />
        </>
      ) : (
        <NotTaken page={PAGE} />
      )}
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
      <ActorField actor={query.actor} names={names} />
      <DayFields since={query.since} until={query.until} />
    </FilterForm>
  );
}
