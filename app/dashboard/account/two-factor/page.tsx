import type { Metadata } from "next";
import { confirmTwoFactor, startTwoFactor } from "@/app/dashboard/account/actions";
import { PageHead, Panel } from "@/components/dashboard/page-head";
import { TwoFactorSetUp } from "@/components/dashboard/two-factor";
import { requirePerson } from "@/lib/transports/people/request";

export const metadata: Metadata = { title: "Two-factor sign-in" };

export default async function TwoFactorPage() {
  const { caller } = await requirePerson("/dashboard/account/two-factor");
  return (
    <>
      <PageHead
        title="Two-factor sign-in"
        lead={
          caller.role === "operator" && !caller.twoFactor
            ? "Operators reach every partner, so the console opens to two-factor sign-in only."
            : undefined
        }
      />
      <Panel title="Sign in with something you know and something you have">
        <div className="px-5 py-5">
          <TwoFactorSetUp on={caller.twoFactor} start={startTwoFactor} confirm={confirmTwoFactor} />
        </div>
      </Panel>
      {caller.twoFactor || caller.role === "operator" ? null : (
        <p className="text-sm">
          <a href="/dashboard/account">Back to your account</a>
        </p>
      )}
    </>
  );
}
