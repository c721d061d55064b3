import type { Metadata } from "next";
import { saveReview } from "@/app/dashboard/settings/actions";
import { Facts } from "@/components/dashboard/facts";
import { Panel } from "@/components/dashboard/page-head";
import { ActForm } from "@/components/ui/act-form";
import { getSettings, updateSettings } from "@/lib/domain/partner/operations";
import { call } from "@/lib/transports/page";
import { mayNow, requireVisitor } from "@/lib/transports/people/request";

export const metadata: Metadata = { title: "Review" };

const LEAD =
  "Whether your people look at sealed attestations. Compliance stands until one of them is sent back.";

const CHOICES = [
  { value: "no", label: "Off: nobody is asked" },
  { value: "yes", label: "On: they come into the review queue" },
];

export default async function ReviewSettingsPage() {
  const { caller } = await requireVisitor("/dashboard/settings/review");
  const { requireReview } = await call(getSettings, caller, {});
  const value = requireReview ? "yes" : "no";
  if (mayNow(updateSettings, caller) !== "yes") {
    return (
      <Panel title="Review" lead={LEAD}>
        <Facts facts={[{ label: "Review", value: requireReview ? "On" : "Off" }]} />
      </Panel>
    );
  }
  return (
    <Panel title="Review" lead={LEAD}>
      <div className="max-w-xl px-5 py-5">
        <ActForm
          id="review"
          act={saveReview}
          button="Save"
          fields={[
            {
              name: "requireReview",
              label: "Review of sealed attestations",
              value,
              options: CHOICES,
            },
          ]}
        />
      </div>
    </Panel>
  );
}
