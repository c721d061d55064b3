"use client";
// The points that the merchant was not sure of, across all areas, one after the other.
import { CircleCheck } from "lucide-react";
import { useTranslations } from "use-intl";
import { Button, buttonClass } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Card } from "@/components/ui/card";
import { English, EnglishNote } from "@/components/ui/english";
import { useAsked } from "@/components/wizard/asked";
import type { ControlData, PartData, SectionData } from "@/components/wizard/data";
import { useFollowed } from "@/components/wizard/jobs";
import { Refusal, StepTitle } from "@/components/wizard/parts";
import { useSections } from "@/components/wizard/queries";
import { Unread } from "@/components/wizard/query-states";
import { isReady, parkedOf } from "@/components/wizard/readiness";
import { goTo, hashOf } from "@/components/wizard/route";
import { useSession } from "@/components/wizard/session";
import { BackLink } from "@/components/wizard/step-parts";
import type { Asking } from "./ask-ways";
import { AskedQuestions, ProposedAnswers } from "./asked-questions";
import { ChangeForm } from "./change-form";
import { PointNeeds, PointText, usePark } from "./control-point";

/** The point after one, from the first again after the last; null where there is no other. */
function pointAfter(points: readonly ControlData[], controlId: string): ControlData | null {
  const at = points.findIndex((point) => point.controlId === controlId);
  const next = points[(at + 1) % points.length];
  return next && next.controlId !== controlId ? next : null;
}

/** Whether a short question is asked, and is about a point. */
function isAbout({ controlIds, state }: PartData, controlId: string): boolean {
  return state !== "closed" && controlIds.includes(controlId);
}

interface CurrentPointProps {
  readonly attemptId: string;
  readonly point: ControlData;
  readonly points: readonly ControlData[];
  readonly parts: readonly PartData[];
  readonly asking: Asking;
}

function CurrentPoint({ attemptId, point, points, parts, asking }: CurrentPointProps) {
  const t = useTranslations("parked");
  const { attemptPath } = asking;
  const park = usePark(attemptPath, point.controlId);
  const next = pointAfter(points, point.controlId);
  const goOn = () =>
    goTo({ at: "parked", attemptId, ...(next ? { controlId: next.controlId } : {}) });
  // What is read after the change no longer has this point: `mutate` would not come back to a page that is gone.
  const takeBack = () => void park.mutateAsync(false).then(goOn, () => undefined);
  const { topLevel, sectionTitle } = point;
  const at = points.indexOf(point) + 1;
  return (
    <Card>
      <div className="space-y-4 p-4 sm:p-6">
        <p className="text-sm text-soft" role="status">
          {t("position", { at, count: points.length })}
          {" · "}
          <a href={hashOf({ at: "section", attemptId, topLevel, controlId: point.controlId })}>
            <English>{sectionTitle}</English>
          </a>
        </p>
        <PointText control={point} />
        <PointNeeds control={point} open />
        <AskedQuestions
          parts={parts.filter((part) => isAbout(part, point.controlId))}
          asking={asking}
        />
        <ChangeForm attemptPath={attemptPath} control={point} saved={goOn} />
        <div className="flex flex-wrap gap-3">
          {next ? <Button onClick={goOn}>{t("skip")}</Button> : null}
          <Button look="quiet" onClick={takeBack} pending={park.isPending}>
            {t("unpark")}
          </Button>
        </div>
        <p className="max-w-prose text-sm text-soft">{t("unparkHint")}</p>
        <Refusal error={park.error} />
      </div>
    </Card>
  );
}

function AllPoints({
  attemptId,
  current,
  points,
}: {
  readonly attemptId: string;
  readonly current: ControlData;
  readonly points: readonly ControlData[];
}) {
  const t = useTranslations("parked");
  return (
    <nav aria-labelledby="all-parked" className="space-y-3">
      <h2 id="all-parked" className="text-lg">
        {t("all")}
      </h2>
      <ul className="rounded-medium border border-line bg-surface">
        {points.map((point) => (
          <li key={point.controlId} className="border-t border-line first:border-t-0">
            <a
              href={hashOf({ at: "parked", attemptId, controlId: point.controlId })}
              aria-current={point === current ? "step" : undefined}
              className="flex min-h-11 items-baseline gap-3 px-4 py-2.5 text-sm aria-[current=step]:bg-wash aria-[current=step]:font-semibold sm:px-6"
            >
              <span className="figures w-14 shrink-0">{point.controlId}</span>
              <span className="min-w-0">
                <English>{point.title}</English>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NothingLeft({
  attemptId,
  sections,
}: {
  readonly attemptId: string;
  readonly sections: readonly SectionData[];
}) {
  const t = useTranslations("parked");
  const ready = sections.every(isReady);
  return (
    <div className="space-y-6">
      <Callout icon={CircleCheck} title={t("none")}>
        <p>{ready ? t("noneReady") : t("noneOpen")}</p>
      </Callout>
      <a
        href={hashOf({ at: ready ? "check" : "attempt", attemptId })}
        className={buttonClass("primary")}
      >
        {ready ? t("toCheck") : t("toList")}
      </a>
    </div>
  );
}

/** The page of the points to come back to. */
export function ParkedStep({
  attemptId,
  controlId,
  partnerName,
}: {
  readonly attemptId: string;
  readonly controlId?: string;
  readonly partnerName: string;
}) {
  const t = useTranslations("parked");
  const { merchantId } = useSession();
  const attemptPath = `/v1/merchants/${merchantId}/attempts/${attemptId}`;
  const asking = { attemptPath, partnerName, asked: useAsked(attemptPath).data };
  const sections = useSections(attemptId);
  const pending = sections.data?.items.flatMap(({ pendingJobs }) => pendingJobs) ?? [];
  const failure = useFollowed(pending[0]);
  if (!sections.data) return <Unread queries={[sections]} />;
  const points = parkedOf(sections.data.items);
  const current = points.find((point) => point.controlId === controlId) ?? points[0];
  const parts = sections.data.items.flatMap((section) => section.parts);
  const others = parts.filter((part) => !isAbout(part, current?.controlId ?? ""));
  return (
    <div className="space-y-8">
      <BackLink to={{ at: "attempt", attemptId }}>{t("back")}</BackLink>
      <StepTitle key={current?.controlId} lead={current ? t("lead") : undefined}>
        {t("title")}
      </StepTitle>
      {current ? (
        <>
          <EnglishNote />
          <Refusal error={failure} />
          <CurrentPoint
            key={current.controlId}
            attemptId={attemptId}
            point={current}
            points={points}
            parts={parts}
            asking={asking}
          />
          <ProposedAnswers parts={others} asking={asking} />
          <AllPoints attemptId={attemptId} current={current} points={points} />
        </>
      ) : (
        <>
          <ProposedAnswers parts={others} asking={asking} />
          <NothingLeft attemptId={attemptId} sections={sections.data.items} />
        </>
      )}
    </div>
  );
}
