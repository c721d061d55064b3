"use client";
// A sealed questionnaire among the tasks: whether it counts, until when, and what can be done about it.
import { Eye } from "lucide-react";
import { useTranslations } from "use-intl";
import { Button, buttonClass } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import type { AttemptData, MethodData, OpenedData } from "@/components/wizard/data";
import { outcomeOf } from "@/components/wizard/outcome";
import { Refusal } from "@/components/wizard/parts";
import { useChange } from "@/components/wizard/queries";
import { goTo, hashOf } from "@/components/wizard/route";
import { useSession } from "@/components/wizard/session";
import { Remaining } from "./remaining";

interface SealedNoteProps {
  readonly sealed: AttemptData;
  /** The attempt that is open after it. */
  readonly open: AttemptData | undefined;
  readonly method: MethodData;
  readonly partnerName: string;
}

/** One that counts, or counted until it ran out. */
function Counting({ sealed, method }: Pick<SealedNoteProps, "sealed" | "method">) {
  const t = useTranslations("start");
  const { merchantId, send } = useSession();
  const renew = useChange(() =>
    send<OpenedData>("POST", `/v1/merchants/${merchantId}/attempts/${sealed.id}/renew`),
  );
  // What is said of it has changed: first comes the questionnaire that follows from it now.
  const renewable = sealed.renewable && !method.determinationOutdated;
  const until = new Date(sealed.expiresAt ?? sealed.createdAt);
  const over = until <= new Date();
  const start = () =>
    void renew.mutateAsync(undefined).then(
      (opened) => goTo({ at: "attempt", attemptId: opened.id }),
      () => undefined,
    );
  return (
    <>
      <p className={over ? "font-semibold text-bad" : ""}>
        {over ? t("sealedOver", { until }) : t("sealed", { until })}
      </p>
      <div className="flex flex-wrap gap-3">
        <ToDocuments sealed={sealed} />
        {sealed.renewable && method.determinationOutdated ? (
          <a href={hashOf({ at: "method", pmId: method.id })} className={buttonClass("secondary")}>
            {t("stepDescribe")}
          </a>
        ) : null}
        {renewable ? (
          <Button look={over ? "primary" : "secondary"} onClick={start} pending={renew.isPending}>
            {t("renew")}
          </Button>
        ) : null}
      </div>
      {renewable ? <p className="text-sm text-soft">{t("renewHint")}</p> : null}
      <Refusal error={renew.error} />
    </>
  );
}

function ToDocuments({ sealed }: { readonly sealed: AttemptData }) {
  const t = useTranslations("start");
  return (
    <a href={hashOf({ at: "sealed", attemptId: sealed.id })} className={buttonClass("secondary")}>
      {t("documents")}
    </a>
  );
}

/** What the partner's reviewers do with it, where they look at it. */
export function LookedAt({ sealed, partnerName }: Pick<SealedNoteProps, "sealed" | "partnerName">) {
  const t = useTranslations("remaining");
  if (sealed.partnerReview?.state !== "waiting") return null;
  return (
    <Callout icon={Eye} title={t("waiting", { partner: partnerName })}>
      <p>{t("waitingText", { partner: partnerName })}</p>
    </Callout>
  );
}

/** A sealed questionnaire of one way of taking cards. */
export function SealedNote({ sealed, open, method, partnerName }: SealedNoteProps) {
  const counts = outcomeOf(sealed) === "counts";
  return (
    <div className="space-y-3 border-t border-line px-4 py-4 sm:px-6">
      <LookedAt sealed={sealed} partnerName={partnerName} />
      {counts ? (
        <Counting sealed={sealed} method={method} />
      ) : (
        <>
          <Remaining sealed={sealed} open={open} method={method} partnerName={partnerName} />
          {open ? null : <ToDocuments sealed={sealed} />}
        </>
      )}
    </div>
  );
}
