import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { signOut } from "@/app/dashboard/actions";
import { SignInShell } from "@/components/sign-in/sign-in-shell";
import { ActForm } from "@/components/ui/act-form";
import { visitor } from "@/lib/transports/people/request";

export const metadata: Metadata = { title: "Nothing to show", robots: { index: false } };

export default async function ClosedPage() {
  const current = await visitor();
  if (!current) redirect("/sign-in");
  if (current.caller.role === "operator") redirect("/console");
  if (!current.partner || current.partner.status === "active") redirect("/dashboard");
  const lead = `${current.partner.name} is suspended: nothing can be seen or changed until the operator of this service opens it again. Nothing was deleted.`;
  return (
    <SignInShell title="Nothing to show" lead={lead}>
      <ActForm id="leave" act={signOut} button="Sign out" look="secondary" />
    </SignInShell>
  );
}
