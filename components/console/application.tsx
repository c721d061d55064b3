// One application: what was given, what happened, and what can be done with it.
import { TriangleAlert } from "lucide-react";
import type { z } from "zod";
import { KIND_WORDS, RANGE_WORDS } from "@/components/apply/words";
import { ActFold } from "@/components/dashboard/act-fold";
import { Facts } from "@/components/dashboard/facts";
import { actorWords } from "@/components/dashboard/merchant/event-words";
import { UtcMoment } from "@/components/dashboard/moment";
import { Panel } from "@/components/dashboard/page-head";
import { ActForm, type FormAct, type FormField } from "@/components/ui/act-form";
import { Callout } from "@/components/ui/callout";
import { type ApplicationAct, applicationMachine } from "@/lib/domain/application/machine";
import type { ApplicationDetail } from "@/lib/domain/application/shape";
import { countryName } from "@/lib/pci/countries";
import { type PlanFacts, planField } from "./plan-choice";

type Application = z.output<typeof ApplicationDetail>;

/** Everything that was given, and what came of it. */
export function ApplicationFacts({ application }: { readonly application: Application }) {
  const { kind, country, merchants, contactName, email, currentTool, purpose } = application;
  const { address, createdAt, sandboxId, partnerId, reason } = application;
  const came = [
    ...(partnerId ? [{ label: "Live partner", value: partnerId }] : []),
    ...(sandboxId ? [{ label: "Sandbox", value: sandboxId }] : []),
    ...(reason ? [{ label: "Reason given", value: <Text text={reason} /> }] : []),
  ];
  return (
    <Panel title="What was given">
      <Facts
        facts={[
          { label: "Contact", value: <Text text={`${contactName}\n${email}`} /> },
          { label: "Country", value: countryName(country) },
          { label: "Kind", value: KIND_WORDS[kind] },
          { label: "Merchants expected", value: RANGE_WORDS[merchants] },
          { label: "Uses today", value: <Text text={currentTool ?? "not given"} /> },
          { label: "Purpose", value: <Text text={purpose} /> },
          { label: "Sent", value: <UtcMoment value={createdAt} /> },
          { label: "Sent from", value: address ?? "not known" },
          ...came,
        ]}
      />
    </Panel>
  );
}

function Text({ text }: { readonly text: string }) {
  return <span className="whitespace-pre-line wrap-anywhere">{text}</span>;
}

const HAPPENED: Readonly<Record<string, string>> = {
  "application.received": "Applied",
  "application.confirmed": "Confirmed the e-mail address",
  "application.noted": "Note",
  "application.asked_back": "Asked",
  "application.answered": "Answered",
  "application.sandbox_opened": "Sandbox opened",
  "application.approved": "Approved",
  "application.declined": "Declined",
  "application.invited_again": "Owner invited again",
};

interface HistoryProps {
  readonly history: Application["history"];
  /** Names of the operators, by id. */
  readonly names: ReadonlyMap<string, string>;
}

