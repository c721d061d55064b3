"use client";
// One point of an area: what is needed, what the merchant's words say of it, and a way to change that.
import { Bookmark, BookmarkX, CircleHelp, Sparkle, Undo2 } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ControlStatusMark } from "@/components/status/control-status";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { English } from "@/components/ui/english";
import { Fold } from "@/components/ui/fold";
import { StatusMark } from "@/components/ui/status-mark";
import { Working } from "@/components/ui/working";
import { type ControlData, type SectionData, useDrafts } from "@/components/wizard/data";
import { Refusal } from "@/components/wizard/parts";
import { useChange } from "@/components/wizard/queries";
import { useSession } from "@/components/wizard/session";
import { ChangeForm, pointDraft } from "./change-form";
import { PlanText } from "./plan-text";
import { isPresetDraft, PresetWords } from "./preset-words";
import { WorksheetForm } from "./worksheet-form";

/** Where on the page a point stands. */
export function pointAnchor(controlId: string): string {
  return `point-${controlId}`;
}

/** The answer with the words that the status rests on marked in it. */
function MarkedWords({ control }: { readonly control: ControlData }) {
  const t = useTranslations("section");
  const { answer, quote } = control;
  if (!quote) return null;
  const at = answer?.indexOf(quote) ?? -1;
  const long = (answer?.length ?? 0) > 400;
  const before = at < 0 || long ? "" : (answer ?? "").slice(0, at);
  const after = at < 0 || long ? "" : (answer ?? "").slice(at + quote.length);
  return (
    <div>
      <p className="sr-only">{t("yourWords")}</p>
      <blockquote className="max-w-prose border-l-2 border-line-strong pl-3 text-sm whitespace-pre-line">
        {before}
        <mark className="bg-open-wash text-ink">{quote}</mark>
        {after}
      </blockquote>
    </div>
  );
}

/** Says of a control that the merchant is not sure, or no longer. */
export function usePark(attemptPath: string, controlId: string) {
  const { send } = useSession();
  return useChange((parked: boolean) =>
    send("PUT", `${attemptPath}/questions/${controlId}/parked`, { parked }),
  );
}

function ParkButton({
  attemptPath,
  control,
}: {
  readonly attemptPath: string;
  readonly control: ControlData;
}) {
  const t = useTranslations("section");
  const { controlId, title, parked } = control;
  const park = usePark(attemptPath, controlId);
  const Icon = parked ? BookmarkX : Bookmark;
  return (
    <>
      <Button
        look="quiet"
        onClick={() => park.mutate(!parked)}
        pending={park.isPending}
        icon={<Icon className="size-4 shrink-0" aria-hidden="true" />}
      >
        <span>
          {parked ? t("unpark") : t("park")}
          <span className="sr-only">: {title}</span>
        </span>
      </Button>
      <Refusal error={park.error} />
    </>
  );
}

function Marks({ control, isNew }: { readonly control: ControlData; readonly isNew: boolean }) {
  const t = useTranslations("section");
  return (
    <span className="flex flex-wrap gap-2">
      {isNew ? (
        <StatusMark tone="seal" icon={Sparkle}>
          {t("newMark")}
        </StatusMark>
      ) : null}
      {control.parked ? (
        <StatusMark tone="open" icon={Bookmark}>
          {t("parked")}
        </StatusMark>
      ) : null}
      {isPresetDraft(control) ? (
        <StatusMark tone="open" icon={CircleHelp}>
          {t("toConfirm")}
        </StatusMark>
      ) : null}
      {control.parked && control.status === "empty" ? null : (
        <ControlStatusMark status={control.status} />
      )}
    </span>
  );
}

/** What will be done about a point that is Not In Place. */
function PointPlan({ control }: { readonly control: ControlData }) {
  const t = useTranslations("section");
  const { status, remediationPlan: plan, remediationTargetDate: planDate } = control;
  if (status !== "Not In Place") return null;
  return (
    <div className="max-w-prose text-sm">
      <p className="text-xs text-soft">{t("planHere")}</p>
      <PlanText control={{ plan, planDate, planBy: control.remediationBy }} />
    </div>
  );
}

/** What the partner's reviewers want put right, where they sent the point back. */
function SentBack({ section, control }: Pick<ControlPointProps, "section" | "control">) {
  const t = useTranslations("section");
  const found = section.sentBack.find(({ controlId }) => controlId === control.controlId);
  if (!found) return null;
  return (
    <Callout tone="open" icon={Undo2} title={t("sentBack")}>
      <p className="text-xs text-soft">{t("sentBackWhy")}</p>
      <p className="max-w-prose whitespace-pre-line">{found.reason}</p>
    </Callout>
  );
}

