"use client";
// Check before signing: what is answered how, what does not go together, what is still to do.
import { useTranslations } from "use-intl";
import { StatusTally } from "@/components/status/control-status";
import { buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { English, EnglishNote } from "@/components/ui/english";
import { Working } from "@/components/ui/working";
import type { SectionData } from "@/components/wizard/data";
import { useReview, useSections } from "@/components/wizard/later-data";
import { Refusal, StepTitle } from "@/components/wizard/parts";
import { isReady } from "@/components/wizard/readiness";
import { hashOf } from "@/components/wizard/route";
import { BackLink } from "@/components/wizard/step-parts";
import { Contradictions, Gaps, OpenWorksheets, StillToDo } from "./findings";
import { Origins } from "./origins";

/** How many points of each area got which answer. */
function Areas({
  attemptId,
  sections,
}: {
  readonly attemptId: string;
  readonly sections: readonly SectionData[];
}) {
  const t = useTranslations("check");
  return (
    <Card>
      <h2 className="px-4 pt-4 text-lg sm:px-6">{t("counts")}</h2>
      <ul className="mt-3">
        {sections.map(({ topLevel, title, controls }) => (
          <li
            key={topLevel}
            className="flex items-start justify-between gap-x-6 border-t border-line px-4 py-3 sm:px-6"
          >
            <div className="min-w-0 space-y-1">
              <p>
                <span className="figures mr-2 text-soft">{topLevel}</span>
                <English>{title}</English>
              </p>
              <StatusTally statuses={controls.map(({ status }) => status)} />
            </div>
            <a
              href={hashOf({ at: "section", attemptId, topLevel })}
              className="inline-flex min-h-8 shrink-0 items-center text-sm"
            >
              {t("change")}
              <span className="sr-only"> {title}</span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The page before the signature. */
export function CheckStep({ attemptId }: { readonly attemptId: string }) {
  const t = useTranslations("check");
  const common = useTranslations("common");
  const sections = useSections(attemptId);
  const review = useReview(attemptId);
  const error = sections.error ?? review.error;
  const retry = () => Promise.all([sections.refetch(), review.refetch()]);
  if (error) return <Refusal error={error} retry={retry} />;
  if (!sections.data || !review.data) return <Working>{common("loading")}</Working>;
  const { items } = sections.data;
  const ready = items.every(isReady) && review.data.remaining === 0;
  const findings = { attemptId, sections: items, review: review.data };
  return (
    <div className="space-y-8">
      <BackLink to={{ at: "start" }}>{common("backToStart")}</BackLink>
      <StepTitle lead={t("lead")}>{t("title")}</StepTitle>
      <EnglishNote />
      <StillToDo {...findings} />
      <Contradictions {...findings} />
      <Gaps {...findings} />
      <OpenWorksheets {...findings} />
      <Origins attemptId={attemptId} sections={items} origins={review.data.origins} />
      <Areas attemptId={attemptId} sections={items} />
      {ready ? (
        <a href={hashOf({ at: "sign", attemptId })} className={buttonClass("primary")}>
          {t("next")}
        </a>
      ) : null}
    </div>
  );
}
