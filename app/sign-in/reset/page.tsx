import type { Metadata } from "next";
import { sendResetLink } from "@/app/sign-in/actions";
import { OtherWay, SignInShell } from "@/components/sign-in/sign-in-shell";
import { ActForm } from "@/components/ui/act-form";

export const metadata: Metadata = { title: "Choose a new password", robots: { index: false } };

export default function ResetPage() {
  return (
    <SignInShell
      title="Choose a new password"
      lead="We send you a link to a page where you choose a new password. It works once, for 15 minutes."
      others={<OtherWay href="/sign-in">Back to sign-in</OtherWay>}
    >
      <ActForm
        id="link"
        act={sendResetLink}
        button="Send the link"
        fields={[
          { name: "email", label: "E-mail address", type: "email", autoComplete: "username" },
        ]}
      />
    </SignInShell>
  );
}
