"use client";
// One short question with its choices and a field for words.
import { Copy } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { z } from "zod";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Card } from "@/components/ui/card";
import { TextArea } from "@/components/ui/text-field";
import { isAnsweredMeanwhile } from "@/components/wizard/api";
import type { PartData } from "@/components/wizard/data";
import { useOpenBlanks } from "@/components/wizard/open-blanks";
import { useRefusal } from "@/components/wizard/refusal-words";
import { SaveNote } from "@/components/wizard/step-parts";
import { type DraftField, useDraftOver } from "@/components/wizard/use-draft";
import type { PartAnswer, PartChoice } from "@/lib/domain/part/shape";
import { type Asking, AskWays } from "./ask-ways";

/** What is answered to a short question. */
export type Given = z.input<typeof PartAnswer>;

const PLAIN = ["yes", "no"] as const;
const OTHERS = ["partly", "not_applicable", "not_sure"] as const;
/** A gate is open or closed: nothing in it holds in part. */
const OTHERS_OF_GATE = ["not_sure"] as const;

type ChoiceInWords = "partly" | "not_applicable";

const needsWords = (choice: PartChoice): choice is ChoiceInWords =>
  choice === "partly" || choice === "not_applicable";

interface ShortQuestionProps {
  readonly part: PartData;
  readonly draftKey: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Where somebody else is asked about it. */
  readonly asking: Asking;
  readonly refused: { readonly given: Given; readonly error: unknown } | null;
  /** Sends an answer; whether it arrived. */
  readonly give: (given: Given) => Promise<boolean>;
  /** Leaves the answer that stands there, where another device gave it meanwhile. */
  readonly leave: () => void;
}

/** Asks one question. Yes, no and not sure are one tap; the others want a few words first. */
export function ShortQuestion(props: ShortQuestionProps) {
  const { part, draftKey, heading, asking, refused, give, leave } = props;
  const t = useTranslations("parts");
  const asked = useTranslations("ask");
  const refusal = useRefusal();
  const draft = useDraftOver(draftKey, refused?.given.answer ?? "");
  const [wanted, want] = useState<ChoiceInWords | null>(null);
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const words = draft.value.trim();
  const blanks = useOpenBlanks(wordsId(part), draft.value);
  const send = (choice: PartChoice | undefined) => {
    if (blanks.hold()) return;
    const answer = words === "" ? {} : { answer: words };
    // What was typed is kept until it has arrived.
    const given = { partId: part.partId, ...(choice ? { choice } : {}), ...answer };
    void give(given).then((arrived) => arrived && draft.empty());
  };
  const tap = (choice: PartChoice) => {
    if (!needsWords(choice) || words !== "") return send(choice);
    want(choice);
    field.current?.querySelector("textarea")?.focus();
  };
  const sendWords = () => {
    if (words !== "") return send(wanted ?? undefined);
    setTried(true);
    field.current?.querySelector("textarea")?.focus();
  };
  return (
    <Card>
      <div className="space-y-5 p-5 sm:p-7">
        <h2
          ref={heading}
          tabIndex={-1}
          className="max-w-prose text-xl font-semibold text-balance outline-none"
        >
          {part.question}
        </h2>
        {part.help ? <p className="max-w-prose text-sm text-soft">{part.help}</p> : null}
        {isAnsweredMeanwhile(refused?.error) ? <Meanwhile part={part} leave={leave} /> : null}
        <Choices part={part} tap={tap} />
        {part.gates ? null : (
          <div ref={field} className="space-y-3">
            <WordsField
              {...{ part, draft, wanted }}
              error={tried && words === "" ? t("wordsMissing") : blanks.message}
            />
            <SaveNote draft={draft} />
            {words === "" && !wanted ? null : (
              <Button onClick={sendWords}>
                {wanted ? t("send", { choice: t(`choices.${wanted}`) }) : t("sendWords")}
              </Button>
            )}
          </div>
        )}
        <div className="space-y-4 border-t border-line pt-5">
          <h3 className="text-sm font-semibold">{asked("title")}</h3>
          <AskWays part={part} asking={asking} />
        </div>
        {refused && !isAnsweredMeanwhile(refused.error) ? (
          <p role="alert" className="text-sm font-semibold text-bad">
            {refusal(refused.error)}
          </p>
        ) : null}
      </div>
    </Card>
  );
}

interface ChoicesProps {
  readonly part: PartData;
  readonly tap: (choice: PartChoice) => void;
}

/** The choices of a question, as large as a thumb wants them. */
function Choices({ part, tap }: ChoicesProps) {
  const t = useTranslations("parts");
  const others = part.gates ? OTHERS_OF_GATE : OTHERS;
  return (
    <fieldset className="space-y-3">
      <legend className="sr-only">{t("choose")}</legend>
      <div className="grid grid-cols-2 gap-3 sm:max-w-md">
        {PLAIN.map((choice) => (
          <ChoiceButton key={choice} choice={choice} part={part} tap={tap} />
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        {others.map((choice) => (
          <ChoiceButton key={choice} choice={choice} part={part} tap={tap} />
        ))}
      </div>
    </fieldset>
  );
}

/** What another window or device has answered before this one, to be left or to be changed. */
function Meanwhile({ part, leave }: { readonly part: PartData; readonly leave: () => void }) {
  const t = useTranslations("parts");
  const refusal = useTranslations("errors");
  const { choice, answer } = part.given ?? {};
  return (
    <div role="alert">
      <Callout tone="open" icon={Copy}>
        <p>{refusal("ANSWERED_MEANWHILE")}</p>
        <p className="text-base break-words">
          {choice ? <span className="font-semibold">{t(`choices.${choice}`)}</span> : null}
          {choice && answer ? " · " : null}
          {answer ? <q>{answer}</q> : null}
        </p>
        <Button onClick={leave}>{t("leave")}</Button>
      </Callout>
    </div>
  );
}

function wordsId({ partId }: PartData): string {
  return `words-${partId}`;
}

/** A field for words; where a choice wants some, it asks for them. */
function WordsField({
  part,
  draft,
  wanted,
  error,
}: {
  readonly part: PartData;
  readonly draft: DraftField;
  readonly wanted: ChoiceInWords | null;
  readonly error: string | null;
}) {
  const t = useTranslations("parts");
  return (
    <TextArea
      id={wordsId(part)}
      label={wanted ? t(`wordsFor.${wanted}`) : t("words")}
      hint={part.example ? t("example", { example: part.example }) : t("wordsHint")}
      error={error}
      value={draft.value}
      maxLength={3000}
      rows={2}
      onChange={(event) => draft.setValue(event.target.value)}
    />
  );
}

function ChoiceButton({
  choice,
  part,
  tap,
}: {
  readonly choice: PartChoice;
  readonly part: PartData;
  readonly tap: (choice: PartChoice) => void;
}) {
  const t = useTranslations("parts");
  return (
    <button
      type="button"
      aria-pressed={part.given?.choice === choice}
      onClick={() => tap(choice)}
      className="min-h-12 cursor-pointer rounded-small border border-line-strong bg-surface px-5 py-2 text-base font-semibold transition-colors duration-(--motion) hover:border-ink hover:bg-wash aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:text-accent"
    >
      {t(`choices.${choice}`)}
    </button>
  );
}
