"use client";
// The areas of one questionnaire, each with how far it is.
import {
  Bookmark,
  Check,
  ChevronRight,
  CircleDashed,
  ListMinus,
  LoaderCircle,
  Sparkle,
} from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { buttonClass } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Card } from "@/components/ui/card";
import { English, EnglishNote } from "@/components/ui/english";
import type { SectionData, SectionsData } from "@/components/wizard/data";
import { useFollowed } from "@/components/wizard/jobs";
import { StepTitle } from "@/components/wizard/parts";
import { useAttempts, useSections } from "@/components/wizard/queries";
import { Unread } from "@/components/wizard/query-states";
import { isReady, isWorkedThrough, parkedOf, silentOf } from "@/components/wizard/readiness";
import { hashOf } from "@/components/wizard/route";
import { BackLink } from "@/components/wizard/step-parts";
import { TimeLeft } from "./time-left";

interface SectionState {
  readonly word: string;
  readonly tone: string;
  readonly icon?: ReactNode;
}

/** How far a section is, in one word with its icon. */
function useSectionState(section: SectionData): SectionState {
  const t = useTranslations("attempt");
  const { answered, total, parked, unconfirmed, pendingJobs } = section;
  if (pendingJobs.some(({ kind }) => kind === "analyze")) {
    const icon = <LoaderCircle className="size-4 animate-spin" aria-hidden="true" />;
    return { word: t("stateReading"), tone: "text-accent", icon };
  }
  if (isReady(section)) {
    const icon = <Check className="size-4" aria-hidden="true" />;
    return { word: t("stateDone"), tone: "text-good", icon };
  }
  if (isWorkedThrough(section)) {
    const icon = <Bookmark className="size-4" aria-hidden="true" />;
    return { word: t("stateParked", { count: parked.length }), tone: "text-open", icon };
  }
  if (unconfirmed.length > 0) return { word: t("stateConfirm"), tone: "text-soft" };
  const silent = silentOf(section).length;
  if (silent > 0) {
    const icon = <CircleDashed className="size-4" aria-hidden="true" />;
    return { word: t("stateSilent", { count: silent }), tone: "text-open", icon };
  }
  const word = answered === 0 ? t("stateOpen") : t("statePart", { answered, total });
  return { word, tone: "text-soft" };
}

function SectionRow({
  attemptId,
  section,
}: {
  readonly attemptId: string;
  readonly section: SectionData;
}) {
  const t = useTranslations("attempt");
  const { word, tone, icon } = useSectionState(section);
  const { topLevel, title, newControls } = section;
  return (
    <li className="border-t border-line first:border-t-0">
      <a
        href={hashOf({ at: "section", attemptId, topLevel })}
        className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 text-ink no-underline hover:bg-wash sm:px-6"
      >
        <span className="flex min-w-0 grow basis-44 gap-3">
          <span className="figures w-6 shrink-0 text-soft">{topLevel}</span>
          <span className="min-w-0">
            <span className="underline decoration-line-strong underline-offset-4">
              <English>{title}</English>
            </span>
            {newControls.length > 0 ? (
              <span className="mt-1 flex items-center gap-1.5 text-sm text-accent">
                <Sparkle className="size-4 shrink-0" aria-hidden="true" />
                {t("newPoints", { count: newControls.length })}
              </span>
            ) : null}
          </span>
        </span>
        <span className={`ml-auto inline-flex items-center gap-1.5 text-right text-sm ${tone}`}>
          {icon}
          {word}
          <ChevronRight className="size-4" aria-hidden="true" />
        </span>
      </a>
    </li>
  );
}

/** The points of last year that are asked no more. */
function DroppedNote({ dropped }: { readonly dropped: SectionsData["droppedControls"] }) {
  const t = useTranslations("attempt");
  if (dropped.length === 0) return null;
  return (
    <Callout icon={ListMinus} title={t("dropped", { count: dropped.length })}>
      <p>{t("droppedText")}</p>
      <ul>
        {dropped.map(({ controlId, title }) => (
          <li key={controlId}>
            <span className="figures">{controlId}</span> <English>{title}</English>
          </li>
        ))}
      </ul>
    </Callout>
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
  const pending = sections.data?.items.flatMap(({ pendingJobs }) => pendingJobs) ?? [];
  useFollowed(pending[0]);
  if (!sections.data || !attempt) return <Unread queries={[sections, attempts]} />;
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
      <TimeLeft sections={items} />
      <EnglishNote />
      <DroppedNote dropped={sections.data.droppedControls} />
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
