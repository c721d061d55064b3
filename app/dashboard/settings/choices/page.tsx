import type { Metadata } from "next";
import { saveChoices } from "@/app/dashboard/settings/actions";
import { Panel } from "@/components/dashboard/page-head";
import { ChoiceFacts } from "@/components/dashboard/settings/choices";
import { ChoicesForm } from "@/components/dashboard/settings/choices-form";
import { getSettings, updateSettings } from "@/lib/domain/partner/operations";
import { call } from "@/lib/transports/page";
import { mayNow, requireVisitor } from "@/lib/transports/people/request";

export const metadata: Metadata = { title: "Questionnaire choices" };

const LEAD =
  "Where PCI DSS leaves the questionnaire to the acquirer, you decide. Merchants are told that it is your decision, and the attestation prints it. What is determined already stays; where it hangs on a choice that you change, the merchant is asked to determine it again before it begins or renews.";

export default async function ChoicesSettingsPage() {
  const { caller } = await requireVisitor("/dashboard/settings/choices");
  const { acquirerChoices } = await call(getSettings, caller, {});
  const may = mayNow(updateSettings, caller) === "yes";
  return (
    <Panel title="Questionnaire choices" lead={LEAD}>
      {may ? (
        <ChoicesForm act={saveChoices} chosen={acquirerChoices} />
      ) : (
        <ChoiceFacts chosen={acquirerChoices} />
      )}
    </Panel>
  );
}
