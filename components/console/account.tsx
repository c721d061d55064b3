// How a partner is billed: its plan, whom its invoices are for, and what it owes.
import type { z } from "zod";
import { CreditWords } from "@/components/dashboard/credit-words";
import { Facts } from "@/components/dashboard/facts";
import { Panel } from "@/components/dashboard/page-head";
import { ActForm, type FormAct } from "@/components/ui/act-form";
import { moneyText } from "@/lib/domain/money/shape";
import type { Plan } from "@/lib/domain/plan/shape";
import type { Account } from "@/lib/domain/receivable/shape";
import { PlanPanel } from "./plan-choice";
import { Lines } from "./seller";

type AccountOf = z.output<typeof Account>;
type PlanList = readonly z.output<typeof Plan>[];

interface FactsProps {
  readonly account: AccountOf;
  readonly plans: PlanList;
}

/** What an account says at present. */
export function AccountFacts({ account, plans }: FactsProps) {
  const { mode, billingStatus, planId, billedTo, balances, credit } = account;
  const plan = plans.find(({ id }) => id === planId);
  const open = balances.map((each) => moneyText(each.open, each.currency)).join(", ");
  const address = billedTo
    ? [billedTo.name, billedTo.address, billedTo.country, billedTo.taxNumber]
    : [`${account.name} (nobody has said an address)`];
  return (
    <Panel title="Account">
      <Facts
        facts={[
          { label: "Open", value: <span className="figures">{open || "Nothing"}</span> },
          ...(credit.length > 0
            ? [{ label: "Credit", value: <CreditWords credit={credit} /> }]
            : []),
          {
            label: "Standing",
            value: billingStatus === "active" ? "In good standing" : "A payment is overdue",
          },
          {
            label: "Plan",
            value: mode === "sandbox" ? "A sandbox is never billed" : (plan?.name ?? planId),
          },
          { label: "Invoices are for", value: <Lines texts={address} /> },
          {
            label: "Payment online",
            value: account.stripeConnected
              ? "Stripe is connected"
              : "Stripe is not connected: payments are written down by hand",
          },
          {
            label: "Reminders",
            value: (billedTo?.reminders ?? true) ? "7, 21 and 35 days after the due date" : "Off",
          },
        ]}
      />
    </Panel>
  );
}

interface FormsProps extends FactsProps {
  readonly acts: { readonly bill: FormAct; readonly plan: FormAct };
}

/** Changes the plan, and whom invoices are for. */
export function AccountForms({ account, plans, acts }: FormsProps) {
  const { partnerId, billedTo, planId, mode } = account;
  return (
    <>
      {mode === "sandbox" ? null : (
        <PlanPanel partnerId={partnerId} planId={planId} plans={plans} act={acts.plan} />
      )}
      <Panel title="Invoices are for" lead="As it stands on every invoice from now on.">
        <div className="max-w-md px-5 py-5">
          <ActForm
            id="bill"
            act={acts.bill}
            hidden={{ partnerId }}
            button="Save"
            look="secondary"
            fields={[
              { name: "name", label: "Name", value: billedTo?.name ?? account.name },
              {
                ...{ name: "address", label: "Address (optional)", long: true },
                value: billedTo?.address ?? "",
              },
              {
                ...{ name: "country", label: "Country (optional)" },
                ...{ hint: "Two letters, such as NL.", value: billedTo?.country ?? "" },
              },
              {
                ...{ name: "taxNumber", label: "Tax number (optional)" },
                value: billedTo?.taxNumber ?? "",
              },
              {
                ...{ name: "reminders", label: "Reminders of overdue invoices" },
                value: (billedTo?.reminders ?? true) ? "yes" : "no",
                options: [
                  { value: "yes", label: "After 7, 21 and 35 days" },
                  { value: "no", label: "None" },
                ],
              },
            ]}
          />
        </div>
      </Panel>
    </>
  );
}
