import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { confirmTwoFactor, startTwoFactor } from "@/app/dashboard/account/actions";
import { TwoFactorSetUp } from "@/components/dashboard/two-factor";
import { OtherWay, SignInShell } from "@/components/sign-in/sign-in-shell";
import { visitor } from "@/lib/transports/people/request";

export const metadata: Metadata = { title: "Two-factor sign-in", robots: { index: false } };

/** The account pages are closed with the dashboard; the archive asks for an authenticator all the same. */
export default async function ClosedTwoFactorPage() {
  const current = await visitor();
  if (current?.caller.stage !== "full") redirect("/sign-in?next=/sign-in/closed");
  return (
    <SignInShell
      title="Two-factor sign-in"
      others={<OtherWay href="/sign-in/closed">Back to the archive</OtherWay>}
    >
      <TwoFactorSetUp
        on={current.caller.twoFactor}
        start={startTwoFactor}
        confirm={confirmTwoFactor}
      />
    </SignInShell>
  );
}
