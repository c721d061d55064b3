"use client";
// The worksheet of a compensating control: six short questions.
import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { English } from "@/components/ui/english";
import { Fold } from "@/components/ui/fold";
import { TextArea } from "@/components/ui/text-field";
import type { ControlData } from "@/components/wizard/data";
import { ErrorSummary, type FieldError } from "@/components/wizard/error-summary";
import { useFieldMessage } from "@/components/wizard/field-message";
import { Refusal } from "@/components/wizard/parts";
import { useChange } from "@/components/wizard/queries";
import { useRefusal } from "@/components/wizard/refusal-words";
import { useSession } from "@/components/wizard/session";
import { SaveNote } from "@/components/wizard/step-parts";
import { type DraftField, useDraftOver } from "@/components/wizard/use-draft";
import { pointDraft } from "./change-form";

type Question = NonNullable<ControlData["worksheetQuestions"]>[number];

/** The field of one question. */
function elementOf({ controlId }: ControlData, part: string): string {
  return `${controlId.replaceAll(".", "-")}-${part}`;
}

/** One question of the worksheet; it tells the form how its text stands. */
function Part({
  attemptPath,
  control,
  question: { part, question },
  error,
  tell,
}: {
  readonly attemptPath: string;
  readonly control: ControlData;
  readonly question: Question;
  readonly error: string | null;
  readonly tell: (part: string, field: DraftField) => void;
}) {
  const refusal = useRefusal();
  const { controlId, worksheet } = control;
  const field = useDraftOver(pointDraft(attemptPath, controlId, part), worksheet?.[part] ?? "");
  useEffect(() => {
    tell(part, field);
  });
  return (
    <div>
      <TextArea
        id={elementOf(control, part)}
        label={<English>{question}</English>}
        rows={2}
        error={field.refusal ? refusal(field.refusal) : error}
        value={field.value}
        onChange={(event) => field.setValue(event.target.value)}
      />
      <SaveNote draft={field} />
    </div>
  );
}

/** Asks the worksheet's questions, with what was answered before. */
export function WorksheetForm({
  attemptPath,
  control,
}: {
  readonly attemptPath: string;
  readonly control: ControlData;
}) {
  const t = useTranslations("section");
  const fieldMessage = useFieldMessage();
  const { send } = useSession();
  const questions = control.worksheetQuestions ?? [];
  const fields = useRef(new Map<string, DraftField>());
  const save = useChange(async (body: Readonly<Record<string, string>>) => {
    await send("PUT", `${attemptPath}/questions/${control.controlId}/worksheet`, body);
    for (const [, field] of fields.current) field.empty();
  });
  const submit = () =>
    save.mutate(
      Object.fromEntries([...fields.current].map(([part, field]) => [part, field.value])),
    );
  const errors = questions.flatMap(({ part, question }): FieldError[] => {
    const message = fieldMessage(save.error, part);
    return message ? [{ id: elementOf(control, part), label: question, message }] : [];
  });
  return (
    <Fold
      look="boxed"
      open={control.worksheet === null}
      label={
        <>
          {t("worksheet")}
          {control.worksheet ? (
            <CircleCheck className="size-4 text-good" aria-hidden="true" />
          ) : null}
        </>
      }
    >
      <div className="space-y-5">
        <ErrorSummary errors={errors} />
        <p className="max-w-prose text-sm text-soft">
          {control.worksheet ? t("worksheetDone") : t("worksheetLead")}
        </p>
        {questions.map((question) => (
          <Part
            key={question.part}
            attemptPath={attemptPath}
            control={control}
            question={question}
            error={fieldMessage(save.error, question.part)}
            tell={(part, field) => fields.current.set(part, field)}
          />
        ))}
        {errors.length === 0 ? <Refusal error={save.error} /> : null}
        <Button onClick={submit} pending={save.isPending}>
          {t("worksheetSave")}
        </Button>
      </div>
    </Fold>
  );
}