/** Where the status was stated and the assessor reads the words otherwise. */
function Disagreement({ control }: { readonly control: ControlData }) {
  const t = useTranslations("check");
  const status = useTranslations("status");
  const { opinion } = control;
  if (!opinion?.disagrees) return null;
  const values = { stated: status(control.status), read: status(opinion.status) };
  return <p className="max-w-prose text-sm text-open">{t("disagreement", values)}</p>;
}

/** What a point asks, folded. */
export function PointNeeds({
  control,
  open = false,
}: {
  readonly control: ControlData;
  /** Shows it from the start. */
  readonly open?: boolean;
}) {
  const t = useTranslations("section");
  return (
    <Fold label={t("needed")} open={open}>
      <p className="max-w-prose text-sm text-soft">
        <English>{control.requirement}</English>
      </p>
    </Fold>
  );
}

/** A point with what was said of it. */
export function PointText({
  control,
  isNew = false,
}: {
  readonly control: ControlData;
  /** Last year's questionnaire did not ask it. */
  readonly isNew?: boolean;
}) {
  const t = useTranslations("section");
  const { controlId, title, status, reason, suggestion, carriedForward } = control;
  // Where all is well the merchant's own words say enough.
  const settled = status === "In Place" && !control.contradictory;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h3
          id={pointAnchor(controlId)}
          tabIndex={-1}
          className="min-w-0 basis-80 grow text-base outline-none"
        >
          <span className="figures mr-2 text-soft">{controlId}</span>
          <English>{title}</English>
        </h3>
        <Marks control={control} isNew={isNew} />
      </div>
      {carriedForward ? <p className="text-xs text-soft">{t("carried")}</p> : null}
      <PresetWords control={control} />
      <MarkedWords control={control} />
      {reason && !settled ? (
        <p className="max-w-prose text-sm text-soft">
          <English>{reason}</English>
        </p>
      ) : null}
      {suggestion && !settled ? (
        <p className="max-w-prose text-sm">
          <English>{suggestion}</English>
        </p>
      ) : null}
    </>
  );
}

interface ControlPointProps {
  readonly attemptPath: string;
  readonly section: SectionData;
  readonly control: ControlData;
  /** Its answer is asked for at once. */
  readonly asked?: boolean;
  readonly onFocus?: () => void;
}

/** One point with its answer. */
export function ControlPoint(props: ControlPointProps) {
  const { attemptPath, section, control, asked = false, onFocus } = props;
  const t = useTranslations("section");
  const drafts = useDrafts();
  const begun = drafts.get(pointDraft(attemptPath, control.controlId, "words"))?.value;
  // Words that were typed and not sent, before a reload or on another device, are not hidden.
  const [changing, setChanging] = useState(asked || Boolean(begun));
  const close = () => {
    setChanging(false);
    // The button that had the focus is gone; whoever hears the page stays at this point.
    document.getElementById(pointAnchor(control.controlId))?.focus({ preventScroll: true });
  };
  const reading = section.pendingJobs.some(({ controlId }) => controlId === control.controlId);
  const isNew = section.newControls.includes(control.controlId);
  return (
    <li
      className="space-y-3 border-t border-line px-4 py-5 first:border-t-0 sm:px-6"
      onFocus={onFocus}
    >
      <PointText control={control} isNew={isNew} />
      <SentBack section={section} control={control} />
      <Disagreement control={control} />
      {changing ? null : <PointPlan control={control} />}
      {control.worksheetQuestions ? (
        <WorksheetForm attemptPath={attemptPath} control={control} />
      ) : null}
      {reading && !changing ? <Working>{t("working", { count: 1 })}</Working> : null}
      {asked ? <PointNeeds control={control} open /> : null}
      {changing ? (
        <ChangeForm
          attemptPath={attemptPath}
          control={control}
          saved={close}
          {...(asked ? {} : { close })}
        />
      ) : null}
      <div className="flex flex-wrap items-start gap-x-4">
        {asked ? null : <PointNeeds control={control} />}
        {changing ? null : (
          <Button look="quiet" onClick={() => setChanging(true)}>
            <span>
              {control.status === "empty" ? t("answerPoint") : t("change")}
              <span className="sr-only">: {control.title}</span>
            </span>
          </Button>
        )}
        <ParkButton attemptPath={attemptPath} control={control} />
      </div>
    </li>
  );
}
