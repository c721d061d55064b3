import type { Metadata } from "next";
import { followLink } from "@/app/sign-in/actions";
import { LinkEnded } from "@/components/sign-in/link-ended";
import { SignInShell } from "@/components/sign-in/sign-in-shell";
import { ActForm } from "@/components/ui/act-form";
import { showLink } from "@/lib/transports/people/links";
import { visitOfRequest } from "@/lib/transports/people/request";

export const metadata: Metadata = { title: "Sign in", robots: { index: false } };

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function LinkPage({ searchParams }: Props) {
  const token = String((await searchParams).token ?? "");
  const link = await showLink(token, "sign_in", await visitOfRequest());
  if (!link) return <LinkEnded again="/sign-in/send-link" />;
  return link.sameBrowser ? (
    <SignInShell title="Sign in" lead={`You sign in as ${link.email}.`}>
      <ActForm id="link" act={followLink} button="Sign in" hidden={{ token }} />
    </SignInShell>
  ) : (
    <SignInShell
      title="Is this you?"
      lead="The link was asked for in another browser. Type the e-mail address that you asked with. If you did not ask for it, close this page."
    >
      <ActForm
        id="link"
        act={followLink}
        button="Sign in"
        hidden={{ token }}
        fields={[
          { name: "email", label: "E-mail address", type: "email", autoComplete: "username" },
        ]}
      />
    </SignInShell>
  );
}
