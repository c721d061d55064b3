"use client";
// Who was asked about one question, and what came back: a helper's words wait to be taken over, the partner's
// are advice.
import { Landmark, MailWarning, MessageCircleReply, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import {
  type HelperLinkData,
  type PartnerQuestionData,
  useDismissProposal,
  useTakeBack,
  useTakeProposal,
} from "@/components/wizard/asked";
import { Refusal } from "@/components/wizard/parts";
import type { Asking } from "./ask-ways";

/** What ended is left out where nothing is to be shown of it: words that were taken stand with the answer. */
const OVER = ["revoked", "withdrawn", "dismissed", "taken"];

function askedAbout(partId: string, { asked }: Asking) {
  const shown = (each: { readonly partId: string; readonly state: string }) =>
    each.partId === partId && !OVER.includes(each.state);
  return {
    helpers: asked?.helpers.filter(shown) ?? [],
    questions: asked?.partner.filter(shown) ?? [],
  };
}

/** Whether there is anything that was asked about a question and is worth a look. */
export function isAskedAbout(partId: string, asking: Asking): boolean {
  const { helpers, questions } = askedAbout(partId, asking);
  return helpers.length + questions.length > 0;
}

/** Whether a helper's words wait to be taken over or put aside. */
export function hasProposal(partId: string, asking: Asking): boolean {
  return askedAbout(partId, asking).helpers.some(({ state }) => state === "answered");
}

/** Everything that was asked about a question and is worth a look. */
export function AskedAbout({
  partId,
  asking,
}: {
  readonly partId: string;
  readonly asking: Asking;
}) {
  const { attemptPath, partnerName } = asking;
  const { helpers, questions } = askedAbout(partId, asking);
  if (helpers.length + questions.length === 0) return null;
  return (
    <ul className="space-y-4">
      {helpers.map((link) => (
        <li key={link.id}>
          <AskedHelper link={link} attemptPath={attemptPath} />
        </li>
      ))}
      {questions.map((question) => (
        <li key={question.id}>
          <AskedPartner question={question} attemptPath={attemptPath} partnerName={partnerName} />
        </li>
      ))}
    </ul>
  );
}

function Line({ icon: Icon, children }: { icon: typeof UserRound; children: ReactNode }) {
  return (
    <p className="flex gap-2 text-sm text-soft">
      <Icon className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span className="min-w-0 break-words">{children}</span>
    </p>
  );
}

const FAILED = ["failed", "bounced", "complained"];

function AskedHelper({
  link,
  attemptPath,
}: {
  readonly link: HelperLinkData;
  readonly attemptPath: string;
}) {
  const t = useTranslations("ask");
  const takeBack = useTakeBack(attemptPath, "helper-links");
  const { id, name, email, state, mail, createdAt, expiresAt } = link;
  const who = name ?? email;
  const on = new Date(createdAt);
  const undelivered = state === "open" && email !== null && mail !== null && FAILED.includes(mail);
  return (
    <div className="space-y-2">
      <Line icon={UserRound}>
        {who === null ? t("asked", { on }) : t("askedNamed", { name: who, on })}:{" "}
        {t(`states.${state}`)}.{" "}
        {state === "open" ? t("until", { until: new Date(expiresAt) }) : null}
      </Line>
      {undelivered ? <Line icon={MailWarning}>{t("mailFailed", { email })}</Line> : null}
      {state === "open" ? (
        <Button look="quiet" pending={takeBack.isPending} onClick={() => takeBack.mutate(id)}>
          {t("revoke")}
        </Button>
      ) : null}
      {state === "answered" ? <Proposal link={link} attemptPath={attemptPath} /> : null}
      <Refusal error={takeBack.error} />
    </div>
  );
}

/** A helper's words, until the merchant takes them over or puts them aside. */
function Proposal({
  link: { id, proposal },
  attemptPath,
}: {
  readonly link: HelperLinkData;
  readonly attemptPath: string;
}) {
  const t = useTranslations("ask");
  const parts = useTranslations("parts");
  const take = useTakeProposal(attemptPath);
  const dismiss = useDismissProposal(attemptPath);
  if (!proposal) return null;
  const { helperName: name, choice, answer } = proposal;
  const settling = take.isPending || dismiss.isPending;
  return (
    <Callout icon={MessageCircleReply} title={t("proposal", { name })}>
      <blockquote className="border-line-strong border-l-2 pl-3 text-base break-words whitespace-pre-line">
        {choice ? <span className="font-semibold">{parts(`choices.${choice}`)}. </span> : null}
        {answer}
      </blockquote>
      <p>{t("proposalHint", { name })}</p>
      <div className="flex flex-wrap gap-3">
        {choice === "not_sure" ? null : (
          <Button
            look="primary"
            pending={take.isPending}
            onClick={() => settling || take.mutate(id)}
          >
            {t("use")}
          </Button>
        )}
        <Button pending={dismiss.isPending} onClick={() => settling || dismiss.mutate(id)}>
          {t("dismiss")}
        </Button>
      </div>
      <Refusal error={take.error ?? dismiss.error} />
    </Callout>
  );
}

function AskedPartner({
  question: { id, state, createdAt, answer },
  attemptPath,
  partnerName: partner,
}: {
  readonly question: PartnerQuestionData;
  readonly attemptPath: string;
  readonly partnerName: string;
}) {
  const t = useTranslations("ask");
  const takeBack = useTakeBack(attemptPath, "partner-questions");
  return (
    <div className="space-y-2">
      <Line icon={Landmark}>
        {t("askedBank", { partner, on: new Date(createdAt) })}:{" "}
        {t(state === "answered" ? "states.answered" : "states.open")}.
      </Line>
      {state === "open" ? (
        <Button look="quiet" pending={takeBack.isPending} onClick={() => takeBack.mutate(id)}>
          {t("withdraw")}
        </Button>
      ) : null}
      {answer === null ? null : (
        <Callout icon={Landmark} title={t("advice", { partner })}>
          <blockquote className="border-line-strong border-l-2 pl-3 text-base break-words whitespace-pre-line">
            {answer}
          </blockquote>
          <p>{t("adviceHint")}</p>
        </Callout>
      )}
      <Refusal error={takeBack.error} />
    </div>
  );
}
