"use client";
// What is vouched for by signing, statement by statement: yes, no, or not sure.
import { CircleAlert, Landmark, MessageSquareQuote } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { Button, buttonClass } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { ChoiceGroup } from "@/components/ui/choice-group";
import { isAnsweredMeanwhile } from "@/components/wizard/api";
import type { ReviewData } from "@/components/wizard/data";
import { ErrorSummary } from "@/components/wizard/error-summary";
import { useStatementWords } from "@/components/wizard/form-words";
import { Refusal, StepTitle } from "@/components/wizard/parts";
import { useAttempts, useReview } from "@/components/wizard/queries";
import { Unread } from "@/components/wizard/query-states";
import { goTo, hashOf, type Place } from "@/components/wizard/route";
import {
  askedStatements,
  STATEMENT_ANSWERS,
  type StatementAnswer,
  useKeepAnswer,
  useStatementAnswers,
} from "@/components/wizard/statement-answers";
import { BackLink } from "@/components/wizard/step-parts";

type Statement = ReviewData["statements"][number];

/** What was said that speaks of a statement, and whose words those are. */
function Basis({ statement }: { readonly statement: Statement }) {
  const t = useTranslations("statement");
  const { basis, quote, agreement } = statement;
  if (agreement) {
    return (
      <Callout tone="info" icon={Landmark} title={t("agreement", { words: agreement })}>
        <p>{t("agreementText")}</p>
      </Callout>
    );
  }
  if (quote === null) return null;
  const against = basis === "not_met";
  const words = { words: quote };
  const title =
    basis === "said"
      ? t("wrote", words)
      : basis === "product"
        ? t("wroteProduct", words)
        : t("wroteSaid", words);
  return (
    <Callout
      tone={against ? "open" : "info"}
      icon={against ? CircleAlert : MessageSquareQuote}
      title={title}
    >
      <p>{against ? t("wroteAgainst") : t("wroteFor")}</p>
    </Callout>
  );
}

/** After a "no" to a criterion: the questionnaire does not fit, and what does. */
function NotEligible({
  attemptId,
  statement,
  again,
}: {
  readonly attemptId: string;
  readonly statement: Statement;
  /** Asks once more. */
  readonly again: () => void;
}) {
  const t = useTranslations("statement");
  const words = useStatementWords();
  const attempts = useAttempts();
  const attempt = attempts.data?.items.find(({ id }) => id === attemptId);
  const type = attempt?.saqType ?? "";
  return (
    <div className="space-y-8">
      <BackLink to={{ at: "check", attemptId }}>{t("toCheck")}</BackLink>
      <StepTitle lead={t("notEligibleLead", { type })}>{t("notEligible", { type })}</StepTitle>
      <div className="border-l-4 border-line-strong py-1 pl-4">
        <p className="text-sm text-soft">{t("saidNo")}</p>
        <p className="mt-1 max-w-prose">{words(statement.id)}</p>
      </div>
      <section className="space-y-3">
        <h2 className="text-lg">{t("whatNext")}</h2>
        <ol className="max-w-prose list-decimal space-y-2 pl-5">
          <li>{t("nextDescribe")}</li>
          <li>{t("nextFind")}</li>
          <li>{t("nextKept")}</li>
        </ol>
      </section>
      <div className="flex flex-wrap gap-3">
        {attempt ? (
          <a
            href={hashOf({ at: "method", pmId: attempt.paymentMethodId })}
            className={buttonClass("primary")}
          >
            {t("describeAgain")}
          </a>
        ) : null}
        <Button onClick={again}>{t("changeAnswer")}</Button>
      </div>
    </div>
  );
}

interface QuestionProps {
  readonly attemptId: string;
  readonly type: string;
  readonly statement: Statement;
  readonly at: number;
  readonly count: number;
  readonly before: Place;
  readonly kept: StatementAnswer | null;
  /** Called when the answer is kept. */
  readonly answered: (answer: StatementAnswer) => void;
}

