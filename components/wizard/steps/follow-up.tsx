"use client";
// One question about a way of taking cards: answers to tap, and a field for whoever would rather tell.
import { MessageCircleQuestion } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ChoiceCard } from "@/components/ui/choice-card";
import { Fold } from "@/components/ui/fold";
import { TextArea } from "@/components/ui/text-field";
import { Working } from "@/components/ui/working";
import type { ResultData } from "@/components/wizard/data";
import { Refusal } from "@/components/wizard/parts";
import { coloursCompany, picturesFor } from "@/components/wizard/pictures/choice-pictures";
import { useRefusal } from "@/components/wizard/refusal-words";
import { SaveNote } from "@/components/wizard/step-parts";
import { useDraft } from "@/components/wizard/use-draft";

interface FollowUpProps {
  readonly pmId: string;
  readonly result: ResultData;
  /** How many questions were answered before. */
  readonly answered: number;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Sends an answer, and waits for what comes of it. */
  readonly give: (answer: string) => Promise<unknown>;
}

/** As many as a clear description leaves open. */
const USUALLY = 3;

type Sent = "choice" | "words";

/** Sends one answer at a time, and keeps which was refused. */
function useSending({ give }: FollowUpProps) {
  const [sending, setSending] = useState<Sent | null>(null);
  const [refused, setRefused] = useState<{ what: Sent; error: unknown } | null>(null);
  const isUnderway = useRef(false);
  /** Whether it arrived. */
  async function sendOnce(what: Sent, answer: string): Promise<boolean> {
    // A second click may come before the button knows of the first.
    if (isUnderway.current) return false;
    isUnderway.current = true;
    setSending(what);
    setRefused(null);
    try {
      await give(answer);
      return true;
    } catch (error) {
      setRefused({ what, error });
      return false;
    } finally {
      isUnderway.current = false;
      setSending(null);
    }
  }
  const errorOf = (what: Sent) => (refused?.what === what ? refused.error : null);
  return { sending, sendOnce, errorOf };
}

/** What is chosen, what is typed, and the sending of either. */
function useAnswer(props: FollowUpProps) {
  const { pmId, result, answered } = props;
  const draft = useDraft(`${pmId}.followup.${result.threadId}.${answered}`, "");
  const [chosen, setChosen] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { sending, sendOnce, errorOf } = useSending(props);
  const words = draft.value.trim();
  async function send(what: Sent, answer: string) {
    if (await sendOnce(what, answer)) draft.empty();
  }
  return {
    ...{ draft, words, chosen, isMissing, sending, errorOf },
    choose: (value: string) => {
      setMissing(false);
      setChosen(value);
    },
    type: (value: string) => {
      draft.setValue(value);
      setChosen(null);
    },
    sendChoice: () => (chosen === null ? setMissing(true) : void send("choice", chosen)),
    sendWords: () => (words === "" ? setMissing(true) : void send("words", words)),
  };
}

type Answer = ReturnType<typeof useAnswer>;

/** The open question. */
export function FollowUp(props: FollowUpProps) {
  const { result } = props;
  const t = useTranslations("describe");
  const answer = useAnswer(props);
  const hasChoices = (result.followUpChoices ?? []).length > 0;
  const words = <Words answer={answer} />;
  const [begun] = useState(answer.draft.value !== "");
  return (
    <Card>
      <div className="space-y-5 p-4 sm:p-6">
        <Question {...props} />
        {hasChoices ? (
          <>
            <Choose result={result} answer={answer} />
            {answer.chosen !== null && answer.words !== "" ? (
              <p className="max-w-prose text-sm text-soft">{t("wordsStay")}</p>
            ) : null}
            <Button
              look="primary"
              onClick={answer.sendChoice}
              pending={answer.sending === "choice"}
            >
              {t("continue")}
            </Button>
            <Refusal error={answer.errorOf("choice")} />
            <Fold label={t("ownWords")} open={begun}>
              {words}
            </Fold>
          </>
        ) : (
          words
        )}
        {answer.sending ? <Working>{t("working")}</Working> : null}
      </div>
    </Card>
  );
}

function Question({ result, answered, heading }: FollowUpProps) {
  const t = useTranslations("describe");
  return (
    <div className="space-y-2">
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-soft">
        <MessageCircleQuestion className="size-5 shrink-0 text-accent" aria-hidden="true" />
        <span className="font-semibold">{t("question")}</span>
        <span>{t(answered < USUALLY ? "progress" : "progressMore", { number: answered + 1 })}</span>
      </p>
      <h2
        ref={heading}
        id="followup-question"
        tabIndex={-1}
        className="max-w-prose scroll-mt-6 text-xl font-semibold text-balance outline-none"
      >
        {result.followUpQuestion}
      </h2>
      {result.followUpTopic === "oneMethodAtATime" ? (
        <p className="max-w-prose text-sm text-soft">{t("oneAtATime")}</p>
      ) : null}
      <HelpLinks links={result.followUpLinks} />
    </div>
  );
}

function HelpLinks({ links }: { readonly links: ResultData["followUpLinks"] }) {
  const t = useTranslations("describe");
  if (links.length === 0) return null;
  return (
    <p className="text-sm">
      {t("helpLinks")}{" "}
      {links.map(({ url, label }) => (
        <a key={url} href={url} target="_blank" rel="noreferrer" className="mr-4">
          {label}
        </a>
      ))}
    </p>
  );
}

interface ChooseProps {
  readonly result: ResultData;
  readonly answer: Answer;
}

function Choose({ result, answer }: ChooseProps) {
  const t = useTranslations("describe");
  const { chosen, choose, isMissing } = answer;
  const choices = result.followUpChoices ?? [];
  const pictures = picturesFor(
    result.followUpTopic,
    choices.map(({ value }) => value),
  );
  return (
    <fieldset
      aria-labelledby="followup-question"
      aria-describedby={isMissing ? "followup-missing" : undefined}
      className={`space-y-3 ${isMissing ? "border-l-4 border-bad pl-4" : ""}`}
    >
      {choices.map(({ value, label, hint }) => {
        const Picture = pictures?.[value];
        return (
          <ChoiceCard
            key={value}
            name="followup-choice"
            value={value}
            label={label}
            hint={hint}
            picture={Picture ? <Picture /> : null}
            chosen={value === chosen}
            choose={() => choose(value)}
          />
        );
      })}
      {coloursCompany(pictures) ? (
        <p className="text-xs text-faint" aria-hidden="true">
          {t("pictureKey")}
        </p>
      ) : null}
      {/* Beside the button that was pressed: on a phone the first answer is out of sight by then. */}
      {isMissing ? (
        <p id="followup-missing" role="alert" className="text-sm font-semibold text-bad">
          {t("chooseFirst")}
        </p>
      ) : null}
    </fieldset>
  );
}

function Words({ answer }: { readonly answer: Answer }) {
  const t = useTranslations("describe");
  const refusal = useRefusal();
  const { draft, sending, errorOf, type, sendWords } = answer;
  const refused = draft.refusal ?? errorOf("words");
  return (
    <div className="space-y-3">
      <TextArea
        id="followup"
        label={t("answer")}
        error={refused ? refusal(refused) : null}
        rows={3}
        value={draft.value}
        onChange={(event) => type(event.target.value)}
      />
      <SaveNote draft={draft} />
      <Button onClick={sendWords} pending={sending === "words"}>
        {t("send")}
      </Button>
    </div>
  );
}
