import type { Metadata } from "next";
import { sendSignInLink } from "@/app/sign-in/actions";
import { OtherWay, SignInShell } from "@/components/sign-in/sign-in-shell";
import { ActForm } from "@/components/ui/act-form";

export const metadata: Metadata = { title: "Sign in by e-mail", robots: { index: false } };

export default function SendLinkPage() {
  return (
    <SignInShell
      title="Sign in by e-mail"
      lead="We send you a link that signs you in. It works once, for 15 minutes."
      others={<OtherWay href="/sign-in">Back to sign-in</OtherWay>}
    >
      <ActForm
        id="link"
        act={sendSignInLink}
        button="Send the link"
        fields={[
          { name: "email", label: "E-mail address", type: "email", autoComplete: "username" },
        ]}
      />
    </SignInShell>
  );
}
