"use client";
// Every control with the status that it will be sealed with, section by section, and what is planned for
// those that are Not In Place. Nothing of it changes by signing.
import { CircleAlert } from "lucide-react";
import { useTranslations } from "use-intl";
import { ControlStatusMark, StatusTally } from "@/components/status/control-status";
import { buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Disclosure } from "@/components/ui/disclosure";
import { English } from "@/components/ui/english";
import { Fold } from "@/components/ui/fold";
import type { ReviewData, SectionData } from "@/components/wizard/data";
import { hashOf } from "@/components/wizard/route";
import { PointLink } from "./findings";
import { PlanText } from "./plan-text";

type Final = ReviewData["preview"][number];

function FinalControl({
  attemptId,
  control,
}: {
  readonly attemptId: string;
  readonly control: Final;
}) {
  const t = useTranslations("check");
  const origin = control.inherited ? "inherited" : control.origin;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 border-t border-line py-3 text-sm first:border-t-0">
      <div className="min-w-0 basis-64 grow space-y-1">
        <PointLink attemptId={attemptId} control={control} />
        {control.quote ? (
          <p className="max-w-prose text-soft">{t("quote", { words: control.quote })}</p>
        ) : null}
        {origin ? <p className="text-xs text-soft">{t(`origin.${origin}`)}</p> : null}
      </div>
      <ControlStatusMark status={control.status} />
    </li>
  );
}

/** What is confirmed of a control: one that would only take over a status has no answer yet. */
export function statusSoFar({ inherited, status }: Final): Final["status"] {
  return inherited ? "empty" : status;
}

/** The same where drafts that nobody confirmed may be among them: those are no answers yet either. */
function confirmedStatus(control: Final, drafts: ReadonlySet<string>): Final["status"] {
  return drafts.has(control.controlId) ? "empty" : statusSoFar(control);
}

interface FinalAnswersProps {
  readonly attemptId: string;
  readonly sections: readonly SectionData[];
  readonly preview: readonly Final[];
}

/** Every section with what its controls will be sealed with. */
export function FinalAnswers({ attemptId, sections, preview }: FinalAnswersProps) {
  const t = useTranslations("check");
  const drafts = new Set(sections.flatMap(({ unconfirmed }) => unconfirmed));
  return (
    <Card>
      <div className="px-4 pt-4 pb-4 sm:px-6">
        <h2 className="text-lg">{t("counts")}</h2>
        <p className="mt-1 max-w-prose text-sm text-soft">{t("countsLead")}</p>
      </div>
      {sections.map(({ topLevel, title }) => {
        const controls = preview.filter((control) => control.topLevel === topLevel);
        return (
          <Disclosure
            key={topLevel}
            heading={
              <h3 className="text-base">
                <span className="figures mr-2 text-soft">{topLevel}</span>
                <English>{title}</English>
              </h3>
            }
            note={<StatusTally statuses={controls.map((each) => confirmedStatus(each, drafts))} />}
          >
            <ul>
              {controls.map((control) => (
                <FinalControl key={control.controlId} attemptId={attemptId} control={control} />
              ))}
            </ul>
            <a
              href={hashOf({ at: "section", attemptId, topLevel })}
              className="inline-flex min-h-11 items-center text-sm"
            >
              {t("change")}
              <span className="sr-only"> {title}</span>
            </a>
          </Disclosure>
        );
      })}
    </Card>
  );
}

function GapList({
  attemptId,
  gaps,
}: {
  readonly attemptId: string;
  readonly gaps: readonly Final[];
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
          <PlanText control={control} />
        </li>
      ))}
    </ul>
  );
}

/** More than these are folded, so that the rest of the check stays in sight. */
const GAPS_SHOWN = 6;

/** The controls that are Not In Place with what will be done about each. */
export function Gaps({ attemptId, preview }: Omit<FinalAnswersProps, "sections">) {
  const t = useTranslations("check");
  const gaps = preview.filter(({ status, inherited }) => status === "Not In Place" && !inherited);
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
      <div className="border-t border-line px-4 py-4 sm:px-6">
        <a
          href={hashOf({ at: "about", attemptId, groupId: "remediation" })}
          className={buttonClass("secondary")}
        >
          {t("editPlans")}
        </a>
      </div>
    </Card>
  );
}
