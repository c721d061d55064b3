// What a printed code tells: whose attestation it is, what it came to, and whether it is still the latest.
import { CircleCheck, FileClock, type LucideIcon, Scale, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Seal } from "@/components/brand/seal";
import { Callout } from "@/components/ui/callout";
import { Card } from "@/components/ui/card";
import { StatusMark, type Tone } from "@/components/ui/status-mark";
import type { VerifiedRecord } from "@/lib/domain/record/shape";
import { CompareFile } from "./compare-file";

interface Outcome {
  readonly tone: Tone;
  readonly icon: LucideIcon;
  readonly word: string;
}

const OUTCOMES: Readonly<Record<VerifiedRecord["result"], Outcome>> = {
  compliant: { tone: "good", icon: CircleCheck, word: "Compliant" },
  non_compliant: { tone: "bad", icon: TriangleAlert, word: "Not compliant" },
  legal_exception: { tone: "open", icon: Scale, word: "Compliant but with legal exception" },
};

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const MOMENT = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeStyle: "medium",
  timeZone: "UTC",
});

const moment = (iso: string) => `${MOMENT.format(new Date(iso))} UTC`;

function outcomeOf(record: VerifiedRecord, now: Date): Outcome {
  if (record.signedAt === null) {
    return { tone: "bad", icon: TriangleAlert, word: "Not signed: it attests nothing" };
  }
  if (record.corrections) {
    return { tone: "open", icon: FileClock, word: "Corrections were asked for since" };
  }
  if (record.expiresAt !== null && new Date(record.expiresAt) <= now) {
    return { tone: "open", icon: FileClock, word: "Was compliant; has run out" };
  }
  return OUTCOMES[record.result];
}

/** Says at once that what was sealed was not left at that. */
function Corrections({ corrections }: Pick<VerifiedRecord, "corrections">) {
  if (!corrections) return null;
  const day = DAY.format(new Date(corrections.askedAt));
  const what =
    corrections.of === "this"
      ? "this assessment"
      : "a later assessment of the same way of taking cards";
  return (
    <Callout tone="open" icon={FileClock} title={`Corrections were asked for on ${day}`}>
      <p>
        Whoever the merchant made it for sent {what} back to it. What was sealed stays as it is,
        below. Ask the merchant whether it has signed a corrected one since.
      </p>
    </Callout>
  );
}

/** Says at once where this is no longer the latest. */
function Later({ record }: { readonly record: VerifiedRecord }) {
  const { laterVersionAt, renewedAt } = record;
  if (!laterVersionAt && !renewedAt) return null;
  return (
    <Callout tone="open" icon={FileClock} title="There is a later one">
      {laterVersionAt ? (
        <p>
          This is version {record.version}. It was signed later: a new version was written on{" "}
          {moment(laterVersionAt)}. Ask the merchant for that one.
        </p>
      ) : null}
      {renewedAt ? (
        <p>
          The merchant assessed this way of taking cards again on {DAY.format(new Date(renewedAt))}.
        </p>
      ) : null}
    </Callout>
  );
}

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-t border-line px-4 py-3 sm:grid-cols-[12rem_1fr] sm:px-6">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

/** An attestation that was found, and the means to compare a copy of it. */
export function VerifiedAttestation({
  record,
  now,
}: {
  readonly record: VerifiedRecord;
  readonly now: Date;
}) {
  const { tone, icon, word } = outcomeOf(record, now);
  const good = tone === "good";
  return (
    <>
      <div className="flex items-start justify-between gap-6">
        <div className="min-w-0 space-y-4">
          <h1 className="text-2xl font-semibold break-words">{record.merchantName}</h1>
          <StatusMark tone={tone} icon={icon} size="large">
            {word}
          </StatusMark>
        </div>
        {good ? <Seal className="size-20 shrink-0 text-accent" /> : null}
      </div>
      <p className="max-w-prose text-soft">
        A self-assessment by the merchant itself. The PCI Security Standards Council has not
        validated it.
      </p>
      <Corrections corrections={record.corrections} />
      <Later record={record} />
      <Card>
        <h2 className="px-4 py-4 text-lg font-semibold sm:px-6">What was sealed</h2>
        <dl>
          <Line label="Questionnaire">
            {record.saqType}, PCI DSS {record.edition}
          </Line>
          <Line label="Signed">{record.signedAt ? moment(record.signedAt) : "Not signed"}</Line>
          <Line label="Sealed">{moment(record.sealedAt)}</Line>
          {record.signedAt && record.corrections ? (
            <Line label="Result when it was sealed">{OUTCOMES[record.result].word}</Line>
          ) : null}
          {record.expiresAt && !record.corrections ? (
            <Line label="Valid until">{DAY.format(new Date(record.expiresAt))}</Line>
          ) : null}
          <Line label="Version">{record.version}</Line>
          <Line label="SHA-256 of the record">
            <code className="text-xs break-all">{record.recordSha256}</code>
          </Line>
        </dl>
      </Card>
      <CompareFile files={record.files} version={record.version} />
    </>
  );
}
