import type { Metadata } from "next";
import type { ReactNode } from "react";
import { ConsoleFrame } from "@/app/console/frame";
import { DashboardShell } from "@/components/dashboard/shell";
import { importMerchants } from "@/lib/domain/import/operations";
import { getSettings } from "@/lib/domain/partner/operations";
import { listReviews } from "@/lib/domain/review-queue/operations";
import { openSupportNow } from "@/lib/domain/support/operations";
import { inviteMember } from "@/lib/domain/team/operations";
import { callIfServed } from "@/lib/transports/page";
import { mayNow, visitor } from "@/lib/transports/people/request";
import { leaveDashboard, signOut, switchTo } from "./actions";

// What is shown depends on who is signed in and may be kept nowhere.
export const dynamic = "force-dynamic";

export const metadata: Metadata = {
  title: { default: "Dashboard", template: "%s · Sealwright" },
  robots: { index: false, follow: false },
};

type Person = NonNullable<Awaited<ReturnType<typeof visitor>>>["caller"];

/**
 * Whether what is sealed is put before the reviewers, or was: what waits and what was decided stays readable. Where the
 * database is too busy to tell, the place is shown: the frame stands, and the page that was asked for says by itself
 * what it cannot show.
 */
async function hasReviews(caller: Person): Promise<boolean> {
  const settings = await callIfServed(getSettings, caller, {});
  if (!settings || settings.requireReview) return true;
  for (const state of ["waiting", "sent_back", "accepted"]) {
    const found = await callIfServed(listReviews, caller, { state, limit: 1 });
    if (!found || found.items.length > 0) return true;
  }
  return false;
}

export default async function DashboardLayout({ children }: { readonly children: ReactNode }) {
  const found = await visitor();
  // Each page leads to sign-in by itself, since it knows where to lead back to.
  if (found?.caller.stage !== "full") return children;
  if (found.caller.role === "operator") return <ConsoleFrame>{children}</ConsoleFrame>;
  if (!found.partner) return children;
  const { name, email, caller, hasSandbox, support } = found;
  const partner = { id: caller.partnerId, ...found.partner };
  const person = { name, email, role: support ? "support" : caller.role };
  const acts = {
    importMerchants: mayNow(importMerchants, caller) === "yes",
    // Where it is locked, the page of the team tells how to open it.
    inviteMember: mayNow(inviteMember, caller) !== "no",
  };
  const active = partner.status === "active";
  const reviews = active && (await hasReviews(caller));
  const watched = active && !support ? await callIfServed(openSupportNow, caller, {}) : null;
  return (
    <DashboardShell
      partner={partner}
      switchTo={hasSandbox ? switchTo : null}
      person={person}
      acts={acts}
      reviews={reviews}
      signOut={signOut}
      support={support && { reason: support.reason, until: support.until.toISOString() }}
      leave={leaveDashboard}
      watched={watched?.items ?? []}
    >
      {children}
    </DashboardShell>
  );
}
