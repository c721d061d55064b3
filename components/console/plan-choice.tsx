// Choosing a plan by its name, with what it costs: for a partner that is there, and for one that an application opens.
import type { z } from "zod";
import { Panel } from "@/components/dashboard/page-head";
import { ActForm, type FormAct, type FormField } from "@/components/ui/act-form";
import { moneyText } from "@/lib/domain/money/shape";
import type { Plan } from "@/lib/domain/plan/shape";

/** A plan as the list of plans has it. */
export type PlanFacts = z.output<typeof Plan>;

/** What a plan costs, in a few words. */
function priceWords({ currency, unitPrice, tiers, minimum }: PlanFacts): string {
  if (unitPrice === 0 && minimum === 0 && tiers.length === 0) return "costs nothing";
  const least = minimum > 0 ? `, at least ${moneyText(minimum, currency)} a month` : "";
  const each = tiers.length > 0 ? " at first" : "";
  return `${moneyText(unitPrice, currency)} per sealed attestation${each}${least}`;
}

/** A choice among the plans that are offered, and the one that is had already. */
export function planField(plans: readonly PlanFacts[], had?: string): FormField {
  const offered = plans.filter(({ id, active }) => active || id === had);
  return {
    ...{ name: "planId", label: "Plan", ...(had === undefined ? {} : { value: had }) },
    options: offered.map((plan) => ({
      ...{ value: plan.id, label: `${plan.name} (${priceWords(plan)})` },
    })),
  };
}

interface PlanPanelProps {
  readonly partnerId: string;
  /** The plan that the partner has. */
  readonly planId: string;
  readonly plans: readonly PlanFacts[];
  readonly act: FormAct;
}

/** Gives a partner another plan. */
export function PlanPanel({ partnerId, planId, plans, act }: PlanPanelProps) {
  return (
    <Panel
      title="Plan"
      lead="Another plan counts from the cycle that runs now on, for all that was sealed in it."
    >
      <div className="max-w-md px-5 py-5">
        <ActForm
          id="plan"
          act={act}
          hidden={{ partnerId }}
          button="Give this plan"
          look="secondary"
          fields={[planField(plans, planId)]}
        />
      </div>
    </Panel>
  );
}
