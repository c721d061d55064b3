"use client";
// Where the answers come from: counts that unfold to the points, each leading to its place.
import { ChevronRight } from "lucide-react";
import { useTranslations } from "use-intl";
import { Card } from "@/components/ui/card";
import { English } from "@/components/ui/english";
import type { ReviewData, SectionData } from "@/components/wizard/data";
import { hashOf } from "@/components/wizard/route";

type Group = ReviewData["origins"][number];

interface OriginsProps {
  readonly attemptId: string;
  readonly sections: readonly SectionData[];
  readonly origins: readonly Group[];
}

/** The points of one origin, by area. */
function Places({
  attemptId,
  sections,
  controlIds,
}: {
  readonly attemptId: string;
  readonly sections: readonly SectionData[];
  readonly controlIds: readonly string[];
}) {
  const wanted = new Set(controlIds);
  const own = sections
    .map(({ topLevel, title, controls }) => ({
      topLevel,
      title,
      points: controls.filter(({ controlId }) => wanted.has(controlId)),
    }))
    .filter(({ points }) => points.length > 0);
  return (
    <ul className="space-y-3 pt-1 pb-4 pl-8 text-sm">
      {own.map(({ topLevel, title, points }) => (
        <li key={topLevel}>
          <p className="text-soft">
            <span className="figures">{topLevel}</span> <English>{title}</English>
          </p>
          <ul className="flex flex-wrap gap-x-4">
            {points.map((point) => (
              <li key={point.controlId}>
                <a
                  href={hashOf({
                    at: "section",
                    attemptId,
                    topLevel,
                    controlId: point.controlId,
                  })}
                  className="figures inline-flex min-h-8 items-center"
                >
                  {point.controlId}
                  <span className="sr-only">
                    : <English>{point.title}</English>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** How many answers are the merchant's own words, accepted, chosen, carried or taken over. */
export function Origins({ attemptId, sections, origins }: OriginsProps) {
  const t = useTranslations("check");
  if (origins.length === 0) return null;
  return (
    <Card>
      <div className="px-4 pt-4 sm:px-6">
        <h2 className="text-lg">{t("origins")}</h2>
        <p className="mt-1 max-w-prose text-sm text-soft">{t("originsLead")}</p>
      </div>
      <ul className="mt-3">
        {origins.map(({ origin, controlIds }) => (
          <li key={origin} className="border-t border-line px-4 sm:px-6">
            <details className="group">
              <summary className="flex min-h-12 items-center gap-3 py-2">
                <ChevronRight
                  className="size-5 shrink-0 text-accent transition-transform duration-(--motion) group-open:rotate-90"
                  aria-hidden="true"
                />
                <span className="min-w-0 grow">{t(`origin.${origin}`)}</span>
                <span className="figures shrink-0 font-semibold whitespace-nowrap">
                  {controlIds.length}
                </span>
              </summary>
              <Places attemptId={attemptId} sections={sections} controlIds={controlIds} />
            </details>
          </li>
        ))}
      </ul>
    </Card>
  );
}
