// People with an account, and those who were invited and are still to come: of a team, and of the service.
import { ShieldCheck, ShieldOff } from "lucide-react";
import { ActForm, type FormAct } from "@/components/ui/act-form";
import { UtcDay, UtcMoment } from "./moment";
import { Panel } from "./page-head";

interface Person {
  readonly name: string;
  readonly email: string;
  /** Left out where everybody has the same. */
  readonly role?: string;
  readonly twoFactor: boolean;
  readonly lastSignedInAt: string | null;
}

interface PersonLineProps {
  readonly person: Person;
  readonly own: boolean;
  /** What to know of somebody without an authenticator. */
  readonly without?: string;
}

/** One person, and how they sign in. */
export function PersonLine({ person, own, without = "No two-factor" }: PersonLineProps) {
  const Icon = person.twoFactor ? ShieldCheck : ShieldOff;
  return (
    <div className="space-y-2 text-sm">
      <div className="min-w-0">
        <p className="font-semibold">
          {person.name}
          {own ? <span className="font-normal text-soft"> (you)</span> : null}
        </p>
        <p className="text-soft wrap-anywhere">{person.email}</p>
      </div>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-soft">
        {person.role ? (
          <div>
            <dt className="sr-only">Role</dt>
            <dd className="font-semibold text-ink capitalize">{person.role}</dd>
          </div>
        ) : null}
        <div>
          <dt className="sr-only">Two-factor sign-in</dt>
          <dd className="flex items-center gap-1.5">
            <Icon
              className={`size-4 ${person.twoFactor ? "text-good" : "text-open"}`}
              aria-hidden="true"
            />
            {person.twoFactor ? "Two-factor" : without}
          </dd>
        </div>
        <div>
          <dt className="sr-only">Last sign-in</dt>
          <dd>
            {person.lastSignedInAt ? (
              <>
                Signed in <UtcMoment value={person.lastSignedInAt} />
              </>
            ) : (
              "Never signed in"
            )}
          </dd>
        </div>
      </dl>
    </div>
  );
}

interface Invitation {
  readonly id: string;
  /** null: whoever has the address of the set-up. */
  readonly email: string | null;
  /** Left out where everybody has the same. */
  readonly role?: string;
  readonly invitedBy: string;
  readonly expiresAt: string;
}

interface InvitedProps {
  readonly invitations: readonly Invitation[];
  /** null: nothing is offered. */
  readonly withdraw: FormAct | null;
}

/** Who was invited and is still to come. */
export function Invited({ invitations, withdraw }: InvitedProps) {
  if (invitations.length === 0) return null;
  return (
    <Panel title="Invited">
      <ul>
        {invitations.map(({ id, email, role, invitedBy, expiresAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t px-5 py-4 text-sm first:border-t-0"
          >
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">
                {email ?? "Whoever has the address of the set-up"}
              </p>
              <p className="text-soft">
                {role ? `As ${role}, by` : "By"} {invitedBy}. Works until{" "}
                <UtcDay value={expiresAt} />.
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
