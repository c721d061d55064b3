// What merchants put to the partner: who asks which question, since when, and what the partner says.
import { MessageCircleQuestion } from "lucide-react";
import Link from "next/link";
import type { z } from "zod";
import { UtcDay } from "@/components/dashboard/moment";
import { ActForm, type FormAct } from "@/components/ui/act-form";
import { buttonClass } from "@/components/ui/button-look";
import { Fold } from "@/components/ui/fold";
import { LANGUAGE_NAMES } from "@/lib/domain/language/shape";
import type { ReceivedQuestion } from "@/lib/domain/partner-question/shape";

type QuestionData = z.output<typeof ReceivedQuestion>;

/** The tabs of the list. */
export const QUESTION_TABS = [
  { state: "open", label: "Waiting" },
  { state: "answered", label: "Answered" },
] as const;

type TabState = (typeof QUESTION_TABS)[number]["state"];

interface QuestionsProps {
  readonly items: readonly QuestionData[];
  readonly state: TabState;
  readonly more: string | null;
  /** Null: the reader may not answer. */
  readonly answer: FormAct | null;
}

/** One page of the questions. */
export function Questions({ items, state, more, answer }: QuestionsProps) {
  if (items.length === 0) return <Empty state={state} />;
  return (
    <div className="space-y-4">
      <ul className="rounded-medium border border-line bg-surface shadow-card">
        {items.map((item) => (
          <Question key={item.id} item={item} answer={answer} />
        ))}
      </ul>
      {more ? (
        <Link href={more} className={buttonClass("secondary")}>
          Show more
        </Link>
      ) : null}
    </div>
  );
}

function Question({
  item,
  answer,
}: {
  readonly item: QuestionData;
  readonly answer: FormAct | null;
}) {
  const { id, merchantId, merchantName, saqType, topLevel, sealed, createdAt, state } = item;
  return (
    <li className="space-y-3 border-line border-t px-5 py-4 first:border-t-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="min-w-0 text-sm font-semibold break-words">
          <Link href={`/dashboard/merchants/${merchantId}`} prefetch={false}>
            {merchantName}
          </Link>
        </h2>
        <p className="text-xs text-soft">
          {saqType}, requirement {topLevel}, asked <UtcDay value={createdAt} />
          {sealed ? ", sealed meanwhile" : ""}
        </p>
      </div>
      <Asked item={item} />
      {state === "open" && answer ? (
        <Fold label={<AnswerLabel merchant={merchantName} />}>
          <div className="max-w-prose">
            <ActForm
              id={id}
              act={answer}
              button="Send to the merchant"
              hidden={{ questionId: id }}
              fields={[
                {
                  name: "answer",
                  label: "Your answer",
                  hint: "Advice in plain words, in the merchant's language where you can. It cannot be changed once it is sent.",
                  long: true,
                },
              ]}
            />
          </div>
        </Fold>
      ) : null}
      {state === "open" && !answer ? (
        <p className="text-sm text-soft">A member of your team can answer.</p>
      ) : null}
      <Answered item={item} />
    </li>
  );
}

function AnswerLabel({ merchant }: { readonly merchant: string }) {
  return (
    <span>
      Answer
      <span className="sr-only"> {merchant}</span>
    </span>
  );
}

/** The question as the merchant read it, and what it added. */
function Asked({ item: { language, question, help, note } }: { readonly item: QuestionData }) {
  const elsewhere = language === "en" ? undefined : language;
  return (
    <div className="max-w-prose space-y-2">
      <p lang={elsewhere} className="text-base break-words">
        {question}
      </p>
      {help ? (
        <p lang={elsewhere} className="text-sm text-soft">
          {help}
        </p>
      ) : null}
      {elsewhere ? <p className="text-xs text-soft">Asked in {LANGUAGE_NAMES[language]}.</p> : null}
      {note ? (
        <blockquote className="border-line-strong border-l-2 pl-3 text-sm break-words whitespace-pre-line">
          {note}
        </blockquote>
      ) : null}
    </div>
  );
}

function Answered({ item: { answer, answeredAt } }: { readonly item: QuestionData }) {
  if (answer === null || answeredAt === null) return null;
  return (
    <div className="max-w-prose space-y-1">
      <p className="text-xs text-soft">
        Answered <UtcDay value={answeredAt} />
      </p>
      <blockquote className="border-accent border-l-2 pl-3 text-sm break-words whitespace-pre-line">
        {answer}
      </blockquote>
    </div>
  );
}

function Empty({ state }: Pick<QuestionsProps, "state">) {
  const waits = state === "open";
  return (
    <div className="space-y-3 rounded-medium border border-line bg-surface px-5 py-8 text-center shadow-card">
      <MessageCircleQuestion className="mx-auto size-8 text-faint" aria-hidden="true" />
      <h2 className="text-base font-semibold">
        {waits ? "No question waits for you" : "Nothing answered yet"}
      </h2>
      <p className="mx-auto max-w-prose text-sm text-soft">
        A merchant that is not sure of a question of its questionnaire can put it to you. It then
        stands here and on your overview, and your answer goes to the merchant by mail.
      </p>
    </div>
  );
}
