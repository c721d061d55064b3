import type { Metadata } from "next";
import { OtherWay, SignInShell } from "@/components/sign-in/sign-in-shell";
import { ActForm, type FormField } from "@/components/ui/act-form";
import { showInvitation } from "@/lib/transports/people/sign-in";
import { accept } from "./actions";

export const metadata: Metadata = { title: "Invitation", robots: { index: false } };

const OWN_ADDRESS: FormField = {
  ...{ name: "email", label: "Your e-mail address" },
  ...{ type: "email", autoComplete: "username" },
};

/** What one is invited to, and as whom. */
function headOf({ partnerName, invitedBy, role, email }: ShownInvitation) {
  if (email === null) {
    return {
      title: "Set up Sealwright",
      lead: "You are its first operator: you take on partners, bill them, and see that all runs well. You will need an authenticator app.",
    };
  }
  if (partnerName === null) {
    return {
      title: "Become an operator",
      lead: `${invitedBy} invites you to operate this service. You will sign in as ${email}.`,
    };
  }
  return {
    title: `Join ${partnerName}`,
    lead: `${invitedBy} invites you as ${role}. You will sign in as ${email}.`,
  };
}

type ShownInvitation = NonNullable<Awaited<ReturnType<typeof showInvitation>>>;

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
  const { email } = invitation;
  return (
    <SignInShell {...headOf(invitation)}>
      <ActForm
        id="join"
        act={accept}
        button={invitation.partnerName === null ? "Create the account" : "Join the team"}
        hidden={{ token }}
        fields={[
          { name: "name", label: "Your name", autoComplete: "name" },
          ...(email === null ? [OWN_ADDRESS] : []),
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
