"use client";
// A payment method in the merchant's own words, and which questionnaire follows from them.
import { RefreshCw } from "lucide-react";
import { type RefObject, useEffect } from "react";
import { useTranslations } from "use-intl";
import { Callout } from "@/components/ui/callout";
import { EnglishNote } from "@/components/ui/english";
import { isAnsweredMeanwhile } from "@/components/wizard/api";
import type { MethodData, ResultData, ThreadData } from "@/components/wizard/data";
import { useJob } from "@/components/wizard/jobs";
import { Refusal, StepTitle } from "@/components/wizard/parts";
import { useMethods, useThread } from "@/components/wizard/queries";
import { Unread } from "@/components/wizard/query-states";
import { useSession } from "@/components/wizard/session";
import { BackLink } from "@/components/wizard/step-parts";
import { Description } from "./description";
import { Result } from "./determined";
import { FollowUp } from "./follow-up";
import { KnownFacts } from "./known-facts";
import { NoQuestionnaire } from "./no-questionnaire";
import { OtherWays } from "./other-ways";
import { shownResult, type ThreadNews, useThreadNews } from "./thread-news";

interface Ack {
  readonly pollUrl: string;
}

interface StandingProps {
  readonly method: MethodData;
  readonly methods: readonly MethodData[];
  readonly thread: ThreadData;
  readonly partnerName: string;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Says what the latest answer has brought, for who sees the page and for who hears it. */
function News({
  news,
  place,
}: {
  readonly news: ThreadNews | null;
  readonly place: RefObject<HTMLParagraphElement | null>;
}) {
  const t = useTranslations("describe.news");
  return (
    <p ref={place} role="status" className="max-w-prose text-sm text-soft empty:mb-0">
      {news ? toldBy(news, t) : null}
    </p>
  );
}

type Words = ReturnType<typeof useTranslations<"describe.news">>;

function toldBy({ answer, result, learned }: ThreadNews, t: Words): string {
  const { status, saqType } = result;
  const isQuestion = status === "needs-followup";
  return [
    answer === null ? t("read") : t("noted", { answer }),
    ...(learned.size > 0 ? [t("learned", { count: learned.size })] : []),
    ...(isQuestion && answer !== null ? [t("next")] : []),
    ...(isQuestion ? [] : [saqType ? t("result", { type: saqType }) : t("none")]),
  ].join(" ");
}

/** Answers the open question of a thread: the one that is shown, and not the next where another device was faster. */
function useAnswering(method: MethodData, { result, rounds }: ThreadData) {
  const { merchantId, send } = useSession();
  const path = `/v1/merchants/${merchantId}/payment-methods/${method.id}/followup`;
  return useJob<string, ResultData>((answer) =>
    send<Ack>("POST", path, { answer, threadId: result?.threadId ?? "", round: rounds.length }),
  );
}

/** How a payment method stands: what came of the description is shown before it, once there is something. */
function Standing(props: StandingProps) {
  const { method, thread } = props;
  const t = useTranslations("describe");
  const { heading, place, news } = useThreadNews(thread);
  const shown = shownResult(thread);
  const answering = useAnswering(method, thread);
  // The question that was answered is gone: this is said beside what has come into its place.
  const isLate = isAnsweredMeanwhile(answering.error);
  const description = <Description key="description" method={method} thread={thread} />;
  return (
    <>
      <News news={news} place={place} />
      {isLate ? <Refusal error={answering.error} /> : null}
      {shown
        ? [
            <Outcome
              key="outcome"
              {...props}
              result={shown}
              heading={heading}
              learned={news?.learned ?? NOTHING}
              give={answering.mutateAsync}
            />,
            description,
          ]
        : [description]}
      {shown || isLate ? null : <Refusal error={answering.error} />}
      {thread.outdated && !shown ? (
        <Callout tone="open" icon={RefreshCw} title={t("outdated")}>
          <p>{t("outdatedText")}</p>
        </Callout>
      ) : null}
    </>
  );
}

interface OutcomeProps extends StandingProps {
  readonly result: ResultData;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly learned: ReadonlySet<string>;
  readonly give: (answer: string) => Promise<unknown>;
}

/** The open question or the result, with what it rests on. */
function Outcome(props: OutcomeProps) {
  const { method, methods, thread, partnerName, result, heading, learned, give } = props;
  const answered = thread.rounds.length;
  return (
    <div className="space-y-6">
      {result.status === "needs-followup" ? (
        <FollowUp
          key={`${result.threadId} ${answered}`}
          {...{ pmId: method.id, result, answered, heading, give }}
        />
      ) : result.saqType ? (
        <Result method={method} result={result} heading={heading} />
      ) : (
        <NoQuestionnaire result={result} partnerName={partnerName} heading={heading} />
      )}
      <OtherWays
        others={result.otherWays ?? []}
        methods={methods.filter(({ id }) => id !== method.id)}
      />
      <KnownFacts method={method} thread={thread} learned={learned} />
    </div>
  );
}

/** The page of one payment method. */
export function DescribeStep({
  pmId,
  partnerName,
}: {
  readonly pmId: string;
  readonly partnerName: string;
}) {
  const t = useTranslations("describe");
  const common = useTranslations("common");
  const methods = useMethods();
  const thread = useThread(pmId);
  const method = methods.data?.items.find(({ id }) => id === pmId);
  const { refetch } = methods;
  const unheard = methods.data !== undefined && !method;
  useEffect(() => {
    // Added elsewhere since the list was read.
    if (unheard) void refetch();
  }, [unheard, refetch]);
  if (!methods.data || !method || !thread.data) return <Unread queries={[thread, methods]} />;
  const isBegun = shownResult(thread.data) !== null;
  return (
    <div className="space-y-8">
      <BackLink to={{ at: "start" }}>{common("backToStart")}</BackLink>
      <StepTitle eyebrow={method.name} lead={isBegun ? null : t("lead")}>
        {t("title")}
      </StepTitle>
      <EnglishNote about="answers" />
      <Standing
        method={method}
        methods={methods.data.items}
        thread={thread.data}
        partnerName={partnerName}
      />
    </div>
  );
}
