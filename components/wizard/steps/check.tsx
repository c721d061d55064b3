"use client";
// Check before signing: what is answered how, what does not go together, what is still to do.
import { CircleAlert, ListTodo, TriangleAlert } from "lucide-react";
import { useTranslations } from "use-intl";
import { StatusTally } from "@/components/status/control-status";
import { buttonClass } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Card } from "@/components/ui/card";
import { English, EnglishNote } from "@/components/ui/english";
import { Working } from "@/components/ui/working";
import {
  type ReviewData,
  type SectionData,
  useReview,
  useSections,
} from "@/components/wizard/data";
import { BackLink, Refusal, StepTitle } from "@/components/wizard/parts";
import { isReady, isWorkedThrough } from "@/components/wizard/readiness";
import { hashOf } from "@/components/wizard/route";
import { parkedOf } from "./parked";

function Contradictions({ review }: { readonly review: ReviewData }) {
  const t = useTranslations("check");
  if (review.contradictions.length === 0) return null;
  return (
    <Callout tone="bad" icon={TriangleAlert} title={t("contradictions")}>
      <ul className="space-y-4">
        {review.contradictions.map(({ about, question, statements }) => (
          <li key={about} className="space-y-1">
            <p className="font-semibold">
              <English>{question}</English>
            </p>
            {statements.map(({ topLevel, quote }) => (
              <p key={`${topLevel}${quote}`}>
                {t("said", {
                  where: topLevel === null ? t("inDescription") : t("inSection", { topLevel }),
                  quote,
                })}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Callout>
  );
}

function StillToDo({
  attemptId,
  sections,
  review,
}: {
  readonly attemptId: string;
  readonly sections: readonly SectionData[];
  readonly review: ReviewData;
}) {
  const t = useTranslations("check");
  const open = sections.filter((section) => !isWorkedThrough(section));
  const parked = parkedOf(sections).length;
  if (open.length === 0 && parked === 0 && review.remaining === 0) return null;
  return (
    <Callout tone="open" icon={ListTodo} title={t("open")}>
      <ul className="list-disc space-y-1 pl-5">
        {open.map(({ topLevel, title }) => (
          <li key={topLevel}>
            <a href={hashOf({ at: "section", attemptId, topLevel })}>
              {t("openSection", { topLevel, title })}
            </a>
          </li>
        ))}
        {parked > 0 ? (
          <li>
            <a href={hashOf({ at: "parked", attemptId })}>{t("openParked", { count: parked })}</a>
          </li>
        ) : null}
        {review.remaining > 0 ? (
          <li>
            <a href={hashOf({ at: "about", attemptId })}>{t("openAbout")}</a>
          </li>
        ) : null}
      </ul>
    </Callout>
  );
}

function Gaps({
  attemptId,
  sections,
}: {
  readonly attemptId: string;
  readonly sections: readonly SectionData[];
}) {
  const t = useTranslations("check");
  const gaps = sections.flatMap(({ controls }) =>
    controls.filter(({ status }) => status === "Not In Place"),
  );
  if (gaps.length === 0) return null;
  return (
    <Callout tone="open" icon={CircleAlert} title={t("gapsCount", { count: gaps.length })}>
      <p>{t("gapsText")}</p>
      <ul className="space-y-1">
        {gaps.map(({ controlId, title, topLevel }) => (
          <li key={controlId}>
            <a href={hashOf({ at: "section", attemptId, topLevel })}>
              <span className="figures">{controlId}</span> <English>{title}</English>
            </a>
          </li>
        ))}
      </ul>
    </Callout>
  );
}

/** The page before the signature. */
export function CheckStep({ attemptId }: { readonly attemptId: string }) {
  const t = useTranslations("check");
  const common = useTranslations("common");
  const sections = useSections(attemptId);
  const review = useReview(attemptId);
  const error = sections.error ?? review.error;
  if (error) return <Refusal error={error} retry={() => sections.refetch()} />;
  if (!sections.data || !review.data) return <Working>{common("loading")}</Working>;
  const { items } = sections.data;
  const ready = items.every(isReady) && review.data.remaining === 0;
  return (
    <div className="space-y-8">
      <BackLink to={{ at: "start" }}>{common("backToStart")}</BackLink>
      <StepTitle lead={t("lead")}>{t("title")}</StepTitle>
      <EnglishNote />
      <StillToDo attemptId={attemptId} sections={items} review={review.data} />
      <Contradictions review={review.data} />
      <Gaps attemptId={attemptId} sections={items} />
      <Card>
        <h2 className="px-4 pt-4 text-lg sm:px-6">{t("counts")}</h2>
        <ul className="mt-3">
          {items.map(({ topLevel, title, controls }) => (
            <li
              key={topLevel}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line px-4 py-3 sm:px-6"
            >
              <span className="min-w-0">
                <span className="figures mr-2 text-soft">{topLevel}</span>
                <English>{title}</English>
              </span>
              <span className="flex flex-wrap items-center gap-x-5 gap-y-1">
                <StatusTally statuses={controls.map(({ status }) => status)} />
                <a href={hashOf({ at: "section", attemptId, topLevel })} className="text-sm">
                  {t("change")}
                  <span className="sr-only"> {title}</span>
                </a>
              </span>
            </li>
          ))}
        </ul>
      </Card>
      {ready ? (
        <a href={hashOf({ at: "sign", attemptId })} className={buttonClass("primary")}>
          {t("next")}
        </a>
      ) : null}
    </div>
  );
}
