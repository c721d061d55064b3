// The questionnaires of a merchant, open and sealed: how far, where the answers come from, and the documents.
import { FileText, ShieldCheck, Undo2 } from "lucide-react";
import Link from "next/link";
import { ActFold } from "@/components/dashboard/act-fold";
import { UtcDay } from "@/components/dashboard/moment";
import { Panel } from "@/components/dashboard/page-head";
import { ActForm } from "@/components/ui/act-form";
import { Callout } from "@/components/ui/callout";
import { Fold } from "@/components/ui/fold";
import { ANSWER_ORIGINS } from "@/lib/domain/question/shape";
import type { MerchantActs } from "./acts";
import { AnswerTally } from "./marks";
import { type AttemptOverview, isSealed, type SealedVersion } from "./model";
import { Older, type OlderLinks } from "./older";
import { ORIGIN_WORDS, REASON_WORDS } from "./words";

interface AttemptsProps {
  readonly attempts: readonly AttemptOverview[];
  /** How many there are in all. */
  readonly total: number;
  readonly links: OlderLinks;
  readonly acts: Pick<MerchantActs, "renew" | "resend">;
}

/** The attempts of a merchant, newest first. */
export function Attempts({ attempts, total, links, acts }: AttemptsProps) {
  if (attempts.length === 0) {
    return (
      <Panel title="Questionnaires">
        <p className="px-5 py-4 text-sm text-soft">
          None opened yet. One opens once a payment method's questionnaire is determined.
        </p>
      </Panel>
    );
  }
  return (
    <div id="questionnaires" className="scroll-mt-4">
      <Panel title={total === 1 ? "One questionnaire" : `${total} questionnaires`}>
        <ul>
          {attempts.map((overview) => (
            <li
              key={overview.attempt.id}
              className="space-y-3 border-line border-t px-5 py-4 first:border-t-0"
            >
              <Attempt overview={overview} acts={acts} />
            </li>
          ))}
        </ul>
        <Older links={links} what="questionnaires" />
      </Panel>
    </div>
  );
}

interface AttemptProps {
  readonly overview: AttemptOverview;
  readonly acts: AttemptsProps["acts"];
}

function Attempt({ overview, acts }: AttemptProps) {
  const { attempt, methodName, controls } = overview;
  const sealed = isSealed(attempt);
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="min-w-0 text-base font-semibold">
          {attempt.saqType}{" "}
          <span className="font-normal break-words text-soft">for {methodName}</span>
        </h3>
        <p className="text-xs text-soft">
          {sealed && attempt.documentKeys ? "Sealed " : "Opened "}
          <UtcDay value={attempt.documentKeys?.sealedAt ?? attempt.createdAt} />
        </p>
      </div>
      {attempt.typeSource === "partner" ? (
        <p className="max-w-prose text-sm text-open">
          Your choice of questionnaire
          {attempt.overrideReason ? `: ${attempt.overrideReason}` : ", without a reason"}
        </p>
      ) : null}
      {sealed ? null : <Progress overview={overview} />}
      <AnswerTally statuses={controls.map(({ status }) => status)} />
      <ReviewLine overview={overview} />
      {overview.versions.map((version) => (
        <Version key={version.version} overview={overview} version={version} />
      ))}
      <div className="flex flex-wrap items-start gap-x-6">
        <Origins overview={overview} />
        {sealed ? <SealedActs overview={overview} acts={acts} /> : null}
      </div>
    </>
  );
}

function Progress({ overview: { controls, goesOn, attempt } }: Pick<AttemptProps, "overview">) {
  const answered = controls.filter(({ status }) => status !== "empty").length;
  const percent = controls.length === 0 ? 0 : Math.floor((answered / controls.length) * 100);
  return (
    <div className="space-y-2 text-sm">
      <div className="flex items-center gap-3">
        <span className="figures font-semibold">{percent} %</span>
        <span className="h-2 max-w-60 grow rounded-full bg-wash" aria-hidden="true">
          <span className="block h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
        </span>
        <span className="text-xs text-soft">
          {answered} of {controls.length}
          {attempt.parked > 0 ? `, ${attempt.parked} put aside` : ""}
        </span>
      </div>
      <p className="text-soft">
        {goesOn
          ? `Goes on at requirement ${goesOn.topLevel}: ${goesOn.title}.`
          : "Review and signature are left."}
      </p>
      {goesOn?.followUp ? <p className="max-w-prose">Open question: {goesOn.followUp}</p> : null}
    </div>
  );
}

