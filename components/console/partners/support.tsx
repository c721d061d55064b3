// Support access to one partner: opened with a reason and an end, looked by, and ended.

import { Panel } from "@/components/dashboard/page-head";
import { AccessLine } from "@/components/dashboard/settings/support";
import { ActForm, type FormAct } from "@/components/ui/act-form";
import type { Overseen } from "./facts";

interface SupportProps {
  readonly partner: Overseen;
  readonly acts: { readonly look: FormAct; readonly close: FormAct };
  /** null: it is locked. */
  readonly open: FormAct | null;
}

const LEAD =
  "You look at the dashboard as a viewer and change nothing. The partner is told at once, with your name and the reason, and can end the access.";

const ENDS = [
  { value: "1", label: "1 hour" },
  { value: "4", label: "4 hours" },
  { value: "24", label: "24 hours" },
];

/** Why no access can be opened at present; null where one can. */
function closedWhy({ status, supportAllowed }: Overseen): string | null {
  if (status === "closed") return "Its data is deleted: there is nothing to look at.";
  if (status !== "active") return "The partner is suspended: there is nothing to look at.";
  return supportAllowed ? null : "The partner allows no support access. Ask its owners.";
}

/** The accesses to a partner, newest first, and the way to another one. */
export function PartnerSupport({ partner, acts, open }: SupportProps) {
  const why = closedWhy(partner);
  return (
    <Panel title="Support access" lead={LEAD}>
      {why ? <p className="px-5 py-5 text-sm text-soft">{why}</p> : null}
      {open && !why ? (
        <div className="max-w-md px-5 py-5">
          <ActForm
            id="support"
            act={open}
            hidden={{ partnerId: partner.id }}
            button="Open the access"
            look="secondary"
            fields={[
              {
                ...{ name: "reason", label: "Reason", long: true as const },
                hint: "The partner reads it. 10 to 500 characters.",
              },
              { name: "hours", label: "It ends after", options: ENDS },
            ]}
          />
        </div>
      ) : null}
      <ul>
        {partner.support.map((access) => (
          <li key={access.id} className="space-y-3 border-line border-t px-5 py-4 text-sm">
            <AccessLine access={access} />
            {access.open && access.own ? <OwnActs id={access.id} acts={acts} /> : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function OwnActs({ id, acts }: { readonly id: string; readonly acts: SupportProps["acts"] }) {
  return (
    <div className="flex flex-wrap gap-3">
      <ActForm id={`look-${id}`} act={acts.look} hidden={{ accessId: id }} button="Look" />
      <ActForm
        id={`close-${id}`}
        act={acts.close}
        hidden={{ accessId: id }}
        button="End it"
        look="secondary"
      />
    </div>
  );
}
