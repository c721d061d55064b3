"use client";
// One area: its short questions or one text for all of it, and what the answers say of each point.
import { Bookmark } from "lucide-react";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { buttonClass } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { English, EnglishNote } from "@/components/ui/english";
import type { SectionData } from "@/components/wizard/data";
import { useFollowed } from "@/components/wizard/jobs";
import { Refusal, StepTitle } from "@/components/wizard/parts";
import { useSections } from "@/components/wizard/queries";
import { Unread } from "@/components/wizard/query-states";
import { isReady, isWorkedThrough } from "@/components/wizard/readiness";
import { hashOf, type Place } from "@/components/wizard/route";
import { useSession } from "@/components/wizard/session";
import { BackLink } from "@/components/wizard/step-parts";
import { pointAnchor } from "./control-point";
import { SilentPoints } from "./inherited";
import { Confirmation, NewPoints, Points, useEndReached } from "./points";
import { SectionAnswer } from "./section-answer";

/** Goes to the point that the address names, unfolding what is around it. */
function useArrival(controlId: string | undefined): void {
  useEffect(() => {
    if (!controlId) return;
    const target = document.getElementById(pointAnchor(controlId));
    const fold = target?.closest("details");
    if (fold) fold.open = true;
    target?.scrollIntoView({ block: "center" });
    target?.focus({ preventScroll: true });
  }, [controlId]);
}

function nextPlace(
  attemptId: string,
  items: readonly SectionData[],
  topLevel: string,
): Place | null {
  const after = items.slice(items.findIndex((each) => each.topLevel === topLevel) + 1);
  const next = after.find((section) => !isWorkedThrough(section));
  return next ? { at: "section", attemptId, topLevel: next.topLevel } : null;
}

interface SectionPlace {
  readonly attemptId: string;
  readonly topLevel: string;
  /** The point to go to. */
  readonly controlId?: string;
  readonly partnerName: string;
}

/** The page of one area. */
export function SectionStep({ attemptId, topLevel, controlId, partnerName }: SectionPlace) {
  const sections = useSections(attemptId);
  const section = sections.data?.items.find((each) => each.topLevel === topLevel);
  if (!section || !sections.data) return <Unread queries={[sections]} />;
  return (
    <SectionPage
      key={topLevel}
      attemptId={attemptId}
      section={section}
      controlId={controlId}
      partnerName={partnerName}
      next={nextPlace(attemptId, sections.data.items, topLevel)}
    />
  );
}

/** The way on: to the next area that needs work, with a word on what is left here for later. */
function Onwards({
  attemptId,
  section,
  next,
}: {
  readonly attemptId: string;
  readonly section: SectionData;
  readonly next: Place | null;
}) {
  const t = useTranslations("section");
  if (!isWorkedThrough(section)) return null;
  return (
    <div className="space-y-5">
      {isReady(section) ? null : (
        <Callout tone="open" icon={Bookmark}>
          <p>{t("parkedCount", { count: section.parked.length })}</p>
        </Callout>
      )}
      <a href={hashOf(next ?? { at: "attempt", attemptId })} className={buttonClass("primary")}>
        {next ? t("next") : t("finish")}
      </a>
    </div>
  );
}

function SectionPage({
  attemptId,
  section,
  controlId,
  partnerName,
  next,
}: {
  readonly attemptId: string;
  readonly section: SectionData;
  readonly controlId: string | undefined;
  readonly partnerName: string;
  readonly next: Place | null;
}) {
  const t = useTranslations("section");
  const { merchantId } = useSession();
  const attemptPath = `/v1/merchants/${merchantId}/attempts/${attemptId}`;
  const path = `${attemptPath}/sections/${section.topLevel}`;
  useArrival(controlId);
  const end = useEndReached();
  const failure = useFollowed(section.pendingJobs[0]);
  return (
    <div className="space-y-8">
      <BackLink to={{ at: "attempt", attemptId }}>{t("finish")}</BackLink>
      <StepTitle eyebrow={t("eyebrow", { topLevel: section.topLevel })}>
        <English>{section.title}</English>
      </StepTitle>
      <EnglishNote />
      <NewPoints attemptPath={attemptPath} section={section} />
      <Refusal error={failure} />
      <SectionAnswer attemptPath={attemptPath} section={section} partnerName={partnerName} />
      <Points attemptPath={attemptPath} section={section} end={end} />
      <SilentPoints attemptId={attemptId} section={section} />
      <Confirmation path={path} section={section} seen={end.reached} />
      <Onwards attemptId={attemptId} section={section} next={next} />
    </div>
  );
}
