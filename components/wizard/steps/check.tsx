"use client";
// Check before signing: what is still to do, what does not go together, and how every control would be
// sealed. What is shown here is what is signed.
import { useTranslations } from "use-intl";
import { buttonClass } from "@/components/ui/button";
import { EnglishNote } from "@/components/ui/english";
import { StepTitle } from "@/components/wizard/parts";
import { useReview, useSections } from "@/components/wizard/queries";
import { Unread } from "@/components/wizard/query-states";
import { hashOf } from "@/components/wizard/route";
import { BackLink } from "@/components/wizard/step-parts";
import { FinalAnswers, Gaps } from "./final-answers";
import { Contradictions, Disagreements, OpenWorksheets } from "./findings";
import { InheritedPoints } from "./inherited";
import { Origins } from "./origins";
import { SignatureGone } from "./signature-gone";
import { isReadyToCheck, StillToDo } from "./still-to-do";

/** The page before the statements and the signature. */
export function CheckStep({ attemptId }: { readonly attemptId: string }) {
  const t = useTranslations("check");
  const common = useTranslations("common");
  const sections = useSections(attemptId);
  const review = useReview(attemptId);
  if (!sections.data || !review.data) return <Unread queries={[sections, review]} />;
  const { items } = sections.data;
  const { preview, origins } = review.data;
  const findings = { attemptId, sections: items, review: review.data };
  return (
    <div className="space-y-8">
      <BackLink to={{ at: "start" }}>{common("backToStart")}</BackLink>
      <StepTitle lead={t("lead")}>{t("title")}</StepTitle>
      <EnglishNote />
      <SignatureGone review={review.data} />
      <StillToDo {...findings} />
      <InheritedPoints attemptId={attemptId} preview={preview} />
      <Contradictions {...findings} />
      <Disagreements {...findings} />
      <Gaps attemptId={attemptId} preview={preview} />
      <OpenWorksheets {...findings} />
      <FinalAnswers attemptId={attemptId} sections={items} preview={preview} />
      <Origins attemptId={attemptId} sections={items} origins={origins} />
      {isReadyToCheck(findings) ? (
        <a href={hashOf({ at: "statements", attemptId })} className={buttonClass("primary")}>
          {t("next")}
        </a>
      ) : null}
    </div>
  );
}
