"use client";
// What is left of a sealed questionnaire that does not count: each thing, what happens next, and the way there.
import { CircleAlert, CircleCheck } from "lucide-react";
import { useTranslations } from "use-intl";
import { Button, buttonClass } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { English } from "@/components/ui/english";
import { LocalTime } from "@/components/ui/local-time";
import { Working } from "@/components/ui/working";
import type { AttemptData, MethodData, OpenedData, SectionData } from "@/components/wizard/data";
import { useStatementWords } from "@/components/wizard/form-words";
import { outcomeOf } from "@/components/wizard/outcome";
import { Refusal } from "@/components/wizard/parts";
import { useChange, useRecord, useSections } from "@/components/wizard/queries";
import {
  isPutRight,
  placeOfPoint,
  type RemainingPoint,
  remainingPoints,
  returnedPoints,
} from "@/components/wizard/remaining";
import { goTo, hashOf } from "@/components/wizard/route";
import { useSession } from "@/components/wizard/session";
import type { SealedRecord } from "@/lib/domain/record/shape";

/** A sealed attempt that does not count, with the one that is open after it. */
interface Standing {
  readonly sealed: AttemptData;
  readonly open: AttemptData | undefined;
  readonly method: MethodData | undefined;
  readonly partnerName: string;
}

/** Reasons that are no points of the questionnaire. */
const OTHER_REASONS = [
  "not_eligible",
  "attestation_declined",
  "unsigned",
  "other_payment_method",
] as const;

type OtherReason = (typeof OTHER_REASONS)[number];

/** What is planned for a point. */
function Plan({ point }: { readonly point: RemainingPoint }) {
  const t = useTranslations("remaining");
  const { lack, plan, planDate, planBy, wanted } = point;
  if (wanted !== null) {
    return (
      <p className="whitespace-pre-line">
        <span className="font-semibold">{t("wanted")}</span> {wanted}
      </p>
    );
  }
  if (lack !== "not_in_place") return null;
  if (plan === null) return <p className="text-soft">{t("noPlan")}</p>;
  return (
    <p className="whitespace-pre-line">
      <span className="font-semibold">{t("plan")}</span> {plan}
      {planDate ? (
        <span className="block text-soft">
          {t("planDate")} <LocalTime value={planDate} show="day" />
        </span>
      ) : null}
      {planBy ? <span className="block text-soft">{t("planBy", { who: planBy })}</span> : null}
    </p>
  );
}

/** One question that is still open. */
function Point({
  point,
  open,
  done,
}: {
  readonly point: RemainingPoint;
  readonly open: AttemptData | undefined;
  readonly done: boolean;
}) {
  const t = useTranslations("remaining");
  const { question, title, controlIds, lack } = point;
  return (
    <li className="space-y-1">
      <p className="text-base text-ink">{question ?? <English>{title}</English>}</p>
      <p className="text-soft">
        {t(`lack.${lack}`)}
        {" · "}
        <span className="figures">{controlIds.join(", ")}</span>
      </p>
      <Plan point={point} />
      {done ? (
        <p className="flex items-center gap-1.5 font-semibold text-good">
          <CircleCheck className="size-4 shrink-0" aria-hidden="true" />
          {t("done")}
        </p>
      ) : null}
      {open && !done ? (
        <a
          href={hashOf(placeOfPoint(open.id, point))}
          className="inline-flex min-h-11 items-center"
        >
          <span>
            {t("answer")}
            <span className="sr-only">: {question ?? title}</span>
          </span>
        </a>
      ) : null}
    </li>
  );
}

/** Something that stands against compliance and is no point of the questionnaire. */
function Other({
  reason,
  record,
  partnerName,
}: {
  readonly reason: OtherReason;
  readonly record: SealedRecord;
  readonly partnerName: string;
}) {
  const t = useTranslations("sealed");
  const words = useStatementWords();
  const declined = (record.signature?.confirmations ?? []).filter(
    ({ confirmed }) => confirmed === false,
  );
  return (
    <li className="space-y-1">
      <p className="text-base text-ink">{t(`reason.${reason}.what`)}</p>
      {reason === "attestation_declined"
        ? declined.map(({ statementId }) => <p key={statementId}>{words(statementId)}</p>)
        : null}
      <p className="text-soft">{t(`reason.${reason}.next`, { partner: partnerName })}</p>
    </li>
  );
}

