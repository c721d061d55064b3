import { randomUUID } from "node:crypto";
import type { Metadata } from "next";
import { unlockActs } from "@/app/dashboard/actions";
import { NewPlanForm, PlanList } from "@/components/console/plans";
import { PageHead } from "@/components/dashboard/page-head";
import { UnlockPanel } from "@/components/dashboard/unlock-panel";
import { createPlan, listPlans } from "@/lib/domain/plan/operations";
import { call } from "@/lib/transports/page";
import { mayNow, requireOperator } from "@/lib/transports/people/request";
import { change, create } from "./actions";

export const metadata: Metadata = { title: "Plans" };

export default async function PlansPage() {
  const { caller } = await requireOperator("/console/plans");
  const { plans } = await call(listPlans, caller, {});
  const may = mayNow(createPlan, caller) === "yes";
  return (
    <>
      <PageHead
        title="Plans"
        lead="What partners pay for sealed attestations. A change counts from the cycle that runs now on, for every partner with the plan. What was billed stays as it was."
      />
      {may ? null : <UnlockPanel what="change plans" twoFactor unlock={unlockActs} />}
      <PlanList plans={plans} change={may ? change : null} />
      {may ? <NewPlanForm create={create} once={randomUUID()} /> : null}
    </>
  );
}
