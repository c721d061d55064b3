"use client";
// The points of an area: those that are new this year first, then all with what was said of them.
import { Sparkle } from "lucide-react";
import { type RefCallback, useCallback, useState } from "react";
import { useTranslations } from "use-intl";
import { StatusTally } from "@/components/status/control-status";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Fold } from "@/components/ui/fold";
import type { ControlData, SectionData } from "@/components/wizard/data";
import { Refusal } from "@/components/wizard/parts";
import { useChange } from "@/components/wizard/queries";
import { useSession } from "@/components/wizard/session";
import { RESULT_ID } from "./answer-form";
import { ControlPoint } from "./control-point";
import { isPresetDraft, statusConfirmed } from "./preset-words";

/** Whether the end of a list was reached: scrolled to, or with the keyboard or a screen reader. */
export interface EndReached {
  readonly reached: boolean;
  /** Stands at the end of the list. */
  readonly end: RefCallback<HTMLDivElement>;
  /** The last entry got the focus. */
  readonly focused: () => void;
}

/** Watches for the end of a list; once it was reached it stays so. */
export function useEndReached(): EndReached {
  const [reached, setReached] = useState(false);
  const end = useCallback((element: HTMLDivElement) => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setReached(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { reached, end, focused: () => setReached(true) };
}

interface PointsProps {
  readonly attemptPath: string;
  readonly section: SectionData;
}

/** The new points that nobody has answered or put aside yet. */
export function openNewPoints({ controls, newControls }: SectionData): readonly ControlData[] {
  return controls.filter(
    ({ controlId, status, parked }) =>
      newControls.includes(controlId) && status === "empty" && !parked,
  );
}

/** The points that last year's questionnaire did not ask: they come first. */
export function NewPoints({ attemptPath, section }: PointsProps) {
  const t = useTranslations("section");
  const points = openNewPoints(section);
  if (points.length === 0) return null;
  return (
    <section aria-labelledby="new-points" className="space-y-5">
      <div className="space-y-1">
        <h2 id="new-points" className="flex items-center gap-2 text-xl">
          <Sparkle className="size-5 shrink-0 text-accent" aria-hidden="true" />
          {t("newPoints", { count: points.length })}
        </h2>
        <p className="max-w-prose text-sm text-soft">{t("newPointsLead")}</p>
      </div>
      <Card>
        <ol className="long-list">
          {points.map((control) => (
            <ControlPoint
              key={control.controlId}
              attemptPath={attemptPath}
              section={section}
              control={control}
              asked
            />
          ))}
        </ol>
      </Card>
    </section>
  );
}

function PointList({ attemptPath, section, end }: PointsProps & { readonly end: EndReached }) {
  const asked = openNewPoints(section);
  const points = section.controls.filter((control) => !asked.includes(control));
  return (
    <Card>
      <ol className="long-list">
        {points.map((control, index) => (
          <ControlPoint
            key={control.controlId}
            attemptPath={attemptPath}
            section={section}
            control={control}
            {...(index === points.length - 1 ? { onFocus: end.focused } : {})}
          />
        ))}
      </ol>
      <div ref={end.end} className="h-px" />
    </Card>
  );
}

/** Every point of an area with what the answer says of it; folded until there is an answer. */
export function Points({ attemptPath, section, end }: PointsProps & { readonly end: EndReached }) {
  const t = useTranslations("section");
  const { answered, combinedAnswer, controls, parked, parts, total, unconfirmed } = section;
  const begun = answered + parked.length + unconfirmed.length > 0;
  // Whoever answers short questions has no use for the points, unless drafts are to be looked through.
  const inParts = parts.some(({ given }) => given) && unconfirmed.length === 0;
  const list = <PointList attemptPath={attemptPath} section={section} end={end} />;
  if (inParts || (combinedAnswer === null && !begun)) {
    return (
      <Fold label={t("allPoints", { count: total })}>
        <p className="mb-4 max-w-prose text-sm text-soft">{t("allPointsHint")}</p>
        {list}
      </Fold>
    );
  }
  return (
    <section aria-labelledby={RESULT_ID} className="space-y-5">
      <div className="space-y-2">
        <h2 id={RESULT_ID} tabIndex={-1} className="text-xl outline-none">
          {combinedAnswer === null ? t("points") : t("controls")}
        </h2>
        <StatusTally statuses={controls.map(statusConfirmed)} />
      </div>
      {list}
    </section>
  );
}

/** What the drafts of a section are: last year's answers, the partner's, or both. */
function useConfirmWords({ controls, unconfirmed }: SectionData) {
  const t = useTranslations("section");
  const drafts = controls.filter(({ controlId }) => unconfirmed.includes(controlId));
  const presets = drafts.filter(isPresetDraft).length;
  if (presets === 0) {
    return { act: t("confirm"), hint: t("confirmHint"), later: t("confirmLater") };
  }
  const both = presets < drafts.length;
  const hint = both ? t("confirmBothHint") : t("confirmPresetHint");
  return { act: t("confirmPreset"), hint, later: t("confirmPresetLater") };
}

/** Offers to keep drafts as they are, once they were looked through. */
export function Confirmation({
  path,
  section,
  seen,
}: {
  readonly path: string;
  readonly section: SectionData;
  readonly seen: boolean;
}) {
  const t = useTranslations("section");
  const { send } = useSession();
  const words = useConfirmWords(section);
  const confirm = useChange(() => send("POST", `${path}/confirm`));
  const { parked, unconfirmed } = section;
  if (unconfirmed.every((controlId) => parked.includes(controlId))) return null;
  const first = openNewPoints(section).length;
  const ready = seen && first === 0;
  return (
    <div className="space-y-3 border-t border-line pt-6">
      <p className="max-w-prose text-sm text-soft">
        {ready ? words.hint : first > 0 ? t("confirmNewFirst") : words.later}
      </p>
      {ready ? (
        <Button
          look="primary"
          onClick={() => confirm.mutate(undefined)}
          pending={confirm.isPending}
        >
          {words.act}
        </Button>
      ) : null}
      <Refusal error={confirm.error} />
    </div>
  );
}
