import type { Metadata } from "next";
import { unlockActs } from "@/app/dashboard/actions";
import { PageHead, Panel } from "@/components/dashboard/page-head";
import { UnlockPanel } from "@/components/dashboard/unlock-panel";
import { ActForm } from "@/components/ui/act-form";
import {
  getServiceSettings,
  updateServiceSettings,
} from "@/lib/domain/service-settings/operations";
import { call } from "@/lib/transports/page";
import { mayNow, requireOperator } from "@/lib/transports/people/request";
import { saveSettings } from "./actions";

export const metadata: Metadata = { title: "Settings" };

const CHOICES = [
  { value: "no", label: "No: after an operator has looked at the application" },
  { value: "yes", label: "Yes: as soon as the e-mail address is confirmed" },
];

export default async function ConsoleSettingsPage() {
  const { caller } = await requireOperator("/console/settings");
  const { instantSandbox } = await call(getServiceSettings, caller, {});
  const chosen = instantSandbox ? "yes" : "no";
  const may = mayNow(updateServiceSettings, caller) === "yes";
  return (
    <>
      <PageHead title="Settings" lead="What holds for the service as a whole." />
      {may ? null : <UnlockPanel what="change the settings" twoFactor unlock={unlockActs} />}
      <Panel
        title="Sandboxes"
        lead="A sandbox is a place to try things out: no real merchant, and limits of its own."
      >
        <div className="max-w-md px-5 py-5 text-sm">
          {may ? (
            <ActForm
              id="settings"
              act={saveSettings}
              button="Save the settings"
              fields={[
                {
                  ...{ name: "instantSandbox", label: "Sandbox at once for whoever applies" },
                  ...{ options: CHOICES, value: chosen },
                },
              ]}
            />
          ) : (
            CHOICES.find(({ value }) => value === chosen)?.label
          )}
        </div>
      </Panel>
    </>
  );
}
