import type { Metadata } from "next";
import { invite, remove, withdraw } from "@/app/console/actions";
import { unlockActs } from "@/app/dashboard/actions";
import { InviteOperator, OperatorList } from "@/components/console/operators";
import { PageHead } from "@/components/dashboard/page-head";
import { Invited } from "@/components/dashboard/people";
import { UnlockPanel } from "@/components/dashboard/unlock-panel";
import { inviteOperator, listOperators } from "@/lib/domain/operator/operations";
import { call } from "@/lib/transports/page";
import { mayNow, requireOperator } from "@/lib/transports/people/request";

export const metadata: Metadata = { title: "Operators" };

export default async function OperatorsPage() {
  const { caller } = await requireOperator("/console/operators");
  const { operators, invitations } = await call(listOperators, caller, {});
  const may = mayNow(inviteOperator, caller) === "yes";
  return (
    <>
      <PageHead
        title="Operators"
        lead="Who runs this service. Operators see partners and counts, never what a merchant answers."
      />
      {may ? null : <UnlockPanel what="change the operators" twoFactor unlock={unlockActs} />}
      <OperatorList operators={operators} ownId={caller.userId} remove={may ? remove : null} />
      <Invited invitations={invitations} withdraw={may ? withdraw : null} />
      {may ? <InviteOperator invite={invite} /> : null}
    </>
  );
}
