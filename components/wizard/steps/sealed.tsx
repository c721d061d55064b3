"use client";
// Sealed: what it came to and why, the documents, and what happens next.
import { CircleAlert, CircleCheck, Scale } from "lucide-react";
import { useTranslations } from "use-intl";
import { Seal } from "@/components/brand/seal";
import { DownloadButton } from "@/components/portal/download-button";
import { SealedAnswers } from "@/components/portal/sealed-answers";
import { buttonClass } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Working } from "@/components/ui/working";
import type { AttemptData, MerchantData } from "@/components/wizard/data";
import { outcomeOf } from "@/components/wizard/outcome";
import { Refusal, StepTitle } from "@/components/wizard/parts";
import {
  useAttempts,
  useMerchant,
  useMethods,
  useRecord,
  useReview,
  useSections,
} from "@/components/wizard/queries";
import { Unread } from "@/components/wizard/query-states";
import { hashOf } from "@/components/wizard/route";
import { useSession } from "@/components/wizard/session";
import type { RecordEvidence } from "@/lib/domain/record/shape";
import { Remaining } from "./remaining";
import { LookedAt } from "./start-sealed";

const LOOK_AGAIN_MS = 2000;

/** What stands against compliance; beside what was sealed, what is open elsewhere. */
function reasonsOf({ reasons }: RecordEvidence, merchant: MerchantData | undefined) {
  const whole = ["compliant", "expiring_soon"].includes(merchant?.effectiveStatus ?? "compliant");
  return reasons.length === 0 && !whole ? (["other_payment_method"] as const) : reasons;
}

/** What is said first of an attempt, by what it comes to. */
const LEADS = { counts: "lead", open: "leadOpen", sent_back: "leadSentBack" } as const;

const RESULTS = {
  compliant: { icon: CircleCheck, tone: "info", title: "resultCompliant" },
  non_compliant: { icon: CircleAlert, tone: "open", title: "resultOpen" },
  legal_exception: { icon: Scale, tone: "open", title: "resultLaw" },
} as const;

interface ResultProps {
  readonly attempt: AttemptData;
  readonly evidence: RecordEvidence;
  readonly partnerName: string;
}

/** What it comes to. What does not count is told thing by thing, with the way on. */
function Result({ attempt, evidence, partnerName }: ResultProps) {
  const attempts = useAttempts();
  const methods = useMethods();
  const list = attempts.data?.items ?? [];
  const own = list.filter(({ paymentMethodId }) => paymentMethodId === attempt.paymentMethodId);
  const [latest] = own.filter(({ documentKeys }) => documentKeys);
  const method = methods.data?.items.find(({ id }) => id === attempt.paymentMethodId);
  const counts = outcomeOf(attempt) === "counts" || evidence.result === "legal_exception";
  // One that was sealed anew since is what it was then.
  if (counts || latest?.id !== attempt.id) {
    return <Attested evidence={evidence} partnerName={partnerName} />;
  }
  const open = own.find(({ documentKeys }) => !documentKeys);
  return <Remaining sealed={attempt} open={open} method={method} partnerName={partnerName} />;
}

/** What the attestation says, and what to do about each thing that stands against compliance. */
function Attested({ evidence, partnerName }: Omit<ResultProps, "attempt">) {
  const t = useTranslations("sealed");
  const merchant = useMerchant();
  const { icon, tone, title } = RESULTS[evidence.result];
  const reasons = reasonsOf(evidence, merchant.data);
  return (
    <Callout tone={tone} icon={icon} title={t(title)}>
      {reasons.length === 0 ? (
        <p>{t("nothingOpen")}</p>
      ) : (
        <ul className="list-disc space-y-2 pl-5">
          {reasons.map((reason) => (
            <li key={reason}>
              <span className="font-semibold">{t(`reason.${reason}.what`)}</span>{" "}
              {t(`reason.${reason}.next`, { partner: partnerName })}
            </li>
          ))}
        </ul>
      )}
    </Callout>
  );
}

