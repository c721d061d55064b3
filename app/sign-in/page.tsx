import { CircleCheck } from "lucide-react";
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { OtherWay, SignInShell } from "@/components/sign-in/sign-in-shell";
import { ActForm } from "@/components/ui/act-form";
import { Callout } from "@/components/ui/callout";
import { visitor } from "@/lib/transports/people/request";
import { safeNext } from "@/lib/transports/people/same-origin";
import { signIn } from "./actions";

export const metadata: Metadata = { title: "Sign in", robots: { index: false } };

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function SignInPage({ searchParams }: Props) {
  const { next, changed } = await searchParams;
  const current = await visitor();
  if (current?.caller.stage === "full" && current.partner?.status === "active") {
    redirect(safeNext(next));
  }
  return (
    <SignInShell
      title="Sign in"
      others={
        <>
          <OtherWay href="/sign-in/send-link">Send me a sign-in link instead</OtherWay>
          <OtherWay href="/sign-in/reset">I do not know my password</OtherWay>
          <OtherWay href="/apply">Become a partner</OtherWay>
        </>
      }
    >
      {changed ? (
        <Callout icon={CircleCheck} title="Your password is changed. Sign in with the new one." />
      ) : null}
      <ActForm
        id="sign-in"
        act={signIn}
        button="Sign in"
        hidden={{ next: safeNext(next) }}
        fields={[
          { name: "email", label: "E-mail address", type: "email", autoComplete: "username" },
          {
            name: "password",
            label: "Password",
            type: "password",
            autoComplete: "current-password",
          },
        ]}
      />
    </SignInShell>
  );
}
