import type { Metadata } from "next";
import { saveReminders } from "@/app/dashboard/settings/actions";
import { Facts } from "@/components/dashboard/facts";
import { Panel } from "@/components/dashboard/page-head";
import { ActForm } from "@/components/ui/act-form";
import { getSettings, updateSettings } from "@/lib/domain/partner/operations";
import { call } from "@/lib/transports/page";
import { mayNow, requireVisitor } from "@/lib/transports/people/request";

export const metadata: Metadata = { title: "Reminders" };

const LEAD = "When a merchant is told that its attestation runs out, and where its answers go.";

export default async function RemindersPage() {
  const { caller } = await requireVisitor("/dashboard/settings/reminders");
  const settings = await call(getSettings, caller, {});
  const { expiringWindowDays, replyTo } = settings;
  const days = settings.reminderDays.join(", ");
  if (mayNow(updateSettings, caller) !== "yes") {
    return (
      <Panel title="Reminders" lead={LEAD}>
        <Facts
          facts={[
            { label: "Expires soon", value: `From ${expiringWindowDays} days before the end` },
            { label: "Reminded", value: days ? `${days} days before the end` : "Never" },
            { label: "Answers go to", value: replyTo ?? "Nowhere" },
          ]}
        />
      </Panel>
    );
  }
  return (
    <Panel title="Reminders" lead={LEAD}>
      <div className="max-w-xl px-5 py-5">
        <ActForm
          id="reminders"
          act={saveReminders}
          button="Save the reminders"
          fields={[
            {
              ...{ name: "expiringWindowDays", label: "Expires soon, days before the end" },
              hint: "From then on a merchant counts as expiring soon in lists and figures. 1 to 180.",
              inputMode: "numeric",
              value: String(expiringWindowDays),
            },
            {
              ...{ name: "reminderDays", label: "Remind, days before the end" },
              hint: "Numbers with commas between them, such as 30, 14, 7, 1, 0. 0 is the day itself. Empty: never.",
              value: days,
            },
            {
              ...{ name: "replyTo", label: "Answers to messages go to", type: "email" },
              hint: "Leave it empty where nobody reads answers.",
              autoComplete: "off",
              value: replyTo ?? "",
            },
          ]}
        />
      </div>
    </Panel>
  );
}
