import type { Metadata } from "next";
import type { ReactNode } from "react";
import { DashboardShell } from "@/components/dashboard/shell";
import { importMerchants } from "@/lib/domain/import/operations";
import { inviteMember } from "@/lib/domain/team/operations";
import { mayNow, visitor } from "@/lib/transports/people/request";
import { signOut, switchTo } from "./actions";

// What is shown depends on who is signed in and may be kept nowhere.
export const dynamic = "force-dynamic";

export const metadata: Metadata = {
  title: { default: "Dashboard", template: "%s · Sealwright" },
  robots: { index: false, follow: false },
};

export default async function DashboardLayout({ children }: { readonly children: ReactNode }) {
  const found = await visitor();
  // Each page leads to sign-in by itself, since it knows where to lead back to.
  if (!found?.partner || found.caller.stage !== "full") return children;
  const { name, email, caller, hasSandbox } = found;
  const partner = { id: caller.partnerId, ...found.partner };
  const person = { name, email, role: caller.role };
  const acts = {
    importMerchants: mayNow(importMerchants, caller) === "yes",
    // Where it is locked, the page of the team tells how to open it.
    inviteMember: mayNow(inviteMember, caller) !== "no",
  };
  return (
    <DashboardShell
      partner={partner}
      switchTo={hasSandbox ? switchTo : null}
      person={person}
      acts={acts}
      signOut={signOut}
    >
      {children}
    </DashboardShell>
  );
}
