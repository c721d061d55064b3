"use client";
// The merchant's own answer to one point: a choice, words, and a plan where it is Not In Place.
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { ChoiceGroup } from "@/components/ui/choice-group";
import { TextArea, TextField } from "@/components/ui/text-field";
import { Working } from "@/components/ui/working";
import type { ControlData } from "@/components/wizard/data";
import { ErrorSummary, type FieldError } from "@/components/wizard/error-summary";
import { useFieldMessage } from "@/components/wizard/field-message";
import { useJobResult } from "@/components/wizard/jobs";
import { useOpenBlanks } from "@/components/wizard/open-blanks";
import { useChange } from "@/components/wizard/queries";
import { useRefusal } from "@/components/wizard/refusal-words";
import { useSession } from "@/components/wizard/session";
import { SaveNote } from "@/components/wizard/step-parts";
import { type DraftField, useDraftOver } from "@/components/wizard/use-draft";

const CHOICES = [
  "In Place",
  "Not In Place",
  "Not Applicable",
  "In Place with Compensating Control",
] as const;

type Choice = (typeof CHOICES)[number];

interface Change {
  readonly status: Choice;
  readonly answer: string;
  readonly plan: string;
  readonly date: string;
}

/** The draft of one text of a point. */
export function pointDraft(attemptPath: string, controlId: string, text: string): string {
  return `${attemptPath.split("/").at(-1)}.point.${controlId}.${text}`;
}

function idOf(controlId: string): string {
  return controlId.replaceAll(".", "-");
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
    <ChoiceGroup
      id={`status-${id}`}
      legend={t("status")}
      error={error}
      choices={CHOICES.map((value) => ({ value, label: statusWord(value) }))}
      value={status}
      onChoose={choose}
    />
  );
}

/** What will be done about a point that is Not In Place, and by when. */
function PlanFields({
  id,
  plan,
  error,
  date,
}: {
  readonly id: string;
  readonly plan: DraftField;
  /** Why the plan was refused when it was sent. */
  readonly error: string | null;
  readonly date: DraftField;
}) {
  const t = useTranslations("section");
  const refusal = useRefusal();
  return (
    <>
      <div>
        <TextArea
          id={`plan-${id}`}
          label={t("plan")}
          error={plan.refusal ? refusal(plan.refusal) : error}
          rows={2}
          value={plan.value}
          onChange={(event) => plan.setValue(event.target.value)}
        />
        <SaveNote draft={plan} />
      </div>
      <TextField
        id={`date-${id}`}
        type="date"
        label={t("planDate")}
        value={date.value}
        onChange={(event) => date.setValue(event.target.value)}
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

interface ChangeFormProps {
  readonly attemptPath: string;
  readonly control: ControlData;
  /** Called when it is saved. */
  readonly saved: () => void;
  /** Leaves the form; without it the form stays open. */
  readonly close?: () => void;
}

/** The answer to a point while it is written: its parts, what is missing, and how it is sent. */
function useAnswering({ attemptPath, control, saved, close }: ChangeFormProps) {
  const { send } = useSession();
  const jobResult = useJobResult();
  const { controlId, quote, remediationPlan, remediationTargetDate } = control;
  // A point without an answer suggests none.
  const [status, choose] = useState<Choice | null>(
    control.status === "empty" ? null : control.status,
  );
  const words = useDraftOver(pointDraft(attemptPath, controlId, "words"), quote ?? "");
  const plan = useDraftOver(pointDraft(attemptPath, controlId, "plan"), remediationPlan ?? "");
  const date = useDraftOver(
    pointDraft(attemptPath, controlId, "date"),
    remediationTargetDate ?? "",
  );
  const [tried, setTried] = useState(false);
  const forget = () => {
    words.empty();
    plan.empty();
    date.empty();
  };
  // The drafts are emptied before anything is read anew: what is read may put this form away.
  const save = useChange(async (change: Change) => {
    const path = `${attemptPath}/questions/${controlId}/analyze`;
    const { pollUrl } = await send<{ pollUrl: string }>("POST", path, bodyOf(change));
    await jobResult(pollUrl);
    forget();
  });
  const wordless = words.value.trim() === "";
  const blanks = useOpenBlanks(`words-${idOf(controlId)}`, words.value);
  function submit() {
    setTried(true);
    if (wordless || !status || blanks.hold()) return;
    const change = { status, answer: words.value, plan: plan.value, date: date.value };
    // Not `mutate`: it does not come back to a form that is gone by then.
    void save.mutateAsync(change).then(saved, () => undefined);
  }
  function leave() {
    forget();
    close?.();
  }
  const missing = { status: tried && !status, words: tried && wordless };
  return { status, choose, words, plan, date, missing, blank: blanks.message, save, submit, leave };
}

/** Asks for the answer to one point. */
export function ChangeForm(props: ChangeFormProps) {
  const t = useTranslations("section");
  const refusal = useRefusal();
  const fieldMessage = useFieldMessage();
  const { status, choose, words, plan, date, missing, blank, save, submit, leave } =
    useAnswering(props);
  const id = idOf(props.control.controlId);
  const planError = fieldMessage(save.error, "remediationPlan");
  const refused = words.refusal ?? (planError ? null : save.error);
  const statusError = missing.status ? t("choose") : null;
  const wordsError = refused ? refusal(refused) : missing.words ? t("wordsMissing") : null;
  const errors: FieldError[] = [
    { id: `status-${id}`, label: t("status"), message: statusError ?? "" },
    { id: `words-${id}`, label: t("words"), message: (save.isPending ? null : wordsError) ?? "" },
    { id: `plan-${id}`, label: t("plan"), message: planError ?? "" },
  ].filter(({ message }) => message !== "");
  return (
    <div className="space-y-5 rounded-medium border border-line-strong bg-wash p-4">
      <ErrorSummary errors={words.refusal ? [] : errors} />
      <StatusChoice id={id} status={status} error={statusError} choose={choose} />
      <div>
        <TextArea
          id={`words-${id}`}
          label={t("words")}
          hint={t("wordsHint")}
          error={wordsError ?? blank}
          rows={3}
          value={words.value}
          onChange={(event) => words.setValue(event.target.value)}
        />
        <SaveNote draft={words} />
      </div>
      {status === "Not In Place" ? (
        <PlanFields id={id} plan={plan} error={planError} date={date} />
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={submit} pending={save.isPending}>
          {t("save")}
        </Button>
        {props.close ? <Button onClick={leave}>{t("close")}</Button> : null}
      </div>
      {save.isPending ? <Working>{t("working", { count: 1 })}</Working> : null}
    </div>
  );
}
