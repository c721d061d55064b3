import type { Metadata } from "next";
import { saveReview } from "@/app/dashboard/settings/actions";
import { Facts } from "@/components/dashboard/facts";
import { Panel } from "@/components/dashboard/page-head";
import { ActForm } from "@/components/ui/act-form";
import { getAttention } from "@/lib/domain/attention/operations";
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

/** What becomes of what waits: said before it is switched off. */
function whenOff(waiting: number): string {
  const stays =
    "What was decided stays readable, and what merchants seal from then on waits for nobody.";
  if (waiting === 0) return `When it is off: ${stays}`;
  const waits = waiting === 1 ? "1 attestation that waits" : `${waiting} attestations that wait`;
  return `When it is off: the ${waits} now stay${waiting === 1 ? "s" : ""} in the queue until somebody accepts or returns ${waiting === 1 ? "it" : "them"}. ${stays}`;
}

export default async function ReviewSettingsPage() {
  const { caller } = await requireVisitor("/dashboard/settings/review");
  const { requireReview } = await call(getSettings, caller, {});
  const { items } = await call(getAttention, caller, {});
  const waiting = items.find(({ kind }) => kind === "review_waiting")?.count ?? 0;
  const hint = requireReview ? whenOff(waiting) : undefined;
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
          fields={[{ name: "requireReview", label: "Review", value, options: CHOICES, hint }]}
        />
      </div>
    </Panel>
  );
}
