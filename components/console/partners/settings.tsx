// What operators set of a partner: its name, limits of its own, whether it is open. What is locked is not offered.
import { Facts } from "@/components/dashboard/facts";
import { Panel } from "@/components/dashboard/page-head";
import { ActForm, type FormAct } from "@/components/ui/act-form";
import type { Overseen } from "./facts";

interface SettingProps {
  readonly partner: Overseen;
  /** null: it is locked. */
  readonly act: FormAct | null;
}

/** What it is called. */
export function PartnerTermsPanel({ partner, act }: SettingProps) {
  if (!act) return null;
  return (
    <Panel title="Name" lead="Merchants see it, and bills where no other name was said.">
      <div className="max-w-md px-5 py-5">
        <ActForm
          id="terms"
          act={act}
          hidden={{ partnerId: partner.id }}
          button="Save"
          look="secondary"
          fields={[{ name: "name", label: "Name", value: partner.name, autoComplete: "off" }]}
        />
      </div>
    </Panel>
  );
}

const LIMITS = [
  ["requestsPerSecond", "Requests per second"],
  ["burst", "Requests at once"],
  ["requestsPerDay", "Requests per day (UTC)"],
  ["merchantCap", "Merchants"],
] as const;

const LIMITS_LEAD =
  "By key, and by each merchant's token. An empty field is as usual. A change counts from the next request on.";

const shown = (value: number | null) => (value === null ? "No limit" : value.toLocaleString("en"));

/** Limits of this partner alone. */
export function PartnerLimitsPanel({ partner, act }: SettingProps) {
  const { own, usual, inForce } = partner.limits;
  if (!act) {
    const facts = LIMITS.map(([name, label]) => ({
      label,
      value: `${shown(inForce[name])}${own[name] === null ? ", as usual" : ""}`,
    }));
    return (
      <Panel title="Limits" lead={LIMITS_LEAD}>
        <Facts facts={facts} />
      </Panel>
    );
  }
  return (
    <Panel title="Limits" lead={LIMITS_LEAD}>
      <div className="max-w-md px-5 py-5">
        <ActForm
          id="limits"
          act={act}
          hidden={{ partnerId: partner.id }}
          button="Save"
          look="secondary"
          fields={LIMITS.map(([name, label]) => ({
            ...{ name, label, hint: `As usual: ${shown(usual[name]).toLowerCase()}.` },
            ...{ inputMode: "numeric" as const, autoComplete: "off" },
            value: own[name] === null ? "" : String(own[name]),
          }))}
        />
      </div>
    </Panel>
  );
}

const SUSPEND_LEAD =
  "Keys, merchants' links and sign-ins are refused from the next request on, of the sandbox as well. Webhooks and mails wait. Nothing is deleted, and what merchants were typing stays with them.";
const SANDBOX_LEAD =
  "Its keys and links are refused from the next request on; the live partner goes on. Nothing is deleted.";
const OPEN_LEAD =
  "Everything goes on where it stopped: keys, links and sessions that have not run out, and what waited to be sent.";

interface StandingProps {
  readonly partner: Overseen;
  /** null: it is locked. */
  readonly acts: { readonly suspend: FormAct; readonly reactivate: FormAct } | null;
}

/** Suspends a partner, or opens it again. */
export function PartnerStandingPanel({ partner, acts }: StandingProps) {
  // A closing is called off, and what is closed stays so.
  if (!acts || partner.status === "closing" || partner.status === "closed") return null;
  const hidden = { partnerId: partner.id };
  const open = partner.status === "active";
  const lead = open ? (partner.sandboxOf ? SANDBOX_LEAD : SUSPEND_LEAD) : OPEN_LEAD;
  return (
    <Panel title={open ? "Suspend" : "Open again"} lead={lead}>
      <div className="max-w-md px-5 py-5">
        {open ? (
          <ActForm
            key="suspend"
            id="suspend"
            act={acts.suspend}
            hidden={hidden}
            button="Suspend the partner"
            look="secondary"
            fields={[
              {
                ...{ name: "reason", label: "Reason", long: true as const },
                hint: "The partner reads it in its audit log. 10 to 500 characters.",
              },
            ]}
          />
        ) : (
          <ActForm
            key="reactivate"
            id="reactivate"
            act={acts.reactivate}
            hidden={hidden}
            button="Open the partner again"
          />
        )}
      </div>
    </Panel>
  );
}
