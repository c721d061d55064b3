// The people of a team. What the reader may not do is not offered.
import type { z } from "zod";
import { ActForm, type FormAct } from "@/components/ui/act-form";
import type { Team } from "@/lib/domain/team/shape";
import { ActFold } from "./act-fold";
import { Panel } from "./page-head";
import { PersonLine } from "./people";

type People = z.output<typeof Team>;
type Member = People["members"][number];

const ROLE_WORDS = {
  viewer: "Viewer: reads everything",
  member: "Member: works with merchants",
  admin: "Admin: also keys, webhooks and the team",
  owner: "Owner: also appoints owners",
} as const;

type RoleName = keyof typeof ROLE_WORDS;

function choices(roles: readonly RoleName[]) {
  return roles.map((value) => ({ value, label: ROLE_WORDS[value] }));
}

/** The acts of a page of the team. */
export interface TeamActs {
  readonly setRole: FormAct;
  readonly remove: FormAct;
  readonly withdraw: FormAct;
  readonly invite: FormAct;
}

interface TeamProps {
  readonly people: People;
  readonly ownId: string;
  /** The roles that the reader may give and take; none: nothing can be changed. */
  readonly roles: readonly RoleName[];
  readonly acts: TeamActs;
}

/** A team keeps an owner: the last one can be neither removed nor made anything else. */
function isLastOwner({ role }: Member, { members }: People): boolean {
  return role === "owner" && members.filter((each) => each.role === "owner").length === 1;
}

/** Who is in the team, with what can be changed. */
export function Members({ people, ownId, roles, acts }: TeamProps) {
  return (
    <Panel title={people.members.length === 1 ? "One person" : `${people.members.length} people`}>
      <ul>
        {people.members.map((member) => (
          <li key={member.id} className="border-line border-t px-5 py-4 first:border-t-0">
            <PersonLine person={member} own={member.id === ownId} />
            {roles.includes(member.role) ? (
              isLastOwner(member, people) ? (
                <p className="pt-2 text-sm text-soft">
                  The only owner: a team keeps one. Make somebody else owner first.
                </p>
              ) : (
                <MemberActs member={member} roles={roles} acts={acts} />
              )
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface MemberActsProps {
  readonly member: Member;
  readonly roles: readonly RoleName[];
  readonly acts: TeamActs;
}

function MemberActs({ member, roles, acts }: MemberActsProps) {
  const hidden = { userId: member.id };
  return (
    <div className="flex flex-wrap gap-x-6">
      <ActFold label="Change the role" about={`of ${member.name}`}>
        <ActForm
          id={`role-${member.id}`}
          act={acts.setRole}
          hidden={hidden}
          button="Change the role"
          look="secondary"
          fields={[{ name: "role", label: "Role", value: member.role, options: choices(roles) }]}
        />
      </ActFold>
      <ActFold
        label="Remove"
        about={member.name}
        lead={`${member.email} is signed out everywhere at once and cannot sign in any more. Invitations that they sent and that are still open end, too. The audit log goes on naming them.`}
      >
        <ActForm
          id={`remove-${member.id}`}
          act={acts.remove}
          hidden={hidden}
          button="Remove from the team"
          look="secondary"
        />
      </ActFold>
    </div>
  );
}

/** Asks somebody to join. */
export function Invite({ roles, acts }: Pick<TeamProps, "roles" | "acts">) {
  return (
    <Panel title="Invite somebody" lead="They get a link by e-mail. It works for a week.">
      <div className="max-w-md px-5 py-5">
        <ActForm
          id="invite"
          act={acts.invite}
          button="Send the invitation"
          fields={[
            { name: "email", label: "E-mail address", type: "email", autoComplete: "off" },
            { name: "role", label: "Role", value: "member", options: choices(roles) },
          ]}
        />
      </div>
    </Panel>
  );
}