/** What happened, newest first. */
export function ApplicationHistory({ history, names }: HistoryProps) {
  return (
    <Panel title="History">
      <ol>
        {history.map(({ id, at, actor, type, text, plan }) => (
          <li
            key={id}
            className="space-y-1 border-line border-t px-5 py-3 text-sm first:border-t-0"
          >
            <p>
              <span className="font-semibold">{HAPPENED[type] ?? type}</span>{" "}
              <span className="text-soft">
                {actorWords(actor, names)}, <UtcMoment value={at} />
              </span>
            </p>
            {plan ? <p>Plan: {plan}</p> : null}
            {text ? <Text text={text} /> : null}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** The acts on an application; null: a code opens them first. */
export interface ApplicationActs {
  readonly note: FormAct;
  readonly ask: FormAct;
  readonly locked: {
    readonly approve: FormAct;
    readonly decline: FormAct;
    readonly inviteAgain: FormAct;
  } | null;
}

interface ActsProps {
  readonly application: Application;
  readonly acts: ApplicationActs;
  readonly plans: readonly PlanFacts[];
  /** Tells this copy of the forms from others: sent twice, it counts once. */
  readonly formKey: string;
}

const text = (label: string): readonly FormField[] => [{ name: "text", label, long: true }];

/** What can be done with it as it stands. */
export function ApplicationActPanel({ application, acts, plans, formKey }: ActsProps) {
  const { id: applicationId, state, sandboxId, partnerId } = application;
  const may = (act: ApplicationAct) => applicationMachine.next(state, act) !== null;
  const hidden = { applicationId, formKey };
  const { locked } = acts;
  return (
    <Panel title="What you can do">
      <div className="space-y-1 px-5 py-3">
        <ActFold label="Add a note" lead="For operators alone. It stays as you write it.">
          <ActForm
            id="note"
            act={acts.note}
            hidden={hidden}
            button="Keep the note"
            fields={text("Note")}
          />
        </ActFold>
        {may("ask_back") ? (
          <ActFold
            label="Ask the applicant"
            lead="The question goes out by e-mail, with a link for the answer. It takes the place of one that is open."
          >
            <ActForm
              id="ask"
              act={acts.ask}
              hidden={hidden}
              button="Send the question"
              fields={text("Question")}
            />
          </ActFold>
        ) : null}
        {locked && may("approve") ? (
          <ActFold
            label="Approve"
            lead="The owner is invited by e-mail and makes the first API key."
          >
            <Approve application={application} plans={plans} act={locked.approve} hidden={hidden} />
          </ActFold>
        ) : null}
        {locked && may("decline") ? (
          <ActFold
            label="Decline"
            lead={`The applicant reads the reason. It cannot be undone.${sandboxId ? " The sandbox stays." : ""}`}
          >
            <ActForm
              id="decline"
              act={locked.decline}
              hidden={hidden}
              button="Decline it"
              look="secondary"
              fields={text("Reason")}
            />
          </ActFold>
        ) : null}
        {locked && (sandboxId || partnerId) ? (
          <ActFold label="Invite the owner again" lead="Where nobody took the last invitation up.">
            <ActForm
              id="again"
              act={locked.inviteAgain}
              hidden={hidden}
              button="Send it"
              look="secondary"
            />
          </ActFold>
        ) : null}
      </div>
    </Panel>
  );
}

interface ApproveProps {
  readonly application: Application;
  readonly plans: readonly PlanFacts[];
  readonly act: FormAct;
  readonly hidden: Readonly<Record<string, string>>;
}

const ALONE = "A sandbox alone is not billed: its live partner is given a plan later.";

function Approve({ application, plans, act, hidden }: ApproveProps) {
  const { company, sandboxId, hasAccount } = application;
  const live = { value: "live", label: "Live partner with its sandbox" };
  const alone = { value: "sandbox", label: "The sandbox alone first" };
  // The plan that is there from the start is proposed: who is to pay more is given it knowingly.
  const first = plans.find(({ active, standard }) => active && standard);
  const fields: readonly FormField[] = [
    { name: "open", label: "What to open", options: sandboxId ? [live] : [live, alone] },
    { name: "name", label: "Name of the partner", value: company },
    { ...planField(plans, first?.id), ...(sandboxId ? {} : { hint: ALONE }) },
  ];
  return (
    <>
      {hasAccount ? <AccountElsewhere /> : null}
      <ActForm id="approve" act={act} hidden={hidden} button="Approve it" fields={fields} />
    </>
  );
}

/** What to know before an invitation goes out that nobody can take up. */
function AccountElsewhere() {
  return (
    <div className="pb-5">
      <Callout tone="open" icon={TriangleAlert} title="This address has an account already">
        <p>
          An e-mail address has one account in the whole service, so the owner could not take the
          invitation up. Ask the applicant to apply with another address, or to have the account
          removed where it is.
        </p>
      </Callout>
    </div>
  );
}
