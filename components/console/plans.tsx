// What partners pay, and the forms that set it. What is locked is not offered.
import { ActFold } from "@/components/dashboard/act-fold";
import { Facts } from "@/components/dashboard/facts";
import { UtcDay } from "@/components/dashboard/moment";
import { Panel } from "@/components/dashboard/page-head";
import { ActForm, type FormAct, type FormField } from "@/components/ui/act-form";
import { CURRENCIES, decimalOf, moneyText, percentText } from "@/lib/domain/money/shape";
import type { PlanFacts } from "./plan-choice";

interface PlanListProps {
  readonly plans: readonly PlanFacts[];
  /** null: it is locked. */
  readonly change: FormAct | null;
}

/** The plans, each with what it asks for. */
export function PlanList({ plans, change }: PlanListProps) {
  return plans.map((plan) => (
    <Panel key={plan.id} title={plan.name} lead={leadOf(plan)}>
      <Facts facts={factsOf(plan)} />
      {change ? (
        <div className="border-line border-t px-5 py-2">
          <ActFold label="Change" about={plan.name}>
            <ActForm
              id={`change-${plan.id}`}
              act={change}
              hidden={{
                ...{ planId: plan.id, version: String(plan.version), currency: plan.currency },
              }}
              fields={[...fieldsOf(plan), activeField(plan)]}
              button="Save as a new version"
            />
          </ActFold>
        </div>
      ) : null}
    </Panel>
  ));
}

function leadOf({ partners, active }: PlanFacts): string {
  const having = partners === 1 ? "One partner has it." : `${partners} partners have it.`;
  return active ? having : `${having} It is not offered any more.`;
}

function factsOf(plan: PlanFacts) {
  const { currency, unitPrice, tiers, minimum, taxName, taxBasisPoints } = plan;
  return [
    { label: "A sealed attestation", value: <Figure amount={unitPrice} currency={currency} /> },
    ...tiers.map((tier) => ({
      label: `From number ${tier.from.toLocaleString("en")} of a month on`,
      value: <Figure amount={tier.unitPrice} currency={currency} />,
    })),
    {
      label: "A month at least",
      value: minimum === 0 ? "Nothing" : <Figure amount={minimum} currency={currency} />,
    },
    {
      label: "Tax",
      value:
        taxBasisPoints === 0 ? (taxName ?? "None") : `${taxName}, ${percentText(taxBasisPoints)}%`,
    },
    { label: "To be paid within", value: `${plan.termsDays} days` },
    {
      label: "Version",
      value: (
        <>
          {plan.version}, of <UtcDay value={plan.createdAt} />
        </>
      ),
    },
  ];
}

function Figure({ amount, currency }: { readonly amount: number; readonly currency: string }) {
  return <span className="figures">{moneyText(amount, currency)}</span>;
}

function fieldsOf(plan?: PlanFacts): FormField[] {
  const shown = (amount: number) => (plan ? decimalOf(amount, plan.currency) : "");
  const tiers = plan?.tiers.map(({ from, unitPrice }) => `${from}: ${shown(unitPrice)}`) ?? [];
  return [
    { name: "name", label: "Name", value: plan?.name ?? "", autoComplete: "off" },
    {
      ...{ name: "unitPrice", label: "Price of a sealed attestation" },
      ...{ value: plan ? shown(plan.unitPrice) : "", autoComplete: "off" },
    },
    {
      ...{ name: "tiers", label: "Other prices for many (optional)", long: true },
      hint: "One per line: the first unit of a month that has it, and its price, such as 101: 2.50.",
      value: tiers.join("\n"),
    },
    {
      ...{ name: "minimum", label: "A month costs at least", autoComplete: "off" },
      ...{ hint: "Before tax. 0: there is no minimum.", value: plan ? shown(plan.minimum) : "0" },
    },
    {
      ...{ name: "taxName", label: "Name of the tax (optional)", autoComplete: "off" },
      ...{ hint: "As it stands on invoices, such as VAT.", value: plan?.taxName ?? "" },
    },
    {
      ...{ name: "taxRate", label: "Tax rate in percent", autoComplete: "off" },
      value: plan ? percentText(plan.taxBasisPoints) : "0",
    },
    {
      ...{ name: "termsDays", label: "Days to pay", inputMode: "numeric", autoComplete: "off" },
      value: String(plan?.termsDays ?? 30),
    },
  ];
}

function activeField({ active }: PlanFacts): FormField {
  return {
    ...{ name: "active", label: "Offered to further partners", value: active ? "yes" : "no" },
    options: [
      { value: "yes", label: "Yes" },
      { value: "no", label: "No: those who have it keep it" },
    ],
  };
}

interface NewPlanProps {
  readonly create: FormAct;
  /** The same form that is sent again makes one plan. */
  readonly once: string;
}

/** Makes a plan. */
export function NewPlanForm({ create, once }: NewPlanProps) {
  const [name, ...others] = fieldsOf();
  const currency: FormField = {
    ...{ name: "currency", label: "Currency", value: "USD" },
    options: CURRENCIES.map((code) => ({ value: code, label: code })),
  };
  return (
    <Panel
      title="Make a plan"
      lead="Give it to a partner with its approval, or on the partner's page."
    >
      <div className="max-w-md px-5 py-5">
        <ActForm
          id="new-plan"
          act={create}
          hidden={{ once }}
          fields={name ? [name, currency, ...others] : others}
          button="Make the plan"
        />
      </div>
    </Panel>
  );
}
