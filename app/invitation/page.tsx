import type { Metadata } from "next";
import { OtherWay, SignInShell } from "@/components/sign-in/sign-in-shell";
import { ActForm } from "@/components/ui/act-form";
import { showInvitation } from "@/lib/transports/people/sign-in";
import { accept } from "./actions";

export const metadata: Metadata = { title: "Invitation", robots: { index: false } };

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function InvitationPage({ searchParams }: Props) {
  const token = String((await searchParams).token ?? "");
  const invitation = await showInvitation(token);
  if (!invitation) {
    return (
      <SignInShell
        title="This invitation no longer works"
        lead="It was taken up or withdrawn, or a week has passed. Ask whoever invited you for another one."
        others={<OtherWay href="/sign-in">Sign in</OtherWay>}
      />
    );
  }
  const { partnerName, invitedBy, role, email } = invitation;
  return (
    <SignInShell
      title={`Join ${partnerName}`}
      lead={`${invitedBy} invites you as ${role}. You will sign in as ${email}.`}
    >
      <ActForm
        id="join"
        act={accept}
        button="Join the team"
        hidden={{ token }}
        fields={[
          { name: "name", label: "Your name", autoComplete: "name" },
          {
            name: "password",
            label: "Choose a password",
            hint: "At least 12 characters. A few words in a row are easy to remember.",
            type: "password",
            autoComplete: "new-password",
          },
        ]}
      />
    </SignInShell>
  );
}
