// Where webhooks go: the address, how it has been answering, and its secret.
import { CircleCheck, CirclePause, CircleSlash } from "lucide-react";
import type { z } from "zod";
import { Facts } from "@/components/dashboard/facts";
import { UtcMoment } from "@/components/dashboard/moment";
import { Panel } from "@/components/dashboard/page-head";
import { ActForm, type FormAct } from "@/components/ui/act-form";
import { Fold } from "@/components/ui/fold";
import { StatusMark } from "@/components/ui/status-mark";
import type { Receiver } from "@/lib/domain/webhook/shape";
import { type SecretAct, SecretForm } from "./secret-form";

type Standing = z.output<typeof Receiver>;

const STATES = {
  off: { tone: "neutral", icon: CircleSlash, words: "Off: nothing is sent" },
  active: { tone: "good", icon: CircleCheck, words: "Active" },
  paused: { tone: "open", icon: CirclePause, words: "Paused: it failed 20 times in a row" },
} as const;

interface ReceiverPanelProps {
  readonly receiver: Standing;
  readonly acts: {
    readonly test: FormAct;
    /** null while they are locked. */
    readonly guarded: { readonly setAddress: FormAct; readonly rotate: SecretAct } | null;
  };
}

/** The receiver and what can be done with it. */
export function ReceiverPanel({ receiver, acts }: ReceiverPanelProps) {
  const { webhookUrl, nextProbeAt } = receiver;
  const state = STATES[receiver.state];
  const waiting = {
    label: "Waiting until it answers",
    value: <span className="figures">{receiver.waiting}</span>,
  };
  const probe = {
    label: "Tried next",
    value: nextProbeAt ? <UtcMoment value={nextProbeAt} /> : "With the next event",
  };
  return (
    <Panel
      title="Receiver"
      lead="What happens to your merchants is sent there, signed, within seconds. Failed deliveries are tried again for more than a day."
    >
      <Facts
        facts={[
          {
            label: "Address",
            value: webhookUrl ? <span className="font-mono">{webhookUrl}</span> : "None is set",
          },
          {
            label: "State",
            value: (
              <StatusMark tone={state.tone} icon={state.icon}>
                {state.words}
              </StatusMark>
            ),
          },
          { label: "Failures in a row", value: receiver.failuresInRow },
          ...(receiver.state === "paused" ? [waiting, probe] : []),
          { label: "Secret since", value: <UtcMoment value={receiver.secretRotatedAt} /> },
        ]}
      />
      {webhookUrl || acts.guarded ? (
        <div className="space-y-2 border-line border-t px-5 py-4 text-sm">
          {webhookUrl ? (
            <ActForm id="test" act={acts.test} button="Send a test" look="secondary" />
          ) : null}
          {acts.guarded ? <Guarded webhookUrl={webhookUrl} {...acts.guarded} /> : null}
        </div>
      ) : null}
    </Panel>
  );
}

interface GuardedProps {
  readonly webhookUrl: string | null;
  readonly setAddress: FormAct;
  readonly rotate: SecretAct;
}

function Guarded({ webhookUrl, setAddress, rotate }: GuardedProps) {
  return (
    <>
      <Fold label={webhookUrl ? "Change the address" : "Set the address"} open={!webhookUrl}>
        <div className="max-w-md pb-2">
          <ActForm
            id="webhook"
            act={setAddress}
            button="Save the address"
            look="secondary"
            fields={[
              {
                ...{ name: "webhookUrl", label: "Address", value: webhookUrl ?? "" },
                hint: "It starts with https:// and can be reached from the internet. Empty: nothing is sent, and what waits is given up.",
                autoComplete: "off",
              },
            ]}
          />
        </div>
      </Fold>
      <Fold label="Rotate the secret">
        <div className="max-w-prose space-y-4 pb-2 text-soft">
          <p>
            For 24 hours webhooks carry a second signature by the old secret. Every link and session
            that merchants have open ends now: they need a new one.
          </p>
          <SecretForm
            id="rotate-secret"
            act={rotate}
            button="Make the new secret"
            look="secondary"
            page="/dashboard/developers/webhooks"
          />
        </div>
      </Fold>
    </>
  );
}
