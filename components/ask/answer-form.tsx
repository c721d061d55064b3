"use client";
// The question of a link with a field for what the helper knows. It is sent once.
import { MessageSquareQuote } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Card } from "@/components/ui/card";
import { ChoiceGroup } from "@/components/ui/choice-group";
import { TextArea, TextField } from "@/components/ui/text-field";
import { useHydrated } from "@/components/ui/use-hydrated";
import { ApiError } from "@/components/wizard/api";
import { focusField } from "@/components/wizard/error-summary";
import { useFieldMessage } from "@/components/wizard/field-message";
import { Refusal } from "@/components/wizard/parts";
import { useLanguage } from "@/components/wizard/speech";
import type { HelperChoice, HelperPage } from "@/lib/domain/helper-link/shape";
import { openAgain, sendAnswer } from "./ask-api";

const CHOICES = ["yes", "no", "not_sure"] as const;
const WORDS_MAX = 3000;
const NAME_MAX = 100;

interface AnswerFormProps {
  readonly token: string;
  readonly page: HelperPage;
  readonly done: () => void;
}

/** What is typed and chosen, and what becomes of it when it is sent. */
function useAnswer({ token, page, done }: AnswerFormProps, language: string) {
  const [choice, choose] = useState<HelperChoice | null>(null);
  const [words, setWords] = useState("");
  const [name, setName] = useState(page.name ?? "");
  const [tried, setTried] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [pending, setPending] = useState(false);
  // Two clicks come before the first is shown: this is known at once.
  const sending = useRef(false);
  const missing = { words: choice === null && words.trim() === "", name: name.trim() === "" };
  const send = async () => {
    sending.current = true;
    setPending(true);
    setError(null);
    const said = words.trim() === "" ? {} : { answer: words.trim() };
    const answer = { name: name.trim(), language, ...(choice ? { choice } : {}), ...said };
    try {
      await sendAnswer(token, answer);
      done();
    } catch (thrown) {
      setError(thrown);
      // It ended meanwhile: its page says how.
      if (thrown instanceof ApiError && thrown.code === "HELPER_LINK_ENDED") openAgain(token);
    }
    sending.current = false;
    setPending(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (missing.words) return focusField("helper-words");
    if (missing.name) return focusField("helper-name");
    if (!sending.current) void send();
  };
  return { choice, choose, words, setWords, name, setName, tried, missing, error, pending, submit };
}

/** The question as it is read: in the language of the page where it is asked in it. */
function textOf({ texts, language: own }: HelperPage, language: string) {
  return (
    texts.find((text) => text.language === language) ?? texts.find((text) => text.language === own)
  );
}

/** Asks the question and takes what the helper knows. */
export function AnswerForm(props: AnswerFormProps) {
  const { page } = props;
  const t = useTranslations("helper");
  const parts = useTranslations("parts");
  const message = useFieldMessage();
  const shown = textOf(page, useLanguage());
  const answer = useAnswer(props, shown?.language ?? page.language);
  const { merchantName: merchant, expiresAt } = page;
  const { tried, missing, error } = answer;
  // Before that, a browser would send the form by itself, to nowhere.
  const hydrated = useHydrated();
  const wrong = {
    words: tried && missing.words ? t("nothing") : message(error, "answer"),
    name: tried && missing.name ? t("nameMissing") : message(error, "name"),
  };
  if (!shown) return null;
  return (
    <form onSubmit={answer.submit} noValidate className="space-y-8">
      <Asked page={page} question={shown} />
      <ChoiceGroup
        id="helper-choice"
        legend={t("choice")}
        choices={CHOICES.map((value) => ({ value, label: parts(`choices.${value}`) }))}
        value={answer.choice}
        onChoose={answer.choose}
      />
      <TextArea
        id="helper-words"
        label={t("answer")}
        hint={t("answerHint")}
        error={wrong.words}
        maxLength={WORDS_MAX}
        value={answer.words}
        onChange={(event) => answer.setWords(event.target.value)}
      />
      <TextField
        id="helper-name"
        label={t("name")}
        hint={t("nameHint", { merchant })}
        error={wrong.name}
        maxLength={NAME_MAX}
        autoComplete="name"
        value={answer.name}
        onChange={(event) => answer.setName(event.target.value)}
      />
      {wrong.words || wrong.name ? null : <Refusal error={error} />}
      <div className="space-y-3">
        <Button type={hydrated ? "submit" : "button"} look="primary" pending={answer.pending}>
          {t("send", { merchant })}
        </Button>
        <p className="max-w-prose text-sm text-soft">
          {t("once", { merchant, until: new Date(expiresAt) })}
        </p>
      </div>
    </form>
  );
}

/** Who asks, and what. */
function Asked({
  page: { merchantName: merchant, brand, note },
  question: { language, question, help },
}: {
  readonly page: HelperPage;
  readonly question: HelperPage["texts"][number];
}) {
  const t = useTranslations("helper");
  return (
    <>
      <header className="space-y-3">
        <h1 className="text-2xl break-words">{t("heading", { merchant })}</h1>
        <p className="max-w-prose text-soft">
          {t("lead", { merchant, partner: brand.partnerName })}
        </p>
      </header>
      <Card>
        <div lang={language} className="space-y-3 p-5 sm:p-7">
          <h2 className="max-w-prose text-xl font-semibold text-balance">{question}</h2>
          {help === null ? null : <p className="max-w-prose text-sm text-soft">{help}</p>}
        </div>
      </Card>
      {note === null ? null : (
        <Callout icon={MessageSquareQuote} title={t("noteFrom", { merchant })}>
          <p className="break-words whitespace-pre-line">{note}</p>
        </Callout>
      )}
    </>
  );
}
