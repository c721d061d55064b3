"use client";
// The merchant's own answer to one point: a choice, words, and a plan where it is Not In Place.
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { TextArea, TextField } from "@/components/ui/text-field";
import { Working } from "@/components/ui/working";
import { type ControlData, useJob } from "@/components/wizard/data";
import { useRefusal } from "@/components/wizard/refusal-words";
import { useSession } from "@/components/wizard/session";

const CHOICES = [
  "In Place",
  "Not In Place",
  "Not Applicable",
  "In Place with Compensating Control",
] as const;

type Choice = (typeof CHOICES)[number];

interface Change {
  /** Null until chosen: a point without an answer suggests none. */
  readonly status: Choice | null;
  readonly answer: string;
  readonly plan: string;
  readonly date: string;
}

function StatusChoice({
  id,
  status,
  error,
  choose,
}: {
  readonly id: string;
  readonly status: Choice | null;
  readonly error: string | null;
  readonly choose: (status: Choice) => void;
}) {
  const t = useTranslations("section");
  const statusWord = useTranslations("status");
  return (
    <fieldset
      className={error ? "border-l-4 border-bad pl-4" : undefined}
      aria-describedby={error ? `status-${id}-error` : undefined}
    >
      <legend className="mb-2 font-semibold">{t("status")}</legend>
      {error ? (
        <p id={`status-${id}-error`} role="alert" className="mb-1 text-sm font-semibold text-bad">
          {error}
        </p>
      ) : null}
      {CHOICES.map((choice) => (
        <label key={choice} className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
          <input
            type="radio"
            name={`status-${id}`}
            checked={choice === status}
            onChange={() => choose(choice)}
            className="size-5 shrink-0 accent-(--accent)"
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
  set,
}: {
  readonly id: string;
  readonly change: Change;
  readonly set: (part: Partial<Change>) => void;
}) {
  const t = useTranslations("section");
  return (
    <>
      <TextArea
        id={`plan-${id}`}
        label={t("plan")}
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

function changeOf(control: ControlData): Change {
  return {
    status: control.status === "empty" ? null : control.status,
    answer: control.quote ?? "",
    plan: control.remediationPlan ?? "",
    date: control.remediationTargetDate ?? "",
  };
}

interface ChangeFormProps {
  readonly attemptPath: string;
  readonly control: ControlData;
  /** Called when it is saved. */
  readonly saved: () => void;
  /** Leaves the form; without it the form stays open. */
  readonly close?: () => void;
}

/** Asks for the answer to one point. */
export function ChangeForm({ attemptPath, control, saved, close }: ChangeFormProps) {
  const t = useTranslations("section");
  const refusal = useRefusal();
  const { send } = useSession();
  const [change, setChange] = useState<Change>(() => changeOf(control));
  const [tried, setTried] = useState(false);
  const set = (part: Partial<Change>) => setChange({ ...change, ...part });
  const path = `${attemptPath}/questions/${control.controlId}/analyze`;
  const save = useJob<Change, unknown>((sent) => send("POST", path, bodyOf(sent)));
  const id = control.controlId.replaceAll(".", "-");
  const wordless = change.answer.trim() === "";
  function submit() {
    setTried(true);
    if (!wordless && change.status) save.mutate(change, { onSuccess: saved });
  }
  return (
    <div className="space-y-5 rounded-medium border border-line-strong bg-wash p-4">
      <StatusChoice
        id={id}
        status={change.status}
        error={tried && !change.status ? t("choose") : null}
        choose={(status) => set({ status })}
      />
      <TextArea
        id={`words-${id}`}
        label={t("words")}
        hint={t("wordsHint")}
        error={save.error ? refusal(save.error) : tried && wordless ? t("wordsMissing") : null}
        rows={3}
        value={change.answer}
        onChange={(event) => set({ answer: event.target.value })}
      />
      {change.status === "Not In Place" ? <PlanFields id={id} change={change} set={set} /> : null}
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={submit} pending={save.isPending}>
          {t("save")}
        </Button>
        {close ? <Button onClick={close}>{t("close")}</Button> : null}
      </div>
      {save.isPending ? <Working>{t("working", { count: 1 })}</Working> : null}
    </div>
  );
}
