import { Seal } from "@/components/brand/seal";
import { AttemptStatusMark } from "@/components/status/attempt-status";
import { DescriptionList } from "@/components/ui/description-list";
import { LocalTime } from "@/components/ui/local-time";
import { isSealed } from "@/lib/domain/attempt/machine";
import { DOCUMENT_KINDS } from "@/lib/domain/document/shape";
import { DownloadButton } from "./download-button";
import type { ListedAttempt } from "./model";
import { isPast, Validity, validityLabel } from "./validity";

interface AttemptRowProps {
  readonly attempt: ListedAttempt;
  readonly methodName: string;
  readonly now: Date;
}

function datesOf(attempt: ListedAttempt, now: Date) {
  const { documentKeys, expiresAt, createdAt } = attempt;
  if (!documentKeys)
    return [{ label: "Opened", value: <LocalTime value={createdAt} show="day" /> }];
  const sealed = { label: "Sealed", value: <LocalTime value={documentKeys.sealedAt} show="day" /> };
  if (!expiresAt) return [sealed];
  const value = <Validity until={expiresAt} now={now} />;
  return [sealed, { label: validityLabel(expiresAt, now), value }];
}

function Subject({ attempt, methodName }: Omit<AttemptRowProps, "now">) {
  const sealedAt = attempt.documentKeys?.sealedAt;
  return (
    <>
      {attempt.saqType}, {methodName}
      {sealedAt ? (
        <>
          , sealed <LocalTime value={sealedAt} show="day" />
        </>
      ) : null}
    </>
  );
}

/** One assessment of a payment method: where it stands, until when it holds, and its documents. */
export function AttemptRow({ attempt, methodName, now }: AttemptRowProps) {
  const sealed = isSealed(attempt.status);
  const expired = isPast(attempt.expiresAt, now);
  return (
    <li className="border-t border-line px-4 py-5 sm:px-6">
      <div className="flex flex-wrap items-start gap-x-8 gap-y-5">
        <div className="min-w-0 grow basis-72 space-y-4">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            {sealed && !expired ? <Seal className="size-9 shrink-0 text-accent" /> : null}
            <span className="text-sm font-semibold">{attempt.saqType}</span>
            <AttemptStatusMark status={attempt.status} expired={expired} />
          </div>
          <DescriptionList items={datesOf(attempt, now)} />
        </div>
        {sealed ? (
          <div className="flex flex-col gap-2 print:hidden">
            {DOCUMENT_KINDS.map((kind) => (
              <DownloadButton
                key={kind}
                merchantId={attempt.merchantId}
                attemptId={attempt.id}
                kind={kind}
                subject={<Subject attempt={attempt} methodName={methodName} />}
              />
            ))}
          </div>
        ) : null}
      </div>
    </li>
  );
}
