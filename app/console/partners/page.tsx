import type { Metadata } from "next";
import { queryOf } from "@/app/dashboard/filters";
import { PartnerTable } from "@/components/console/partners/list";
import type { PlanFacts } from "@/components/console/plan-choice";
import { FilterForm, NotTaken, Pager } from "@/components/dashboard/filter-form";
import { PageHead, Panel } from "@/components/dashboard/page-head";
import { SelectField, TextField } from "@/components/ui/text-field";
import { listPartners } from "@/lib/domain/oversight/operations";
import { listPlans } from "@/lib/domain/plan/operations";
import { call, callIfTaken } from "@/lib/transports/page";
import { requireOperator } from "@/lib/transports/people/request";

export const metadata: Metadata = { title: "Partners" };

const PAGE = "/console/partners";
const ROWS = 50;
const FILTERS = ["search", "mode", "status", "planId", "nextToken"] as const;
const LEAD =
  "Facts and counts. What merchants answer is not shown here, and cannot be: open a support access where a partner asks for help.";
const NONE_FITS = "No partner fits these filters. Take one away to see more.";
const NONE_YET = "There is no partner yet.";

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function PartnersPage({ searchParams }: Props) {
  const { caller } = await requireOperator(PAGE);
  const query = queryOf(await searchParams, FILTERS);
  const { nextToken, ...filters } = query;
  const found = await callIfTaken(listPartners, caller, { ...query, limit: ROWS });
  const { plans } = await call(listPlans, caller, {});
  const filtered = Object.keys(filters).length > 0 || nextToken !== undefined;
  return (
    <>
      <PageHead title="Partners" lead={LEAD} />
      <Panel title="All partners" lead="Newest first. A sandbox stands with its live partner.">
        <FilterForm page={PAGE} filtered={filtered}>
          <Fields query={query} plans={plans} />
        </FilterForm>
        {found ? (
          <>
            {found.items.length === 0 ? (
              <p className="border-line border-t px-5 py-5 text-sm text-soft">
                {filtered ? NONE_FITS : NONE_YET}
              </p>
            ) : (
              <PartnerTable items={found.items} />
            )}
            <Pager page={PAGE} query={query} nextToken={found.nextToken} />
          </>
        ) : (
          <NotTaken page={PAGE} />
        )}
      </Panel>
    </>
  );
}

interface FieldsProps {
  readonly query: Partial<Record<(typeof FILTERS)[number], string>>;
  readonly plans: readonly PlanFacts[];
}

function Fields({ query, plans }: FieldsProps) {
  return (
    <>
      <TextField
        id="search"
        name="search"
        label="Name or id"
        defaultValue={query.search}
        autoComplete="off"
      />
      <SelectField id="mode" name="mode" label="Mode" defaultValue={query.mode ?? ""}>
        <option value="">Both</option>
        <option value="live">Live</option>
        <option value="sandbox">Sandbox without a live partner</option>
      </SelectField>
      <SelectField id="status" name="status" label="Status" defaultValue={query.status ?? ""}>
        <option value="">All</option>
        <option value="active">Active</option>
        <option value="suspended">Suspended</option>
        <option value="closing">Closing</option>
        <option value="closed">Closed</option>
      </SelectField>
      <SelectField id="planId" name="planId" label="Plan" defaultValue={query.planId ?? ""}>
        <option value="">All</option>
        {plans.map(({ id, name, currency }) => (
          <option key={id} value={id}>
            {`${name} (${currency})`}
          </option>
        ))}
      </SelectField>
    </>
  );
}
