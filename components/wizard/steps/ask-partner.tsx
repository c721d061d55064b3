"use client";
// The partner is asked about one question.
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { TextArea } from "@/components/ui/text-field";
import { useAskPartner } from "@/components/wizard/asked";
import { useFieldMessage } from "@/components/wizard/field-message";
import { Refusal } from "@/components/wizard/parts";
import { NOTE_MAX } from "./ask-someone";

interface AskPartnerProps {
  readonly attemptPath: string;
  readonly partId: string;
  readonly partnerName: string;
  /** Called when it was sent. */
  readonly done: () => void;
}

/** What goes with the question to the partner. */
export function AskPartner({ attemptPath, partId, partnerName, done }: AskPartnerProps) {
  const t = useTranslations("ask");
  const message = useFieldMessage();
  const [note, setNote] = useState("");
  const ask = useAskPartner(attemptPath);
  const wrong = message(ask.error, "note");
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!ask.isPending) void ask.mutateAsync({ partId, note }).then(done, () => undefined);
  };
  return (
    <form onSubmit={send} noValidate className="space-y-5">
      <p className="max-w-prose text-sm text-soft">{t("bankLead", { partner: partnerName })}</p>
      <TextArea
        id={`ask-bank-${partId}`}
        label={t("note")}
        hint={t("noteHint")}
        error={wrong}
        rows={2}
        maxLength={NOTE_MAX}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit" look="primary" pending={ask.isPending}>
        {t("bankSend", { partner: partnerName })}
      </Button>
      {wrong === null ? <Refusal error={ask.error} /> : null}
    </form>
  );
}