function Question(props: QuestionProps) {
  const { attemptId, type, statement, at, count, before, kept, answered } = props;
  const t = useTranslations("statement");
  const words = useStatementWords();
  const keep = useKeepAnswer(attemptId, statement.id);
  const [chosen, choose] = useState<StatementAnswer | null>(kept);
  const [tried, setTried] = useState(false);
  const eligibility = statement.kind === "eligibility";
  const missing = tried && chosen === null ? t("missing") : null;
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!chosen || keep.isPending) return;
    keep.mutate(chosen, {
      onSuccess: () => answered(chosen),
      // What another device has said is shown in the place of the choice.
      onError: (error) => {
        const other = isAnsweredMeanwhile(error) ? error.details.value : null;
        choose(STATEMENT_ANSWERS.find((answer) => answer === other) ?? chosen);
      },
    });
  }
  const notes = {
    yes: null,
    no: eligibility ? t("noEligibility") : t("noAttestation"),
    unsure: eligibility ? t("unsureEligibility") : t("unsureAttestation"),
  };
  const id = `statement-${statement.id}`;
  return (
    <form onSubmit={submit} className="space-y-8" noValidate>
      <BackLink to={before}>{t("back")}</BackLink>
      <ErrorSummary errors={missing ? [{ id, message: missing }] : []} />
      <StepTitle
        eyebrow={t("position", { at, count })}
        lead={eligibility ? t("leadEligibility", { type }) : t("leadAttestation")}
      >
        {eligibility ? t("titleEligibility") : t("titleAttestation")}
      </StepTitle>
      <Basis statement={statement} />
      <ChoiceGroup
        id={id}
        legend={<span className="block max-w-prose text-lg">{words(statement.id)}</span>}
        error={missing}
        choices={STATEMENT_ANSWERS.map((value) => ({
          value,
          label: t(value),
          note: notes[value],
        }))}
        value={chosen}
        onChoose={choose}
      />
      <Refusal error={keep.error} />
      <Button type="submit" look="primary" pending={keep.isPending}>
        {t("goOn")}
      </Button>
    </form>
  );
}

function Statements({
  attemptId,
  asked,
  statementId,
  type,
}: {
  readonly attemptId: string;
  readonly asked: readonly Statement[];
  readonly statementId: string | undefined;
  readonly type: string;
}) {
  const { answerTo, unasked } = useStatementAnswers(attemptId, asked);
  const statement = asked.find(({ id }) => id === statementId) ?? unasked[0] ?? asked[0];
  const [view, setView] = useState<"question" | "explanation" | null>(null);
  if (!statement) return null;
  const index = asked.indexOf(statement);
  const placeAt = (to: number): Place | null => {
    const there = asked[to];
    return there ? { at: "statements", attemptId, statementId: there.id } : null;
  };
  const kept = answerTo(statement.id);
  const eligibility = statement.kind === "eligibility";
  // A criterion that is said not to be met shows what that means, until it is asked for again.
  const explained = view === null ? eligibility && kept === "no" : view === "explanation";
  if (explained) {
    return (
      <NotEligible attemptId={attemptId} statement={statement} again={() => setView("question")} />
    );
  }
  const answered = (answer: StatementAnswer) => {
    const stay = eligibility && answer === "no";
    setView(stay ? "explanation" : null);
    goTo(placeAt(stay ? index : index + 1) ?? { at: "sign", attemptId });
  };
  return (
    <Question
      key={statement.id}
      attemptId={attemptId}
      type={type}
      statement={statement}
      at={index + 1}
      count={asked.length}
      before={placeAt(index - 1) ?? { at: "check", attemptId }}
      kept={kept}
      answered={answered}
    />
  );
}

/** The pages of the statements. */
export function StatementsStep({
  attemptId,
  statementId,
}: {
  readonly attemptId: string;
  readonly statementId?: string;
}) {
  const review = useReview(attemptId);
  const attempts = useAttempts();
  if (!review.data || !attempts.data) return <Unread queries={[review, attempts]} />;
  const attempt = attempts.data.items.find(({ id }) => id === attemptId);
  return (
    <Statements
      key={statementId}
      attemptId={attemptId}
      asked={askedStatements(review.data.statements)}
      statementId={statementId}
      type={attempt?.saqType ?? ""}
    />
  );
}