function ReviewLine({ overview: { review } }: Pick<AttemptProps, "overview">) {
  if (!review) return null;
  if (review.state === "accepted") {
    return (
      <p className="text-sm text-soft">
        Your reviewers accepted it.{" "}
        <Link href={`/dashboard/reviews/${review.attemptId}`}>See the review</Link>
      </p>
    );
  }
  const sentBack = review.state === "sent_back";
  return (
    <Callout
      tone={sentBack ? "open" : "info"}
      icon={sentBack ? Undo2 : FileText}
      title={sentBack ? "You sent it back" : "It waits for your review"}
    >
      <Link href={`/dashboard/reviews/${review.attemptId}`}>
        {sentBack ? "See what you asked for" : "Review it"}
      </Link>
    </Callout>
  );
}

const RESULTS = {
  compliant: "attests compliance",
  non_compliant: "does not attest compliance",
  legal_exception: "legal exception",
} as const;

/** One version of a sealed record with its documents and its public page. */
function Version({
  overview: { attempt },
  version: { version, result, reasons, signedBy, verificationCode, recordedAt },
}: Pick<AttemptProps, "overview"> & { readonly version: SealedVersion }) {
  const base = `/v1/merchants/${attempt.merchantId}/attempts/${attempt.id}/documents`;
  const stored = version !== attempt.documentKeys?.version || attempt.documentKeys.saq;
  return (
    <div className="rounded-small bg-wash px-4 py-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-2">
        <ShieldCheck
          className={`size-4 shrink-0 ${result === "compliant" ? "text-good" : "text-open"}`}
          aria-hidden="true"
        />
        <span className="font-semibold">Version {version}</span>
        <span>{RESULTS[result]}</span>
        <span className="text-soft">
          <UtcDay value={recordedAt} />, {signedBy ? `signed by ${signedBy}` : "not signed"}
        </span>
      </p>
      {reasons.length > 0 ? (
        <ul className="mt-1 list-disc pl-6 text-soft">
          {reasons.map((reason) => (
            <li key={reason}>{REASON_WORDS[reason]}</li>
          ))}
        </ul>
      ) : null}
      <p className="mt-1 flex flex-wrap gap-x-5">
        {stored ? (
          <>
            <a
              className="inline-flex min-h-11 items-center"
              href={`${base}/saq.pdf?version=${version}`}
            >
              Questionnaire (PDF)
            </a>
            <a
              className="inline-flex min-h-11 items-center"
              href={`${base}/aoc.pdf?version=${version}`}
            >
              Attestation (PDF)
            </a>
          </>
        ) : (
          <span className="inline-flex min-h-11 items-center text-soft">
            The documents are not stored yet.
          </span>
        )}
        <a className="inline-flex min-h-11 items-center" href={`/verify/${verificationCode}`}>
          Public verification page
        </a>
      </p>
    </div>
  );
}

function Origins({ overview: { controls } }: Pick<AttemptProps, "overview">) {
  const counted = ANSWER_ORIGINS.map((origin) => ({
    origin,
    count: controls.filter((control) => control.origin === origin).length,
  })).filter(({ count }) => count > 0);
  if (counted.length === 0) return null;
  return (
    <Fold label="Where the answers come from">
      <ul className="text-sm text-soft">
        {counted.map(({ origin, count }) => (
          <li key={origin}>
            <span className="figures inline-block w-10 text-right font-semibold text-ink">
              {count}
            </span>{" "}
            {ORIGIN_WORDS[origin]}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

function SealedActs({ overview: { attempt }, acts }: AttemptProps) {
  const hidden = { merchantId: attempt.merchantId, attemptId: attempt.id };
  return (
    <>
      {attempt.renewable && acts.renew ? (
        <ActFold
          label="Renew"
          lead="Opens a new attempt with these answers as drafts. The merchant confirms them and signs again."
        >
          <ActForm
            id={`renew-${attempt.id}`}
            act={acts.renew}
            hidden={hidden}
            button="Open the renewal"
            look="secondary"
          />
        </ActFold>
      ) : null}
      {acts.resend ? (
        <ActFold
          label="Send the documents again"
          lead="To the address that they went to when it was sealed."
        >
          <ActForm
            id={`resend-${attempt.id}`}
            act={acts.resend}
            hidden={hidden}
            button="Send them again"
            look="secondary"
          />
        </ActFold>
      ) : null}
    </>
  );
}
