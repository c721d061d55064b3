"use client";
// What is planned for a control that is Not In Place: the same wherever the control is shown.
import { useTranslations } from "use-intl";
import type { ReviewData } from "@/components/wizard/data";

type Planned = Pick<ReviewData["preview"][number], "plan" | "planDate" | "planBy">;

/** The plan of a control, or that there is none yet. */
export function PlanText({ control }: { readonly control: Planned }) {
  const t = useTranslations("check");
  const { plan, planDate, planBy } = control;
  if (!plan && !planDate && !planBy) return <p className="text-soft">{t("noPlan")}</p>;
  return (
    <div>
      {planDate ? (
        <p className="font-semibold">{t("planBy", { until: new Date(planDate) })}</p>
      ) : null}
      {plan ? <p className="whitespace-pre-line">{plan}</p> : null}
      {planBy ? <p className="text-soft">{t("planWho", { who: planBy })}</p> : null}
    </div>
  );
}
