"use client";
// Somebody who knows is asked about one question: by e-mail, or by a link that the merchant hands on.
import { Link2, MailCheck } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { CopyButton } from "@/components/ui/copy-button";
import { TextArea, TextField } from "@/components/ui/text-field";
import { useAskHelper } from "@/components/wizard/asked";
import { ErrorSummary, type FieldError } from "@/components/wizard/error-summary";
import { useFieldMessage } from "@/components/wizard/field-message";
import { Refusal } from "@/components/wizard/parts";
import { usePlace } from "@/components/wizard/route";

/** The most characters of a note. */
export const NOTE_MAX = 500;

const FIELDS = ["name", "email", "note"] as const;
const EMPTY = { name: "", email: "", note: "" };

interface AskSomeoneProps {
  readonly attemptPath: string;
  readonly partId: string;
  readonly partnerName: string;
}

/** What became of it: the link itself, or where it went. It is told once, so that it takes the focus. */
function MadeLink({ url, email }: { readonly url: string; readonly email: string | null }) {
  const t = useTranslations("ask");
  return (
    <div role="status">
      <Callout icon={email === null ? Link2 : MailCheck}>
        {email === null ? (
          <>
            <p>{t("linkReady")}</p>
            <TextField
              id="helper-link"
              label={t("linkLabel")}
              value={url}
              readOnly
              onFocus={(event) => event.target.select()}
            />
            <CopyButton
              text={url}
              words={{ idle: t("copy"), copied: t("copied"), refused: t("copyByHand") }}
            />
          </>
        ) : (
          <p className="break-words">{t("sentTo", { email })}</p>
        )}
      </Callout>
    </div>
  );
}

/** Whom to ask, and what goes with the question. */
export function AskSomeone({ attemptPath, partId, partnerName }: AskSomeoneProps) {
  const t = useTranslations("ask");
  const message = useFieldMessage();
  const here = usePlace();
  const [typed, setTyped] = useState(EMPTY);
  const { mutate, isPending, data: made, error } = useAskHelper(attemptPath);
  if (made) return <MadeLink url={made.url} email={made.email} />;
  const id = (field: string) => `ask-${field}-${partId}`;
  const wrong = FIELDS.flatMap((field): FieldError[] => {
    const found = message(error, field);
    return found === null ? [] : [{ id: id(field), label: t(field), message: found }];
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate({ partId, ...typed });
  };
  const field = (name: (typeof FIELDS)[number]) => ({
    id: id(name),
    label: t(name),
    hint: t(`${name}Hint`),
    error: message(error, name),
    value: typed[name],
    onChange: (event: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: event.target.value })),
  });
  return (
    <form onSubmit={send} noValidate className="space-y-5">
      <ErrorSummary errors={wrong} here={here} />
      <TextField {...field("name")} maxLength={100} autoComplete="off" />
      <TextField {...field("email")} type="email" maxLength={254} autoComplete="off" />
      <TextArea {...field("note")} rows={2} maxLength={NOTE_MAX} />
      <p className="max-w-prose text-sm text-soft">{t("shown", { partner: partnerName })}</p>
      <Button type="submit" look="primary" pending={isPending}>
        {typed.email.trim() === "" ? t("make") : t("makeAndSend")}
      </Button>
      {wrong.length === 0 ? <Refusal error={error} /> : null}
    </form>
  );
}