/** Both documents, once they are written. */
function Documents({ attempt }: { readonly attempt: AttemptData }) {
  const t = useTranslations("sealed");
  const { merchantId } = useSession();
  if (attempt.status !== "sealed_ready") return <Working>{t("preparing")}</Working>;
  return (
    <div className="space-y-4">
      <p role="status">{t("ready")}</p>
      <div className="flex flex-wrap gap-3">
        {(["saq", "aoc"] as const).map((kind) => (
          <DownloadButton
            key={kind}
            merchantId={merchantId}
            attemptId={attempt.id}
            kind={kind}
            subject={attempt.saqType}
          />
        ))}
      </div>
      <p className="max-w-prose text-sm text-soft">{t("verify")}</p>
    </div>
  );
}

function NextSteps({
  partnerName,
  compliant,
}: {
  readonly partnerName: string;
  readonly compliant: boolean;
}) {
  const t = useTranslations("sealed");
  return (
    <section className="space-y-3">
      <h2 className="text-lg">{t("next")}</h2>
      <ul className="max-w-prose list-disc space-y-2 pl-5">
        <li>{t("nextBank", { partner: partnerName })}</li>
        {compliant ? <li>{t("nextYear")}</li> : null}
        <li>{t("nextChange")}</li>
      </ul>
    </section>
  );
}

function Answers({ attempt }: { readonly attempt: AttemptData }) {
  const t = useTranslations("sealed");
  const sections = useSections(attempt.id);
  const review = useReview(attempt.id);
  const methods = useMethods();
  const method = methods.data?.items.find(({ id }) => id === attempt.paymentMethodId);
  if (!sections.data || !review.data || !method) return null;
  return (
    <section aria-labelledby="answers" className="space-y-5">
      <h2 id="answers" className="text-xl">
        {t("answers")}
      </h2>
      <SealedAnswers
        standing={{ method, attempts: [attempt], sealed: null }}
        sealed={{ attempt, sections: sections.data.items, review: review.data }}
        now={new Date()}
      />
    </section>
  );
}

function attemptIn(
  list: { readonly items: readonly AttemptData[] } | undefined,
  attemptId: string,
) {
  return list?.items.find(({ id }) => id === attemptId);
}

/** The page of a sealed attempt. */
export function SealedStep({
  attemptId,
  partnerName,
}: {
  readonly attemptId: string;
  readonly partnerName: string;
}) {
  const t = useTranslations("sealed");
  const attempts = useAttempts({
    refetchInterval: ({ state }) =>
      attemptIn(state.data, attemptId)?.status !== "sealed_ready" && LOOK_AGAIN_MS,
  });
  const record = useRecord(attemptId);
  const attempt = attemptIn(attempts.data, attemptId);
  if (!attempt?.documentKeys) return <Unread queries={[attempts]} />;
  const { saqType: type, expiresAt } = attempt;
  const until = new Date(expiresAt ?? attempt.createdAt);
  const outcome = outcomeOf(attempt);
  return (
    <div className="space-y-8">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 sm:flex-nowrap">
        <Seal className="size-24 shrink-0 text-accent sm:size-28" />
        <StepTitle lead={t(LEADS[outcome], { type, until, partner: partnerName })}>
          {t("title")}
        </StepTitle>
      </div>
      <LookedAt sealed={attempt} partnerName={partnerName} />
      {record.data ? (
        <Result attempt={attempt} evidence={record.data.evidence} partnerName={partnerName} />
      ) : (
        <Refusal error={record.error} retry={() => record.refetch()} />
      )}
      <Documents attempt={attempt} />
      <NextSteps partnerName={partnerName} compliant={outcome === "counts"} />
      <Answers attempt={attempt} />
      <a href={hashOf({ at: "start" })} className={buttonClass("secondary")}>
        {t("done")}
      </a>
    </div>
  );
}
