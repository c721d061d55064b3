"use client";
// Sealed: the documents, until when they are valid, and what happens next.
import { CircleAlert } from "lucide-react";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { Seal } from "@/components/brand/seal";
import { DownloadButton } from "@/components/portal/download-button";
import { SealedAnswers } from "@/components/portal/sealed-answers";
import { buttonClass } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Working } from "@/components/ui/working";
import { useAttempts, useMethods } from "@/components/wizard/data";
import { useReview, useSections } from "@/components/wizard/later-data";
import { Refusal, StepTitle } from "@/components/wizard/parts";
import { hashOf } from "@/components/wizard/route";
import { useSession } from "@/components/wizard/session";

const LOOK_AGAIN_MS = 2000;

/** The page of a sealed attempt. */
export function SealedStep({
  attemptId,
  partnerName,
}: {
  readonly attemptId: string;
  readonly partnerName: string;
}) {
  const t = useTranslations("sealed");
  const common = useTranslations("common");
  const { merchantId } = useSession();
  const attempts = useAttempts();
  const sections = useSections(attemptId);
  const review = useReview(attemptId);
  const methods = useMethods();
  const attempt = attempts.data?.items.find(({ id }) => id === attemptId);
  const method = methods.data?.items.find(({ id }) => id === attempt?.paymentMethodId);
  const ready = attempt?.status === "sealed_ready";
  const { refetch } = attempts;
  useEffect(() => {
    if (ready) return;
    const timer = setInterval(() => refetch(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [ready, refetch]);
  if (attempts.error) return <Refusal error={attempts.error} retry={() => refetch()} />;
  if (!attempt?.documentKeys) return <Working>{common("loading")}</Working>;
  const until = new Date(attempt.expiresAt ?? attempt.createdAt);
  const gaps = sections.data?.items.some(({ controls }) =>
    controls.some(({ status }) => status === "Not In Place"),
  );
  return (
    <div className="space-y-8">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 sm:flex-nowrap">
        <Seal className="size-24 shrink-0 text-accent sm:size-28" />
        <StepTitle lead={t("lead", { type: attempt.saqType, until })}>{t("title")}</StepTitle>
      </div>
      {gaps ? (
        <Callout tone="open" icon={CircleAlert}>
          <p>{t("notCompliant")}</p>
        </Callout>
      ) : null}
      <div className="space-y-4">
        {ready ? <p role="status">{t("ready")}</p> : <Working>{t("preparing")}</Working>}
        {ready ? (
          <div className="flex flex-wrap gap-3">
            {(["saq", "aoc"] as const).map((kind) => (
              <DownloadButton
                key={kind}
                merchantId={merchantId}
                attemptId={attemptId}
                kind={kind}
                subject={attempt.saqType}
              />
            ))}
          </div>
        ) : null}
      </div>
      <section className="space-y-3">
        <h2 className="text-lg">{t("next")}</h2>
        <ul className="max-w-prose list-disc space-y-2 pl-5">
          <li>{t("nextBank", { partner: partnerName })}</li>
          <li>{t("nextYear")}</li>
          <li>{t("nextChange")}</li>
        </ul>
      </section>
      {sections.data && review.data && method ? (
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
      ) : null}
      <a href={hashOf({ at: "start" })} className={buttonClass("secondary")}>
        {t("done")}
      </a>
    </div>
  );
}
