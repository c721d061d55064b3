import type { Metadata } from "next";
import Link from "next/link";
import { retryJobs } from "@/app/console/health/actions";
import { unlockActs } from "@/app/dashboard/actions";
import { queryOf } from "@/app/dashboard/filters";
import { DeadLetters, RetryAll } from "@/components/console/health/dead-letters";
import { FilterForm, NotTaken, Pager } from "@/components/dashboard/filter-form";
import { PageHead, Panel } from "@/components/dashboard/page-head";
import { UnlockPanel } from "@/components/dashboard/unlock-panel";
import { SelectField } from "@/components/ui/text-field";
import { listDeadLetters, retryDeadLetters, showHealth } from "@/lib/domain/health/operations";
import { callIfServed, callIfTaken } from "@/lib/transports/page";
import { mayNow, requireOperator } from "@/lib/transports/people/request";

export const metadata: Metadata = { title: "Given-up jobs" };

const PAGE = "/console/health/dead-letters";
const ROWS = 50;
const FILTERS = ["kind", "nextToken"] as const;

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function DeadLettersPage({ searchParams }: Props) {
  const { caller } = await requireOperator(PAGE);
  const query = queryOf(await searchParams, FILTERS);
  const found = await callIfTaken(listDeadLetters, caller, { ...query, limit: ROWS });
  const failures = (await callIfServed(showHealth, caller, {}))?.failures ?? [];
  const kinds = failures.filter(({ kept }) => kept > 0);
  const chosen = kinds.find(({ kind }) => kind === query.kind);
  const may = mayNow(retryDeadLetters, caller) === "yes";
  const retry = may ? retryJobs : null;
  const retriable = found?.items.some(({ instead }) => !instead) ?? false;
  return (
    <>
      <PageHead
        title="Given-up jobs"
        lead={
          <>
            Jobs that failed on every try. Of an error its class is shown, and words only where they
            are our own: others could quote what they were given. The worker's log has the rest.{" "}
            <Link href="/console/health">Back to health</Link>
          </>
        }
      />
      {may || !retriable ? null : (
        <UnlockPanel what="have jobs tried again" twoFactor unlock={unlockActs} />
      )}
      {retriable && chosen ? <RetryAll {...chosen} retry={retry} /> : null}
      <Panel title="Jobs">
        <FilterForm page={PAGE} filtered={Boolean(query.kind)}>
          <SelectField id="kind" name="kind" label="Kind" defaultValue={query.kind ?? ""}>
            <option value="">Every kind</option>
            {kinds.map(({ kind, kept }) => (
              <option key={kind} value={kind}>
                {kind} ({kept})
              </option>
            ))}
          </SelectField>
        </FilterForm>
        {found ? (
          <>
            <DeadLetters letters={found.items} filtered={Boolean(query.kind)} retry={retry} />
            <Pager page={PAGE} query={query} nextToken={found.nextToken} />
          </>
        ) : (
          <NotTaken page={PAGE} />
        )}
      </Panel>
    </>
  );
}
