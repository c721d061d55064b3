import type { Metadata } from "next";
import { saveChoices } from "@/app/dashboard/settings/actions";
import { Facts } from "@/components/dashboard/facts";
import { Panel } from "@/components/dashboard/page-head";
import { ChoicesForm } from "@/components/dashboard/settings/choices-form";
import { getSettings, updateSettings } from "@/lib/domain/partner/operations";
import { ACQUIRER_CHOICES, choiceSpec, choiceValue } from "@/lib/pci/acquirer-choices";
import { call } from "@/lib/transports/page";
import { mayNow, requireVisitor } from "@/lib/transports/people/request";

export const metadata: Metadata = { title: "Questionnaire choices" };

const LEAD =
  "Where PCI DSS leaves the questionnaire to the acquirer, you decide. Merchants are told that it is your decision, and the attestation prints it. What is determined already stays; where it hangs on a choice that you change, the merchant is asked to determine it again before it begins or renews.";

export default async function ChoicesSettingsPage() {
  const { caller } = await requireVisitor("/dashboard/settings/choices");
  const { acquirerChoices } = await call(getSettings, caller, {});
  if (mayNow(updateSettings, caller) === "yes") {
    return (
      <Panel title="Questionnaire choices" lead={LEAD}>
        <ChoicesForm act={saveChoices} chosen={acquirerChoices} />
      </Panel>
    );
  }
  const facts = ACQUIRER_CHOICES.map((choice) => ({
    label: choiceSpec(choice).title,
    value: choiceValue(choice, acquirerChoices[choice])?.label ?? acquirerChoices[choice],
  }));
  return (
    <Panel title="Questionnaire choices" lead={LEAD}>
      <Facts facts={facts} />
    </Panel>
  );
}
