import type { Metadata } from "next";
import Link from "next/link";
import * as actions from "@/app/console/partners/actions";
import { ask, begin, callOff, consent, withdraw } from "@/app/console/partners/closing-actions";
import { plan as givePlan } from "@/app/console/receivables/actions";
import { unlockActs } from "@/app/dashboard/actions";
import { queryOf } from "@/app/dashboard/filters";
import { PartnerClosing } from "@/components/console/partners/closing";
import { PartnerFacts, PartnerUsage } from "@/components/console/partners/facts";
import {
  PartnerLimitsPanel,
  PartnerStandingPanel,
  PartnerTermsPanel,
} from "@/components/console/partners/settings";
import { PartnerSupport } from "@/components/console/partners/support";
import { PlanPanel } from "@/components/console/plan-choice";
import { PageHead, Panel } from "@/components/dashboard/page-head";
import { AuditFound } from "@/components/dashboard/settings/audit-search";
import { UnlockPanel } from "@/components/dashboard/unlock-panel";
import { getClosing } from "@/lib/domain/closing/operations/operating";
import { listOperators } from "@/lib/domain/operator/operations";
import {
  getPartnerOverseen,
  listPartnerActs,
  suspendPartner,
} from "@/lib/domain/oversight/operations";
import { listPlans } from "@/lib/domain/plan/operations";
import { eventCatalogue } from "@/lib/transports/event-catalogue";
import { call, callIfTaken } from "@/lib/transports/page";
import { mayNow, requireOperator } from "@/lib/transports/people/request";

export const metadata: Metadata = { title: "Partner" };

const ACTS_SHOWN = 20;
const CLOSING_ACTS = { begin, callOff, ask, withdraw, consent };

interface Props {
  readonly params: Promise<{ readonly partnerId: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function PartnerPage({ params, searchParams }: Props) {
  const { partnerId } = await params;
  const here = `/console/partners/${encodeURIComponent(partnerId)}`;
  const { caller } = await requireOperator(here);
  const partner = await call(getPartnerOverseen, caller, { partnerId });
  const { plans } = await call(listPlans, caller, {});
  const { closing } = await call(getClosing, caller, { partnerId });
  const query = queryOf(await searchParams, ["nextToken"]);
  const may = mayNow(suspendPartner, caller) === "yes";
  const { suspend, reactivate, look, close } = actions;
  return (
    <>
      <div className="space-y-2">
        <p className="text-sm">
          <Link href="/console/partners">Partners</Link>
        </p>
        <PageHead title={partner.name} />
      </div>
      {may ? null : <UnlockPanel what="change a partner" twoFactor unlock={unlockActs} />}
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="space-y-6">
          <PartnerFacts partner={partner} />
          <PartnerTermsPanel partner={partner} act={may ? actions.changeTerms : null} />
          {may && partner.mode === "live" ? (
            <PlanPanel
              partnerId={partner.id}
              planId={partner.plan.id}
              plans={plans}
              act={givePlan}
            />
          ) : null}
          <PartnerStandingPanel partner={partner} acts={may ? { suspend, reactivate } : null} />
          <PartnerClosing partner={partner} closing={closing} acts={may ? CLOSING_ACTS : null} />
        </div>
        <div className="space-y-6">
          <PartnerUsage usage={partner.usage} />
          <PartnerLimitsPanel partner={partner} act={may ? actions.setLimits : null} />
          <PartnerSupport
            partner={partner}
            acts={{ look, close }}
            open={may ? actions.open : null}
          />
        </div>
      </div>
      <PartnerActs page={here} partnerId={partnerId} query={query} caller={caller} />
    </>
  );
}

interface ActsProps {
  readonly page: string;
  readonly partnerId: string;
  readonly query: Readonly<Record<string, string>>;
  readonly caller: Awaited<ReturnType<typeof requireOperator>>["caller"];
}

/** What operators did to this partner, from the service's own log. */
async function PartnerActs({ page, partnerId, query, caller }: ActsProps) {
  const input = { ...query, partnerId, limit: ACTS_SHOWN };
  const found = await callIfTaken(listPartnerActs, caller, input);
  const { operators } = await call(listOperators, caller, {});
  const names = new Map(operators.map(({ id, name }) => [`user:${id}`, name]));
  return (
    <Panel title="What operators did here" lead="Newest first, from the service's own audit log.">
      {found && found.items.length === 0 ? (
        <p className="px-5 py-5 text-sm text-soft">Nothing yet.</p>
      ) : (
        <AuditFound
          page={page}
          query={query}
          found={found}
          names={names}
          types={eventCatalogue()}
        />
      )}
    </Panel>
  );
}
