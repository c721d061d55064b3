import type { Metadata } from "next";
import { invite, remove, setRole, unlockActs, withdraw } from "@/app/dashboard/actions";
import { PageHead } from "@/components/dashboard/page-head";
import { Invited } from "@/components/dashboard/people";
import { Invite, Members } from "@/components/dashboard/team";
import { UnlockPanel } from "@/components/dashboard/unlock-panel";
import { inviteMember, listTeam } from "@/lib/domain/team/operations";
import { call } from "@/lib/transports/page";
import { mayNow, requireVisitor } from "@/lib/transports/people/request";

export const metadata: Metadata = { title: "Team" };

const BELOW_OWNER = ["viewer", "member", "admin"] as const;

export default async function TeamPage() {
  const { caller, partner } = await requireVisitor("/dashboard/team");
  // The people of a sandbox twin are those of its live partner, which a support access to the twin does not reach.
  if (caller.support && partner?.mode === "sandbox") {
    const lead =
      "A sandbox has the team of its live partner, which this support access does not show.";
    return <PageHead title="Team" lead={lead} />;
  }
  const people = await call(listTeam, caller, {});
  const may = mayNow(inviteMember, caller);
  const giveable = caller.role === "owner" ? ([...BELOW_OWNER, "owner"] as const) : BELOW_OWNER;
  const roles = may === "yes" ? giveable : [];
  const acts = { invite, remove, setRole, withdraw };
  return (
    <>
      <PageHead title="Team" lead="Who signs in here, and what each of them may do." />
      {may === "locked" ? (
        <UnlockPanel what="change the team" twoFactor={caller.twoFactor} unlock={unlockActs} />
      ) : null}
      <Members people={people} ownId={caller.userId} roles={roles} acts={acts} />
      <Invited
        invitations={people.invitations}
        withdraw={roles.length > 0 ? acts.withdraw : null}
      />
      {may === "yes" ? <Invite roles={roles} acts={acts} /> : null}
    </>
  );
}