/** Opens what is to be answered anew, at its first point; where it is open already, goes there. */
function useFixing({ sealed, open }: Standing, left: readonly RemainingPoint[]) {
  const { merchantId, send } = useSession();
  const renew = useChange(() =>
    send<OpenedData>("POST", `/v1/merchants/${merchantId}/attempts/${sealed.id}/renew`),
  );
  const [first] = left;
  const go = (attemptId: string, topLevels: readonly string[] | null) => {
    const asked = first && (topLevels === null || topLevels.includes(first.topLevel));
    goTo(asked ? placeOfPoint(attemptId, first) : { at: "attempt", attemptId });
  };
  const fix = () => {
    if (open) return go(open.id, null);
    // Not `mutate`: what is read anew may put this page away.
    void renew.mutateAsync(undefined).then(
      (opened) => go(opened.id, opened.applicableTopLevels),
      () => undefined,
    );
  };
  return { fix, renew };
}

/** The way on: the renewal, or first the questionnaire that fits now. */
function WayOn({
  standing,
  left,
}: {
  readonly standing: Standing;
  readonly left: readonly RemainingPoint[];
}) {
  const t = useTranslations("remaining");
  const { fix, renew } = useFixing(standing, left);
  const { sealed, open, method } = standing;
  if (!open && method?.determinationOutdated) {
    return (
      <p>
        <a href={hashOf({ at: "method", pmId: method.id })} className={buttonClass("primary")}>
          {t("describe")}
        </a>
      </p>
    );
  }
  if (!open && !sealed.renewable) return null;
  return (
    <>
      <Button look="primary" onClick={fix} pending={renew.isPending}>
        {open ? t("goOn") : t("fixed")}
      </Button>
      <Refusal error={renew.error} />
    </>
  );
}

interface ListProps extends Standing {
  readonly record: SealedRecord;
  readonly asked: readonly SectionData[];
  /** Of the attempt that is open. */
  readonly now: readonly SectionData[];
}

function RemainingList({ record, asked, now, ...standing }: ListProps) {
  const t = useTranslations("remaining");
  const { sealed, open, partnerName } = standing;
  const sentBack = outcomeOf(sealed) === "sent_back";
  const points = sentBack ? returnedPoints(now) : remainingPoints(record, asked);
  const others = OTHER_REASONS.filter((reason) => record.evidence.reasons.includes(reason));
  const left = points.filter((point) => !isPutRight(point, now));
  const count = left.length + (sentBack ? 0 : others.length);
  const title = sentBack ? t("sentBack", { partner: partnerName }) : t("title", { count });
  const all = count === 0 && open !== undefined;
  return (
    <Callout tone="open" icon={CircleAlert} title={all ? t("allDone") : title}>
      {sentBack && !all ? <p>{t("sentBackText", { count })}</p> : null}
      <ol className="divide-y divide-line [&>li]:py-3">
        {points.map((point) => (
          <Point
            key={`${point.lack}${point.controlIds.join()}`}
            point={point}
            open={open}
            done={isPutRight(point, now)}
          />
        ))}
        {sentBack
          ? null
          : others.map((reason) => (
              <Other key={reason} reason={reason} record={record} partnerName={partnerName} />
            ))}
      </ol>
      <p>
        <span className="font-semibold">{t("next")}</span>{" "}
        {all ? t("nextDone") : open ? t("nextOpen") : t("nextSealed", { partner: partnerName })}
      </p>
      <WayOn standing={standing} left={left} />
    </Callout>
  );
}

/** What is left of a sealed attempt; nothing where it counts. */
export function Remaining(standing: Standing) {
  const t = useTranslations("common");
  const { sealed, open } = standing;
  const record = useRecord(sealed.id);
  const asked = useSections(sealed.id);
  const now = useSections(open?.id ?? "", { enabled: open !== undefined });
  const failed = [record, asked, now].find(({ isLoadingError }) => isLoadingError);
  const retry = () =>
    Promise.all([record, asked, now].map((read) => read.isError && read.refetch()));
  if (failed) return <Refusal error={failed.error} retry={retry} />;
  if (!record.data || !asked.data || (open && !now.data)) return <Working>{t("loading")}</Working>;
  return (
    <RemainingList
      {...standing}
      record={record.data}
      asked={asked.data.items}
      now={now.data?.items ?? []}
    />
  );
}
