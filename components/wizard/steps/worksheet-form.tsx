"use client";
// The worksheet of a compensating control: six short questions.
import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { English } from "@/components/ui/english";
import { Fold } from "@/components/ui/fold";
import { TextArea } from "@/components/ui/text-field";
import { type ControlData, useChange } from "@/components/wizard/data";
import { Refusal } from "@/components/wizard/parts";
import { useFieldMessage } from "@/components/wizard/refusal-words";
import { useSession } from "@/components/wizard/session";

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
  const stored: Readonly<Record<string, string>> = control.worksheet ?? {};
  const [values, setValues] = useState<Readonly<Record<string, string>>>(stored);
  const save = useChange((body: Readonly<Record<string, string>>) =>
    send("PUT", `${attemptPath}/questions/${control.controlId}/worksheet`, body),
  );
  const submit = () =>
    save.mutate(Object.fromEntries(questions.map(({ part }) => [part, values[part] ?? ""])));
  const misplaced = questions.every(({ part }) => fieldMessage(save.error, part) === null);
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
        <p className="max-w-prose text-sm text-soft">
          {control.worksheet ? t("worksheetDone") : t("worksheetLead")}
        </p>
        {questions.map(({ part, question }) => (
          <TextArea
            key={part}
            id={`${control.controlId.replaceAll(".", "-")}-${part}`}
            label={<English>{question}</English>}
            rows={2}
            error={fieldMessage(save.error, part)}
            value={values[part] ?? ""}
            onChange={(event) => setValues({ ...values, [part]: event.target.value })}
          />
        ))}
        {misplaced ? <Refusal error={save.error} /> : null}
        <Button onClick={submit} pending={save.isPending}>
          {t("worksheetSave")}
        </Button>
      </div>
    </Fold>
  );
}
