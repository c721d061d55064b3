"use client";
// What keeps the merchant from signing, each with the place where it is done.
import { ListTodo } from "lucide-react";
import { useTranslations } from "use-intl";
import { Callout } from "@/components/ui/callout";
import { English } from "@/components/ui/english";
import type { ReviewData, SectionData } from "@/components/wizard/data";
import { isReady, isWorkedThrough, parkedOf } from "@/components/wizard/readiness";
import { hashOf } from "@/components/wizard/route";
import { useStatementAnswers } from "@/components/wizard/statement-answers";
import { TimeLeft } from "./time-left";

interface Whole {
  readonly attemptId: string;
  readonly sections: readonly SectionData[];
  readonly review: ReviewData;
}

/** Whether nothing is left to do but to look it through, answer the statements and sign. */
export function isReadyToCheck({ sections, review }: Omit<Whole, "attemptId">): boolean {
  const open = review.preview.some(({ inherited, status }) => inherited || status === "empty");
  return sections.every(isReady) && !open && review.remaining === 0;
}

/** How many points of a section wait for an answer. */
function openOf({ controls }: SectionData): number {
  return controls.filter(
    ({ status, contradictory, unconfirmed, parked }) =>
      !parked && (status === "empty" || contradictory || unconfirmed),
  ).length;
}

function Sections({ attemptId, sections }: Omit<Whole, "review">) {
  const t = useTranslations("check");
  return sections
    .filter((section) => !isWorkedThrough(section))
    .map((section) => (
      <li key={section.topLevel}>
        <a href={hashOf({ at: "section", attemptId, topLevel: section.topLevel })}>
          {t("openSection", { topLevel: section.topLevel })} <English>{section.title}</English>
        </a>
        {": "}
        {t("openPoints", { count: openOf(section) })}
      </li>
    ));
}

/** Everything that is left to do before the statements; nothing where nothing is. */
export function StillToDo({ attemptId, sections, review }: Whole) {
  const t = useTranslations("check");
  const parked = parkedOf(sections).length;
  if (isReadyToCheck({ sections, review })) return null;
  return (
    <Callout tone="open" icon={ListTodo} title={t("open")}>
      <TimeLeft sections={sections} />
      <ul className="list-disc space-y-1 pl-5">
        <Sections attemptId={attemptId} sections={sections} />
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

/** The statements that nobody answered yet, or that were answered so that nobody can sign. */
export function StatementsToDo({ attemptId, review }: Omit<Whole, "sections">) {
  const t = useTranslations("check");
  const { unasked, denied } = useStatementAnswers(attemptId, review.statements);
  if (unasked.length === 0 && denied.length === 0) return null;
  const place = denied[0] ?? unasked[0];
  return (
    <Callout tone="open" icon={ListTodo} title={t("open")}>
      <a
        href={hashOf({
          at: "statements",
          attemptId,
          ...(place ? { statementId: place.id } : {}),
        })}
      >
        {denied.length > 0
          ? t("openDenied", { count: denied.length })
          : t("openStatements", { count: unasked.length })}
      </a>
    </Callout>
  );
}
