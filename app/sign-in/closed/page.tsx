import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { signOut } from "@/app/dashboard/actions";
import { type Archive, ClosingPartner } from "@/components/sign-in/closing";
import { SignInShell } from "@/components/sign-in/sign-in-shell";
import { ActForm } from "@/components/ui/act-form";
import { getOwnClosing, openArchive } from "@/lib/domain/closing/operations/taking";
import { call } from "@/lib/transports/page";
import { mayNow, visitor } from "@/lib/transports/people/request";
import { unlockArchive } from "./actions";

export const metadata: Metadata = { title: "Nothing to show", robots: { index: false } };

type Visitor = NonNullable<Awaited<ReturnType<typeof visitor>>>;

export default async function ClosedPage() {
  const current = await visitor();
  if (!current) redirect("/sign-in");
  if (current.caller.role === "operator") redirect("/console");
  if (!current.partner || current.partner.status === "active") redirect("/dashboard");
  if (current.caller.stage === "code") redirect("/sign-in/code?next=/sign-in/closed");
  const { name } = current.partner;
  const { closing } = await call(getOwnClosing, current.caller, {});
  if (closing) {
    return (
      <ClosingPartner
        name={name}
        closing={closing}
        archive={closing.deletionBegun ? "none" : archiveFor(current)}
        unlock={unlockArchive}
        signOut={signOut}
      />
    );
  }
  const lead = `${name} is suspended: nothing can be seen or changed until the operator of this service opens it again. Nothing was deleted.`;
  return (
    <SignInShell title="Nothing to show" lead={lead}>
      <ActForm id="leave" act={signOut} button="Sign out" look="secondary" />
    </SignInShell>
  );
}

/** How far a person is on the way to the archive. */
function archiveFor({ caller }: Visitor): Archive {
  const may = mayNow(openArchive, caller);
  if (may === "locked") return caller.twoFactor ? "locked" : "bare";
  return may === "yes" ? "open" : "others";
}
