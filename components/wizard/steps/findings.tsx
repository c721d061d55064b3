"use client";
// What the check before the signature finds: what is still to do, what does not go together, what is not
// in place and what was planned for it.
import { CircleAlert, FileText, ListTodo, TriangleAlert } from "lucide-react";
import { useTranslations } from "use-intl";
import { Callout } from "@/components/ui/callout";
import { Card } from "@/components/ui/card";
import { English } from "@/components/ui/english";
import { Fold } from "@/components/ui/fold";
import {
  type ControlData,
  type ReviewData,
  type SectionData,
  useAttempts,
} from "@/components/wizard/data";
import { isWorkedThrough, parkedOf } from "@/components/wizard/readiness";
import { hashOf } from "@/components/wizard/route";

/** What the check looks at. */
export interface Findings {
  readonly attemptId: string;
  readonly sections: readonly SectionData[];
  readonly review: ReviewData;
}

function controlsOf(sections: readonly SectionData[]): readonly ControlData[] {
  return sections.flatMap(({ controls }) => controls);
}

function PointLink({
  attemptId,
  control,
}: {
  readonly attemptId: string;
  readonly control: ControlData;
}) {
  const { controlId, title, topLevel } = control;
  return (
    <a href={hashOf({ at: "section", attemptId, topLevel, controlId })}>
      <span className="figures">{controlId}</span> <English>{title}</English>
    </a>
  );
}

type Statement = ReviewData["contradictions"][number]["statements"][number];

/** Words that were said, with the way to the place where they were. */
function Said({
  attemptId,
  statement,
}: {
  readonly attemptId: string;
  readonly statement: Statement;
}) {
  const t = useTranslations("check");
  const attempts = useAttempts();
  const { topLevel, quote } = statement;
  const pmId = attempts.data?.items.find(({ id }) => id === attemptId)?.paymentMethodId ?? "";
  const place = topLevel
    ? ({ at: "section", attemptId, topLevel } as const)
    : ({ at: "method", pmId } as const);
  return (
    <div className="border-l-2 border-line-strong pl-3">
      <a href={hashOf(place)}>{topLevel ? t("inSection", { topLevel }) : t("inDescription")}</a>
      <p className="whitespace-pre-line">{t("quote", { words: quote })}</p>
    </div>
  );
}

/** Statements that cannot both be so, and points that an answer speaks for and against. */
export function Contradictions({ attemptId, sections, review }: Findings) {
  const t = useTranslations("check");
  const both = controlsOf(sections).filter(({ contradictory }) => contradictory);
  if (review.contradictions.length + both.length === 0) return null;
  return (
    <Callout tone="bad" icon={TriangleAlert} title={t("contradictions")}>
      <ul className="space-y-5">
        {review.contradictions.map(({ about, question, statements }) => (
          <li key={about} className="space-y-2">
            <p className="font-semibold">
              <English>{question}</English>
            </p>
            {statements.map((statement) => (
              <Said
                key={`${statement.topLevel}${statement.quote}`}
                attemptId={attemptId}
                statement={statement}
              />
            ))}
          </li>
        ))}
        {both.map((control) => (
          <li key={control.controlId} className="space-y-1">
            <PointLink attemptId={attemptId} control={control} />
            <p>{t("bothWays")}</p>
          </li>
        ))}
      </ul>
    </Callout>
  );
}

/** What keeps the merchant from signing, each with its place. */
export function StillToDo({ attemptId, sections, review }: Findings) {
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

/** Worksheets that are still empty; they stop no signature, but the document shows the gap. */
export function OpenWorksheets({ attemptId, sections, review }: Findings) {
  const t = useTranslations("check");
  const open = controlsOf(sections).filter(({ controlId }) =>
    review.openWorksheets.includes(controlId),
  );
  if (open.length === 0) return null;
  return (
    <Callout tone="open" icon={FileText} title={t("worksheets", { count: open.length })}>
      <p>{t("worksheetsText")}</p>
      <ul className="space-y-1">
        {open.map((control) => (
          <li key={control.controlId}>
            <PointLink attemptId={attemptId} control={control} />
          </li>
        ))}
      </ul>
    </Callout>
  );
}

function Plan({ control }: { readonly control: ControlData }) {
  const t = useTranslations("check");
  const { remediationPlan, remediationTargetDate } = control;
  if (!remediationPlan && !remediationTargetDate) return <p className="text-soft">{t("noPlan")}</p>;
  return (
    <div>
      {remediationTargetDate ? (
        <p className="font-semibold">{t("planBy", { until: new Date(remediationTargetDate) })}</p>
      ) : null}
      {remediationPlan ? <p className="whitespace-pre-line">{remediationPlan}</p> : null}
    </div>
  );
}

function GapList({
  attemptId,
  gaps,
}: {
  readonly attemptId: string;
  readonly gaps: readonly ControlData[];
}) {
  return (
    <ul>
      {gaps.map((control) => (
        <li
          key={control.controlId}
          className="grid gap-x-8 gap-y-1 border-t border-line px-4 py-3 text-sm sm:grid-cols-2 sm:px-6"
        >
          <div className="min-w-0">
            <PointLink attemptId={attemptId} control={control} />
          </div>
          <Plan control={control} />
        </li>
      ))}
    </ul>
  );
}

/** More than these are folded, so that the rest of the check stays in sight. */
const GAPS_SHOWN = 6;

/** The points that are Not In Place with what will be done about each. */
export function Gaps({ attemptId, sections }: Findings) {
  const t = useTranslations("check");
  const gaps = controlsOf(sections).filter(({ status }) => status === "Not In Place");
  if (gaps.length === 0) return null;
  const more = gaps.slice(GAPS_SHOWN);
  return (
    <Card>
      <div className="px-4 pt-4 pb-3 sm:px-6">
        <h2 className="flex items-center gap-2 text-lg">
          <CircleAlert className="size-5 shrink-0 text-bad" aria-hidden="true" />
          {t("gapsCount", { count: gaps.length })}
        </h2>
        <p className="mt-1 max-w-prose text-sm text-soft">{t("gapsText")}</p>
      </div>
      <GapList attemptId={attemptId} gaps={gaps.slice(0, GAPS_SHOWN)} />
      {more.length > 0 ? (
        <div className="border-t border-line px-4 sm:px-6">
          <Fold label={t("gapsMore", { count: more.length })}>
            <div className="-mx-4 sm:-mx-6">
              <GapList attemptId={attemptId} gaps={more} />
            </div>
          </Fold>
        </div>
      ) : null}
    </Card>
  );
}
