import { ShieldCheck } from "lucide-react";
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { unlockActs } from "@/app/dashboard/actions";
import { PageHead, Panel } from "@/components/dashboard/page-head";
import { Sessions } from "@/components/dashboard/sessions";
import { RenewRecoveryCodes } from "@/components/dashboard/two-factor";
import { UnlockPanel } from "@/components/dashboard/unlock-panel";
import { ActForm } from "@/components/ui/act-form";
import { Callout } from "@/components/ui/callout";
import { getAccount, listOwnSessions, removeTwoFactor } from "@/lib/domain/user/operations";
import { call } from "@/lib/transports/page";
import { mayNow, requirePerson } from "@/lib/transports/people/request";
import {
  changePassword,
  endOthers,
  endSession,
  newRecoveryCodes,
  switchTwoFactorOff,
} from "./actions";

export const metadata: Metadata = { title: "Account and sign-in" };

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function AccountPage({ searchParams }: Props) {
  const { welcome } = await searchParams;
  const { caller } = await requirePerson("/dashboard/account");
  if (caller.role === "operator" && !caller.twoFactor) redirect("/dashboard/account/two-factor");
  const account = await call(getAccount, caller, {});
  const { items } = await call(listOwnSessions, caller, {});
  const unlocked = mayNow(removeTwoFactor, caller) === "yes";
  return (
    <>
      <PageHead title="Account and sign-in" lead={`${account.name}, ${account.email}`} />
      {welcome && !account.twoFactor ? (
        <Callout icon={ShieldCheck} title="You are in. One thing is worth doing now">
          <p>
            Set up two-factor sign-in: keys, the team and bills open to people who have it.{" "}
            <a href="/dashboard">Not now, show me the overview</a>
          </p>
        </Callout>
      ) : null}
      <TwoFactor left={account.recoveryCodesLeft} on={account.twoFactor} unlocked={unlocked} />
      <Password />
      <Sessions sessions={items} end={endSession} endOthers={endOthers} />
    </>
  );
}

interface TwoFactorProps {
  readonly on: boolean;
  readonly unlocked: boolean;
  readonly left: number;
}

function TwoFactor({ on, unlocked, left }: TwoFactorProps) {
  if (!on) return <UnlockPanel what="protect your account" twoFactor={false} unlock={unlockActs} />;
  return (
    <>
      <Panel title="Two-factor sign-in is on" lead={`${left} of 10 recovery codes are left.`}>
        {unlocked ? (
          <div className="flex flex-wrap items-start gap-4 px-5 py-5">
            <RenewRecoveryCodes renew={newRecoveryCodes} />
            <ActForm
              id="off"
              act={switchTwoFactorOff}
              button="Switch two-factor sign-in off"
              look="secondary"
            />
          </div>
        ) : null}
      </Panel>
      {unlocked ? null : (
        <UnlockPanel what="change two-factor sign-in" twoFactor unlock={unlockActs} />
      )}
    </>
  );
}

function Password() {
  return (
    <Panel title="Change your password" lead="It signs you out everywhere else.">
      <div className="max-w-md px-5 py-5">
        <ActForm
          id="password"
          act={changePassword}
          button="Change the password"
          look="secondary"
          fields={[
            {
              ...{ name: "present", label: "Current password", type: "password" },
              autoComplete: "current-password",
            },
            {
              ...{ name: "password", label: "New password", type: "password" },
              hint: "At least 12 characters.",
              autoComplete: "new-password",
            },
          ]}
        />
      </div>
    </Panel>
  );
}
