"use client";
// What the check before the signature finds: what does not go together, what the assessor reads otherwise,
// and which worksheets are empty.
import { FileText, Scale, TriangleAlert } from "lucide-react";
import { useTranslations } from "use-intl";
import { Callout } from "@/components/ui/callout";
import { English } from "@/components/ui/english";
import type { ControlData, ReviewData, SectionData } from "@/components/wizard/data";
import { isFromProduct } from "@/components/wizard/product-words";
import { useAttempts, useMethods } from "@/components/wizard/queries";
import { hashOf } from "@/components/wizard/route";

/** What the check looks at. */
export interface Findings {
  readonly attemptId: string;
  readonly sections: readonly SectionData[];
  readonly review: ReviewData;
}

/** Every control of the sections, in their order. */
export function controlsOf(sections: readonly SectionData[]): readonly ControlData[] {
  return sections.flatMap(({ controls }) => controls);
}

/** The way to a point of its section. */
export function PointLink({
  attemptId,
  control,
}: {
  readonly attemptId: string;
  readonly control: Pick<ControlData, "controlId" | "title" | "topLevel">;
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
  const methods = useMethods();
  const { topLevel, quote } = statement;
  const pmId = attempts.data?.items.find(({ id }) => id === attemptId)?.paymentMethodId ?? "";
  const method = methods.data?.items.find(({ id }) => id === pmId);
  const described = isFromProduct(method, quote) ? t("inProduct") : t("inDescription");
  const place = topLevel
    ? ({ at: "section", attemptId, topLevel } as const)
    : ({ at: "method", pmId } as const);
  return (
    <div className="border-l-2 border-line-strong pl-3">
      <a href={hashOf(place)}>{topLevel ? t("inSection", { topLevel }) : described}</a>
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

/** Where a status that was stated and the assessor's reading of the words differ: the statement counts. */
export function Disagreements({ attemptId, sections }: Findings) {
  const t = useTranslations("check");
  const status = useTranslations("status");
  const apart = controlsOf(sections).filter(({ opinion }) => opinion?.disagrees);
  if (apart.length === 0) return null;
  return (
    <Callout tone="open" icon={Scale} title={t("disagreements")}>
      <p>{t("disagreementsText")}</p>
      <ul className="space-y-3">
        {apart.map((control) => (
          <li key={control.controlId} className="space-y-1">
            <PointLink attemptId={attemptId} control={control} />
            <p>
              {t("disagreement", {
                stated: status(control.status),
                read: status(control.opinion?.status ?? "empty"),
              })}
            </p>
          </li>
        ))}
      </ul>
    </Callout>
  );
}
