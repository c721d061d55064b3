import type { Metadata } from "next";
import { chooseNewPassword } from "@/app/sign-in/actions";
import { LinkEnded } from "@/components/sign-in/link-ended";
import { SignInShell } from "@/components/sign-in/sign-in-shell";
import { ActForm } from "@/components/ui/act-form";
import { showLink } from "@/lib/transports/people/links";
import { visitOfRequest } from "@/lib/transports/people/request";

export const metadata: Metadata = { title: "Choose a new password", robots: { index: false } };

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function NewPasswordPage({ searchParams }: Props) {
  const token = String((await searchParams).token ?? "");
  const link = await showLink(token, "reset", await visitOfRequest());
  if (!link) return <LinkEnded again="/sign-in/reset" />;
  return (
    <SignInShell
      title="Choose a new password"
      lead={`For ${link.email}. You are signed out everywhere and sign in with the new one.`}
    >
      <ActForm
        id="new"
        act={chooseNewPassword}
        button="Change the password"
        hidden={{ token }}
        fields={[
          {
            name: "password",
            label: "New password",
            hint: "At least 12 characters. A few words in a row are easy to remember.",
            type: "password",
            autoComplete: "new-password",
          },
        ]}
      />
    </SignInShell>
  );
}
