"use client";
// The plans for what is Not In Place, one after the other: the same that stand with each point.
import { type FormEvent, useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { English, EnglishNote } from "@/components/ui/english";
import { TextArea, TextField } from "@/components/ui/text-field";
import type { ControlData } from "@/components/wizard/data";
import { ErrorSummary } from "@/components/wizard/error-summary";
import { useFieldMessages } from "@/components/wizard/field-message";
import { useFormWords } from "@/components/wizard/form-words";
import { Refusal, StepTitle } from "@/components/wizard/parts";
import { useRefusal } from "@/components/wizard/refusal-words";
import { goTo, hashOf, type Place } from "@/components/wizard/route";
import { useSession } from "@/components/wizard/session";
import { BackLink, SaveNote } from "@/components/wizard/step-parts";
import { pointDraft } from "@/components/wizard/steps/change-form";
import { PointNeeds } from "@/components/wizard/steps/control-point";
import { type DraftField, useDraftOver } from "@/components/wizard/use-draft";
import { FIELDS_PATH, type GroupData, useSaveReview, WordsBefore } from "./group-form";
import { fieldElement } from "./review-field";

/** What is planned for one control, as it is typed. */
interface Plan {
  readonly plan: DraftField;
  readonly date: DraftField;
  readonly by: DraftField;
}

type PlanRow = Readonly<Record<string, string | number>>;

/** What was given for a control, from the field that holds all plans. */
function rowOf({ fields }: GroupData, controlId: string): PlanRow {
  const value = fields.find(({ id }) => id === "plans")?.value;
  const rows = Array.isArray(value) ? value : [];
  return rows.find((row) => row.controlId === controlId) ?? {};
}

interface PlanCardProps {
  readonly attemptId: string;
  readonly control: ControlData;
  readonly row: PlanRow;
  readonly index: number;
  readonly errors: ReadonlyMap<string, string>;
  readonly tell: (controlId: string, plan: Plan) => void;
}

/** The plan of one control as it is typed; its drafts are those of the control's own page. */
function usePlan({ attemptId, control: { controlId }, row, tell }: PlanCardProps): Plan {
  const { merchantId } = useSession();
  const attemptPath = `/v1/merchants/${merchantId}/attempts/${attemptId}`;
  const keyOf = (text: string) => pointDraft(attemptPath, controlId, text);
  const plan = useDraftOver(keyOf("plan"), String(row.plan ?? ""));
  const date = useDraftOver(keyOf("date"), String(row.date ?? ""));
  const by = useDraftOver(keyOf("by"), String(row.by ?? ""));
  useEffect(() => {
    tell(controlId, { plan, date, by });
  });
  return { plan, date, by };
}

function PlanCard(props: PlanCardProps) {
  const { attemptId, control, index, errors } = props;
  const words = useFormWords("remediation");
  const refusal = useRefusal();
  const { plan, date, by } = usePlan(props);
  const { controlId, title, topLevel } = control;
  const cell = (id: "plan" | "date" | "by", draft: DraftField) => ({
    id: fieldElement("remediation", `plans.${index}.${id}`),
    label: words.column("plans", { id }).label,
    error: draft.refusal ? refusal(draft.refusal) : (errors.get(`plans.${index}.${id}`) ?? null),
    value: draft.value,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      draft.setValue(event.target.value),
  });
  return (
    <li>
      <Card>
        <fieldset className="space-y-4 p-4 sm:p-6">
          <legend className="float-left mb-4 w-full text-base font-semibold">
            <a href={hashOf({ at: "section", attemptId, topLevel, controlId })}>
              <span className="figures mr-2">{controlId}</span>
              <English>{title}</English>
            </a>
          </legend>
          <div className="clear-both">
            <PointNeeds control={control} />
          </div>
          <div>
            <TextArea {...cell("plan", plan)} rows={3} />
            <SaveNote draft={plan} />
          </div>
          <div className="grid gap-4 sm:grid-cols-2">
            <div>
              <TextField {...cell("date", date)} type="date" />
              <SaveNote draft={date} />
            </div>
            <div>
              <TextField {...cell("by", by)} />
              <SaveNote draft={by} />
            </div>
          </div>
        </fieldset>
      </Card>
    </li>
  );
}

interface PlansFormProps {
  readonly attemptId: string;
  readonly group: GroupData;
  /** The controls that are Not In Place. */
  readonly gaps: readonly ControlData[];
  readonly at: number;
  readonly count: number;
  readonly next: Place;
}

/** The page of the plans. */
export function PlansForm({ attemptId, group, gaps, at, count, next }: PlansFormProps) {
  const t = useTranslations("about");
  const fieldMessages = useFieldMessages();
  const { question, labelOf } = useFormWords("remediation");
  const plans = useRef(new Map<string, Plan>());
  const save = useSaveReview(attemptId, () => {
    for (const [, { plan, date, by }] of plans.current) {
      for (const draft of [plan, date, by]) draft.empty();
    }
  });
  const errors = fieldMessages(save.error, FIELDS_PATH);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (save.isPending) return;
    const rows = gaps.map(({ controlId }) => {
      const typed = plans.current.get(controlId);
      const text = (draft: DraftField | undefined) => draft?.value.trim() || null;
      return { controlId, plan: text(typed?.plan), date: text(typed?.date), by: text(typed?.by) };
    });
    save.mutate({ groupId: "remediation", plans: rows }, { onSuccess: () => goTo(next) });
  }
  return (
    <form onSubmit={submit} className="space-y-8" noValidate>
      <BackLink to={{ at: "about", attemptId }}>{t("title")}</BackLink>
      <ErrorSummary
        errors={[...errors].map(([path, message]) => ({
          id: fieldElement("remediation", path),
          label: `${gaps[Number(path.split(".")[1])]?.controlId ?? ""} ${labelOf(group.fields, path) ?? ""}`,
          message,
        }))}
      />
      <StepTitle eyebrow={t("position", { at, count })} lead={t("plansLead")}>
        {question}
      </StepTitle>
      <EnglishNote />
      <WordsBefore group={group} />
      <ol className="space-y-6">
        {gaps.map((control, index) => (
          <PlanCard
            key={control.controlId}
            attemptId={attemptId}
            control={control}
            row={rowOf(group, control.controlId)}
            index={index}
            errors={errors}
            tell={(controlId, plan) => plans.current.set(controlId, plan)}
          />
        ))}
      </ol>
      {errors.size > 0 ? null : <Refusal error={save.error} />}
      <Button type="submit" look="primary" pending={save.isPending}>
        {t("save")}
      </Button>
    </form>
  );
}
