import type { Metadata } from "next";
import { queryOf } from "@/app/dashboard/filters";
import { NotTaken, Pager } from "@/components/dashboard/filter-form";
import { Panel } from "@/components/dashboard/page-head";
import { AccessList } from "@/components/dashboard/settings/support";
import { ActForm } from "@/components/ui/act-form";
import { allowSupport, endSupport, listSupport } from "@/lib/domain/support/operations";
import { callIfTaken } from "@/lib/transports/page";
import { mayNow, requireVisitor } from "@/lib/transports/people/request";
import { allow, end } from "./actions";

export const metadata: Metadata = { title: "Support access" };

const PAGE = "/dashboard/settings/support";
const ROWS = 50;
const LEAD =
  "When people who run this service looked at your dashboard, and why. They can change nothing that way. Without an open access they see counts, and never what a merchant answers.";
const CHOICES = [
  { value: "yes", label: "Allowed: you are told of each access" },
  { value: "no", label: "Forbidden: what is open ends, and none can be opened" },
];

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function SupportPage({ searchParams }: Props) {
  const { caller } = await requireVisitor(PAGE);
  const query = queryOf(await searchParams, ["nextToken"]);
  const found = await callIfTaken(listSupport, caller, { ...query, limit: ROWS });
  if (!found) return <NotTaken page={PAGE} />;
  const mayEnd = mayNow(endSupport, caller) === "yes";
  const value = found.allowed ? "yes" : "no";
  return (
    <>
      <Panel title="Support access" lead={LEAD}>
        {found.items.length === 0 ? (
          <p className="px-5 py-5 text-sm text-soft">
            {query.nextToken ? "There is nothing older." : "There was none yet."}
          </p>
        ) : (
          <AccessList items={found.items} end={mayEnd ? end : null} />
        )}
        <Pager page={PAGE} query={query} nextToken={found.nextToken} />
      </Panel>
      {mayNow(allowSupport, caller) === "yes" ? (
        <Panel title="Whether it is allowed">
          <div className="max-w-xl px-5 py-5">
            <ActForm
              id="allow-support"
              act={allow}
              button="Save"
              look="secondary"
              fields={[{ name: "allowed", label: "Support access", value, options: CHOICES }]}
            />
          </div>
        </Panel>
      ) : null}
    </>
  );
}
