// The end of a partner's contract, step by step: what was done, by whom and when, and what comes next.
import type { ReactNode } from "react";
import type { z } from "zod";
import { UtcMoment } from "@/components/dashboard/moment";
import { Panel } from "@/components/dashboard/page-head";
import { ActForm, type FormAct } from "@/components/ui/act-form";
import type { Blocker, Closing } from "@/lib/domain/closing/shape";
import type { Overseen } from "./facts";

type Seen = z.output<typeof Closing>;

/** What can be done with a closing. */
export interface ClosingActs {
  readonly begin: FormAct;
  readonly callOff: FormAct;
  readonly ask: FormAct;
  readonly withdraw: FormAct;
  readonly consent: FormAct;
}

interface ClosingProps {
  readonly partner: Overseen;
  readonly closing: Seen | null;
  /** null: it is locked. */
  readonly acts: ClosingActs | null;
}

const BEGIN_LEAD =
  "When the contract ends. Keys, links and sign-ins stop at once, of the sandbox as well. Owners and admins are told and can take an archive of everything. Nothing is deleted before that, and not by one operator alone.";

/** Ends the contract of a partner; a sandbox goes with its live partner. */
export function PartnerClosing({ partner, closing, acts }: ClosingProps) {
  if (partner.sandboxOf) return null;
  if (!closing) return acts ? <Begin partner={partner} begin={acts.begin} /> : null;
  return (
    <Panel title="End of the contract" lead={`Last day: ${closing.lastDay}. ${closing.reason}`}>
      <Steps closing={closing} />
      {acts && !closing.consented ? (
        <div className="space-y-6 border-line border-t px-5 py-5">
          <Next partner={partner} closing={closing} acts={acts} />
          <ActForm
            id="call-off"
            act={acts.callOff}
            hidden={{ partnerId: partner.id }}
            button="Call the closing off"
            look="secondary"
          />
        </div>
      ) : null}
    </Panel>
  );
}

function Begin({ partner, begin }: { readonly partner: Overseen; readonly begin: FormAct }) {
  return (
    <Panel title="End the contract" lead={BEGIN_LEAD}>
      <div className="max-w-md px-5 py-5">
        <ActForm
          id="closing"
          act={begin}
          hidden={{ partnerId: partner.id }}
          button="Begin the closing"
          look="secondary"
          fields={[
            {
              ...{ name: "reason", label: "Reason", long: true as const },
              hint: "Owners and admins read it. 10 to 500 characters.",
            },
            {
              ...{ name: "lastDay", label: "Last day of the contract", autoComplete: "off" },
              hint: "Such as 2026-11-30. The audit log and invoices are kept for seven years from then on.",
            },
          ]}
        />
      </div>
    </Panel>
  );
}

function done(step: { readonly at: string; readonly by: string }): ReactNode {
  return (
    <>
      <UtcMoment value={step.at} />, {step.by}
    </>
  );
}

const size = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

function Steps({ closing }: { readonly closing: Seen }) {
  const { begun, archive, asked, consented, deletedRows, deletedAt, keptUntil } = closing;
  const rows = deletedRows.toLocaleString("en");
  const deleting = consented ? `Under way: ${rows} rows so far` : "Not yet";
  const steps: readonly (readonly [string, ReactNode])[] = [
    ["Closing begun", done(begun)],
    [
      "Archive taken in full",
      archive ? (
        <>
          {done(archive)} ({size(archive.bytes)}, as of <UtcMoment value={archive.asOf} />)
        </>
      ) : (
        "Not yet"
      ),
    ],
    ["Deletion asked for", asked ? done(asked) : "Not yet"],
    ["Second operator consented", consented ? done(consented) : "Not yet"],
    [
      "Data deleted",
      deletedAt ? (
        <>
          <UtcMoment value={deletedAt} />, {rows} rows
        </>
      ) : (
        deleting
      ),
    ],
    ["Audit log and invoices kept until", keptUntil],
  ];
  return (
    <ol className="divide-y divide-line text-sm">
      {steps.map(([label, value]) => (
        <li key={label} className="grid gap-x-6 gap-y-0.5 px-5 py-3 sm:grid-cols-[14rem_1fr]">
          <span className="text-soft">{label}</span>
          <span className="min-w-0 wrap-anywhere">{value}</span>
        </li>
      ))}
    </ol>
  );
}

const BLOCKED: Readonly<Record<Blocker, string>> = {
  contract_runs: "The contract's last day has not come yet.",
  archive_missing:
    "Nobody took the archive in full. An owner or admin of the partner does, after signing in; where nobody is left: npm run partner -- archive ID FILE on the server.",
  changed_since: "Something changed after the archive. It has to be taken once more.",
  invoice_open: "An invoice is open. Settle it or write it off first.",
  unbilled: "Sealed attestations were not billed yet. They are when the month is over.",
};

interface NextProps {
  readonly partner: Overseen;
  readonly closing: Seen;
  readonly acts: ClosingActs;
}

/** What comes next, or why nothing does. */
function Next({ partner, closing, acts }: NextProps) {
  const { blockers, asked } = closing;
  const hidden = { partnerId: partner.id };
  return (
    <>
      {blockers.length > 0 ? (
        <div className="space-y-2 text-sm">
          <p className="font-semibold">Nothing can be deleted yet</p>
          <ul className="list-disc space-y-1 pl-5">
            {blockers.map((blocker) => (
              <li key={blocker}>{BLOCKED[blocker]}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {asked ? (
        <>
          {blockers.length > 0 || asked.own ? null : (
            <Consent partner={partner} closing={closing} consent={acts.consent} />
          )}
          {asked.own ? (
            <p className="text-sm">Another operator consents here: not the one who asked.</p>
          ) : null}
          <ActForm
            id="withdraw"
            act={acts.withdraw}
            hidden={hidden}
            button="Call the deletion off"
            look="secondary"
          />
        </>
      ) : blockers.length === 0 ? (
        <ActForm id="ask" act={acts.ask} hidden={hidden} button="Ask for the deletion" />
      ) : null}
    </>
  );
}

function Consent({
  partner,
  closing,
  consent,
}: {
  readonly partner: Overseen;
  readonly closing: Seen;
  readonly consent: FormAct;
}) {
  const { merchants, records, documents, documentBytes } = closing.standing;
  const many = (count: number, word: string) =>
    `${count.toLocaleString("en")} ${word}${count === 1 ? "" : "s"}`;
  return (
    <div className="max-w-md space-y-3">
      <p className="text-sm">
        This deletes {many(merchants, "merchant")}, {many(records, "sealed record")} and{" "}
        {many(documents, "document")} ({size(documentBytes)}) with all else of {partner.name} and
        its sandbox. It cannot be undone.
      </p>
      <ActForm
        id="consent"
        act={consent}
        hidden={{ partnerId: partner.id }}
        button="Consent and delete"
        fields={[
          {
            ...{ name: "name", label: "Name of the partner", autoComplete: "off" },
            hint: `Type ${partner.name}.`,
          },
        ]}
      />
    </div>
  );
}
