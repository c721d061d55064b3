"use client";
// The areas of one questionnaire, each with how far it is.
import { Bookmark, Check, ChevronRight } from "lucide-react";
import { useTranslations } from "use-intl";
import { buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { English, EnglishNote } from "@/components/ui/english";
import { Working } from "@/components/ui/working";
import { type SectionData, useAttempts, useSections } from "@/components/wizard/data";
import { BackLink, Refusal, StepTitle } from "@/components/wizard/parts";
import { isReady, isWorkedThrough } from "@/components/wizard/readiness";
import { hashOf } from "@/components/wizard/route";
import { parkedOf } from "./parked";

function useSectionState(section: SectionData): { word: string; done: boolean } {
  const t = useTranslations("attempt");
  const { answered, total, parked, unconfirmed } = section;
  if (isReady(section)) return { word: t("stateDone"), done: true };
  if (isWorkedThrough(section)) {
    return { word: t("stateParked", { count: parked.length }), done: false };
  }
  if (unconfirmed.length > 0) return { word: t("stateConfirm"), done: false };
  return {
    word: answered === 0 ? t("stateOpen") : t("statePart", { answered, total }),
    done: false,
  };
}

function SectionRow({
  attemptId,
  section,
}: {
  readonly attemptId: string;
  readonly section: SectionData;
}) {
  const { word, done } = useSectionState(section);
  const { topLevel, title } = section;
  return (
    <li className="border-t border-line first:border-t-0">
      <a
        href={hashOf({ at: "section", attemptId, topLevel })}
        className="flex min-h-14 items-center justify-between gap-4 px-4 py-3 text-ink no-underline hover:bg-wash sm:px-6"
      >
        <span className="flex min-w-0 gap-3">
          <span className="figures w-6 shrink-0 text-soft">{topLevel}</span>
          <span className="underline decoration-line-strong underline-offset-4">
            <English>{title}</English>
          </span>
        </span>
        <span
          className={`inline-flex shrink-0 items-center gap-1.5 text-sm ${done ? "text-good" : "text-soft"}`}
        >
          {done ? <Check className="size-4" aria-hidden="true" /> : null}
          {word}
          <ChevronRight className="size-4" aria-hidden="true" />
        </span>
      </a>
    </li>
  );
}

/** What comes after the areas: the points that were left for later, else the business. */
function Onwards({
  attemptId,
  items,
}: {
  readonly attemptId: string;
  readonly items: readonly SectionData[];
}) {
  const t = useTranslations("attempt");
  const parked = parkedOf(items).length;
  if (parked > 0) {
    return (
      <a
        href={hashOf({ at: "parked", attemptId })}
        className={buttonClass(items.every(isWorkedThrough) ? "primary" : "secondary")}
      >
        <Bookmark className="size-4 shrink-0" aria-hidden="true" />
        {t("toParked", { count: parked })}
      </a>
    );
  }
  if (!items.every(isReady)) return null;
  return (
    <a href={hashOf({ at: "about", attemptId })} className={buttonClass("primary")}>
      {t("next")}
    </a>
  );
}

/** The page of one attempt: its areas. */
export function AttemptStep({ attemptId }: { readonly attemptId: string }) {
  const t = useTranslations("attempt");
  const common = useTranslations("common");
  const attempts = useAttempts();
  const sections = useSections(attemptId);
  const attempt = attempts.data?.items.find(({ id }) => id === attemptId);
  if (sections.error) return <Refusal error={sections.error} retry={() => sections.refetch()} />;
  if (!sections.data || !attempt) return <Working>{common("loading")}</Working>;
  const { items } = sections.data;
  return (
    <div className="space-y-8">
      <BackLink to={{ at: "start" }}>{common("backToStart")}</BackLink>
      <StepTitle
        eyebrow={attempt.saqType}
        lead={t("lead", { type: attempt.saqType, count: items.length })}
      >
        {t("title")}
      </StepTitle>
      <EnglishNote />
      <Card>
        <ol>
          {items.map((section) => (
            <SectionRow key={section.topLevel} attemptId={attemptId} section={section} />
          ))}
        </ol>
      </Card>
      <Onwards attemptId={attemptId} items={items} />
    </div>
  );
}
