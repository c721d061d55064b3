"use client";
// A payment method in the merchant's own words, and which questionnaire follows from them.
import { Landmark, MessageCircleQuestion, RefreshCw } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Card } from "@/components/ui/card";
import { EnglishNote } from "@/components/ui/english";
import { TextArea } from "@/components/ui/text-field";
import { Working } from "@/components/ui/working";
import type { MethodData, ResultData, ThreadData } from "@/components/wizard/data";
import { useFollowed, useJob } from "@/components/wizard/jobs";
import { Refusal, StepTitle } from "@/components/wizard/parts";
import { useMethods, useThread } from "@/components/wizard/queries";
import { Unread } from "@/components/wizard/query-states";
import { useRefusal } from "@/components/wizard/refusal-words";
import { useSession } from "@/components/wizard/session";
import { BackLink, SaveNote } from "@/components/wizard/step-parts";
import { useDraft } from "@/components/wizard/use-draft";
import { Result } from "./determined";
import { LiveHints } from "./live-hints";

interface Ack {
  readonly pollUrl: string;
}

const LEAST = 10;

function Description({
  method,
  thread,
}: {
  readonly method: MethodData;
  readonly thread: ThreadData;
}) {
  const t = useTranslations("describe");
  const refusal = useRefusal();
  const { merchantId, send } = useSession();
  // One that was read from an account or came from the partner is described already; what the wizard
  // itself adds names no vendor, and its description only stands in.
  const told = thread.outdated ? method.description : thread.description;
  const product = method.descriptionOrigin === "preset";
  const given = told ?? (method.vendor || product ? method.description : "");
  const draft = useDraft(`${method.id}.description`, given);
  const [short, setShort] = useState(false);
  const path = `/v1/merchants/${merchantId}/payment-methods/${method.id}/determine`;
  const determine = useJob<string, ResultData>((description) =>
    send<Ack>("POST", path, { description }),
  );
  function find() {
    const words = draft.value.trim();
    setShort(words.length < LEAST);
    if (words.length >= LEAST) determine.mutate(words);
  }
  const failure = useFollowed(determine.isPending ? null : thread.pendingJob);
  const refused = draft.refusal ?? determine.error;
  const error = short ? t("tooShort") : refused ? refusal(refused) : null;
  return (
    <div className="space-y-4">
      {product && draft.value.trim() === method.description ? (
        <Callout tone="open" icon={Landmark} title={t("product")}>
          <p>{t("productText")}</p>
        </Callout>
      ) : null}
      <TextArea
        id="description"
        label={t("label")}
        hint={
          <>
            {t("hint")} <strong className="font-semibold">{t("warning")}</strong>
          </>
        }
        error={error}
        value={draft.value}
        maxLength={3000}
        onChange={(event) => draft.setValue(event.target.value)}
      />
      <SaveNote draft={draft} />
      <LiveHints channel={method.channel} words={draft.value} />
      <Button
        look={thread.result ? "secondary" : "primary"}
        onClick={find}
        pending={determine.isPending || thread.pendingJob !== null}
      >
        {t("find")}
      </Button>
      {determine.isPending || thread.pendingJob ? <Working>{t("working")}</Working> : null}
      <Refusal error={failure} />
    </div>
  );
}

function FollowUp({
  method,
  result,
  round,
}: {
  readonly method: MethodData;
  readonly result: ResultData;
  /** How many questions were answered before: the draft of each is its own. */
  readonly round: number;
}) {
  const t = useTranslations("describe");
  const refusal = useRefusal();
  const { merchantId, send } = useSession();
  const draft = useDraft(`${method.id}.followup.${result.threadId}.${round}`, "");
  const path = `/v1/merchants/${merchantId}/payment-methods/${method.id}/followup`;
  const answer = useJob<string, ResultData>((words) =>
    send<Ack>("POST", path, { answer: words, threadId: result.threadId ?? "" }),
  );
  const refused = draft.refusal ?? answer.error;
  return (
    <Card>
      <div className="space-y-4 p-4 sm:p-6">
        <Callout tone="open" icon={MessageCircleQuestion} title={t("question")}>
          <p className="text-base text-ink">{result.followUpQuestion}</p>
        </Callout>
        {result.followUpLinks.length > 0 ? (
          <p className="text-sm">
            {t("helpLinks")}{" "}
            {result.followUpLinks.map(({ url, label }) => (
              <a key={url} href={url} target="_blank" rel="noreferrer" className="mr-4">
                {label}
              </a>
            ))}
          </p>
        ) : null}
        <TextArea
          id="followup"
          label={t("answer")}
          error={refused ? refusal(refused) : null}
          rows={3}
          value={draft.value}
          onChange={(event) => draft.setValue(event.target.value)}
        />
        <SaveNote draft={draft} />
        <Button
          look="primary"
          onClick={() => draft.value.trim() && answer.mutate(draft.value.trim())}
          pending={answer.isPending}
        >
          {t("send")}
        </Button>
        {answer.isPending ? <Working>{t("working")}</Working> : null}
      </div>
    </Card>
  );
}

/** The page of one payment method. */
export function DescribeStep({ pmId }: { readonly pmId: string }) {
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
  if (!method || !thread.data) return <Unread queries={[thread, methods]} />;
  const { result, rounds } = thread.data;
  return (
    <div className="space-y-8">
      <BackLink to={{ at: "start" }}>{common("backToStart")}</BackLink>
      <StepTitle eyebrow={method.name} lead={t("lead")}>
        {t("title")}
      </StepTitle>
      <EnglishNote />
      <Description method={method} thread={thread.data} />
      {rounds.length > 0 ? (
        <section className="space-y-3">
          <h2 className="text-lg">{t("saidBefore")}</h2>
          <dl className="space-y-3 border-l-2 border-line-strong pl-4">
            {rounds.map(({ question, answer }) => (
              <div key={question + answer}>
                <dt className="text-sm text-soft">{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      {result?.status === "needs-followup" ? (
        <FollowUp
          key={`${rounds.length}${result.followUpQuestion}`}
          method={method}
          result={result}
          round={rounds.length}
        />
      ) : null}
      {thread.data.outdated ? (
        <Callout tone="open" icon={RefreshCw} title={t("outdated")}>
          <p>{t("outdatedText")}</p>
        </Callout>
      ) : null}
      {result && result.status !== "needs-followup" && !thread.data.outdated ? (
        <Result method={method} result={result} />
      ) : null}
    </div>
  );
}
