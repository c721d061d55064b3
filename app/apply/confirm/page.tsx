import type { Metadata } from "next";
import { confirm } from "@/app/apply/actions";
import { ApplicationLinkEnded } from "@/components/apply/link-page";
import { SignInShell } from "@/components/sign-in/sign-in-shell";
import { ActForm } from "@/components/ui/act-form";
import { showConfirmation } from "@/lib/transports/people/applications";

export const metadata: Metadata = { title: "Confirm your address" };

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function ConfirmPage({ searchParams }: Props) {
  const token = String((await searchParams).token ?? "");
  const shown = await showConfirmation(token);
  if (!shown) {
    return <ApplicationLinkEnded lead="It works for a week. After that, please apply again." />;
  }
  return (
    <SignInShell
      title="Confirm your address"
      lead={`${shown.email} applies for ${shown.company}. If that is you, confirm it here. If not, close this page: nothing happens.`}
    >
      <ActForm id="confirm" act={confirm} button="Confirm the address" hidden={{ token }} />
    </SignInShell>
  );
}
