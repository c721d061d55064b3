// The operators of the service, and who was invited. What is locked is not offered.
import type { z } from "zod";
import { ActFold } from "@/components/dashboard/act-fold";
import { UtcDay, UtcMoment } from "@/components/dashboard/moment";
import { Panel } from "@/components/dashboard/page-head";
import { ActForm, type FormAct } from "@/components/ui/act-form";
import type { Operators } from "@/lib/domain/operator/shape";

type People = z.output<typeof Operators>;

interface OperatorListProps {
  readonly operators: People["operators"];
  readonly ownId: string;
  /** null: it is locked. */
  readonly remove: FormAct | null;
}

/** Who operates the service. */
export function OperatorList({ operators, ownId, remove }: OperatorListProps) {
  return (
    <Panel title={operators.length === 1 ? "One operator" : `${operators.length} operators`}>
      <ul>
        {operators.map(({ id, name, email, twoFactor, lastSignedInAt }) => (
          <li
            key={id}
            className="space-y-1 border-line border-t px-5 py-4 text-sm first:border-t-0"
          >
            <p className="font-semibold">
              {name}
              {id === ownId ? <span className="font-normal text-soft"> (you)</span> : null}
            </p>
            <p className="text-soft wrap-anywhere">{email}</p>
            <p className="text-soft">
              {twoFactor ? "Two-factor sign-in. " : "No two-factor yet: nothing is open to them. "}
              {lastSignedInAt ? (
                <>
                  Signed in <UtcMoment value={lastSignedInAt} />
                </>
              ) : (
                "Never signed in"
              )}
            </p>
            {remove && id !== ownId ? (
              <ActFold
                label="Remove"
                about={name}
                lead={`${email} is signed out everywhere at once and cannot sign in any more. The audit log goes on naming them.`}
              >
                <ActForm
                  id={`remove-${id}`}
                  act={remove}
                  hidden={{ userId: id }}
                  button="Remove the operator"
                  look="secondary"
                />
              </ActFold>
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface InvitationsProps {
  readonly invitations: People["invitations"];
  /** null: it is locked. */
  readonly withdraw: FormAct | null;
}

/** Who was invited and is still to come. */
export function OperatorInvitations({ invitations, withdraw }: InvitationsProps) {
  if (invitations.length === 0) return null;
  return (
    <Panel title="Invited">
      <ul>
        {invitations.map(({ id, email, invitedBy, expiresAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t px-5 py-4 text-sm first:border-t-0"
          >
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">
                {email ?? "Whoever has the address of the set-up"}
              </p>
              <p className="text-soft">
                By {invitedBy}. Works until <UtcDay value={expiresAt} />.
              </p>
            </div>
            {withdraw ? (
              <ActForm
                id={`withdraw-${id}`}
                act={withdraw}
                hidden={{ invitationId: id }}
                button="Withdraw"
                look="secondary"
              />
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Asks somebody to operate the service, too. */
export function InviteOperator({ invite }: { readonly invite: FormAct }) {
  return (
    <Panel title="Invite an operator" lead="They get a link by e-mail. It works for a week.">
      <div className="max-w-md px-5 py-5">
        <ActForm
          id="invite"
          act={invite}
          button="Send the invitation"
          fields={[{ name: "email", label: "E-mail address", type: "email", autoComplete: "off" }]}
        />
      </div>
    </Panel>
  );
}
