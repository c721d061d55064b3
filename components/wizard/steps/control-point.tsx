"use client";
// One point of an area: what is needed, what the merchant's words say of it, and a way to change that.
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ControlStatusMark } from "@/components/status/control-status";
import { Button } from "@/components/ui/button";
import { English } from "@/components/ui/english";
import { TextArea, TextField } from "@/components/ui/text-field";
import { Working } from "@/components/ui/working";
import { type ControlData, useJob } from "@/components/wizard/data";
import { useFieldMessage, useRefusal } from "@/components/wizard/refusal-words";
import { useSession } from "@/components/wizard/session";
import { WorksheetForm } from "./worksheet-form";

const CHOICES = [
  "In Place",
  "Not In Place",
  "Not Applicable",
  "In Place with Compensating Control",
] as const;

type Choice = (typeof CHOICES)[number];

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
      <p className="text-xs text-faint">{t("yourWords")}</p>
      <blockquote className="mt-1 max-w-prose border-l-2 border-line-strong pl-3 text-sm whitespace-pre-line">
        {before}
        <mark className="bg-open-wash text-ink">{quote}</mark>
        {after}
      </blockquote>
    </div>
  );
}

interface Change {
  readonly status: Choice;
  readonly answer: string;
  readonly plan: string;
  readonly date: string;
}

function StatusChoice({
  id,
  status,
  choose,
}: {
  readonly id: string;
  readonly status: Choice;
  readonly choose: (status: Choice) => void;
}) {
  const t = useTranslations("section");
  const statusWord = useTranslations("status");
  return (
    <fieldset className="space-y-2">
      <legend className="mb-2 font-semibold">{t("status")}</legend>
      {CHOICES.map((choice) => (
        <label key={choice} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name={`status-${id}`}
            checked={choice === status}
            onChange={() => choose(choice)}
            className="size-5 accent-(--accent)"
          />
          {statusWord(choice)}
        </label>
      ))}
    </fieldset>
  );
}

/** What will be done about a point that is Not In Place, and by when. */
function PlanFields({
  id,
  change,
  error,
  set,
}: {
  readonly id: string;
  readonly change: Change;
  /** Why the plan is refused. */
  readonly error: string | null;
  readonly set: (part: Partial<Change>) => void;
}) {
  const t = useTranslations("section");
  return (
    <>
      <TextArea
        id={`plan-${id}`}
        label={t("plan")}
        error={error}
        rows={2}
        value={change.plan}
        onChange={(event) => set({ plan: event.target.value })}
      />
      <TextField
        id={`date-${id}`}
        type="date"
        label={t("planDate")}
        value={change.date}
        onChange={(event) => set({ date: event.target.value })}
      />
    </>
  );
}

function bodyOf({ status, answer, plan, date }: Change): Record<string, unknown> {
  const words = { answer: answer.trim(), status };
  if (status !== "Not In Place") return words;
  return {
    ...words,
    ...(plan.trim() ? { remediationPlan: plan.trim() } : {}),
    ...(date ? { remediationTargetDate: date } : {}),
  };
}

function ChangeForm({
  attemptPath,
  control,
  close,
}: {
  readonly attemptPath: string;
  readonly control: ControlData;
  readonly close: () => void;
}) {
  const t = useTranslations("section");
  const refusal = useRefusal();
  const fieldMessage = useFieldMessage();
  const { send } = useSession();
  const [change, setChange] = useState<Change>({
    status: control.status === "empty" ? "In Place" : control.status,
    answer: control.quote ?? "",
    plan: control.remediationPlan ?? "",
    date: control.remediationTargetDate ?? "",
  });
  const set = (part: Partial<Change>) => setChange({ ...change, ...part });
  const path = `${attemptPath}/questions/${control.controlId}/analyze`;
  const save = useJob<Change, unknown>((sent) => send("POST", path, bodyOf(sent)));
  const id = control.controlId.replaceAll(".", "-");
  const planError = fieldMessage(save.error, "remediationPlan");
  const submit = () => change.answer.trim() && save.mutate(change, { onSuccess: close });
  return (
    <div className="space-y-5 rounded-medium border border-line-strong bg-wash p-4">
      <StatusChoice id={id} status={change.status} choose={(status) => set({ status })} />
      <TextArea
        id={`words-${id}`}
        label={t("words")}
        hint={t("wordsHint")}
        error={save.error && !planError ? refusal(save.error) : null}
        rows={3}
        value={change.answer}
        onChange={(event) => set({ answer: event.target.value })}
      />
      {change.status === "Not In Place" ? (
        <PlanFields id={id} change={change} error={planError} set={set} />
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={submit} pending={save.isPending}>
          {t("save")}
        </Button>
        <Button onClick={close}>{t("close")}</Button>
      </div>
      {save.isPending ? <Working>{t("working", { count: 1 })}</Working> : null}
    </div>
  );
}

/** One point with its answer. */
export function ControlPoint({
  attemptPath,
  control,
}: {
  readonly attemptPath: string;
  readonly control: ControlData;
}) {
  const t = useTranslations("section");
  const [changing, setChanging] = useState(false);
  const { controlId, title, requirement, status, reason, suggestion, carriedForward } = control;
  return (
    <li className="space-y-3 border-t border-line px-4 py-5 first:border-t-0 sm:px-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h3 className="min-w-0 text-base">
          <span className="figures mr-2 text-soft">{controlId}</span>
          <English>{title}</English>
        </h3>
        <ControlStatusMark status={status} />
      </div>
      {carriedForward ? <p className="text-xs text-soft">{t("carried")}</p> : null}
      <MarkedWords control={control} />
      {reason ? (
        <p className="max-w-prose text-sm text-soft">
          <English>{reason}</English>
        </p>
      ) : null}
      {status !== "In Place" && suggestion ? (
        <p className="max-w-prose text-sm">
          <English>{suggestion}</English>
        </p>
      ) : null}
      <details className="text-sm">
        <summary className="min-h-8 cursor-pointer text-accent">{t("needed")}</summary>
        <p className="mt-2 max-w-prose text-soft">
          <English>{requirement}</English>
        </p>
      </details>
      {control.worksheetQuestions ? (
        <WorksheetForm attemptPath={attemptPath} control={control} />
      ) : null}
      {changing ? (
        <ChangeForm attemptPath={attemptPath} control={control} close={() => setChanging(false)} />
      ) : (
        <Button onClick={() => setChanging(true)}>
          <span>
            {t("change")}
            <span className="sr-only">: {title}</span>
          </span>
        </Button>
      )}
    </li>
  );
}
