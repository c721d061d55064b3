import type { Metadata } from "next";
import type { ReactNode } from "react";
import { DashboardShell } from "@/components/dashboard/shell";
import { getSettings } from "@/lib/domain/partner/operations";
import { listReviews } from "@/lib/domain/review-queue/operations";
import { call } from "@/lib/transports/page";
import { visitor } from "@/lib/transports/people/request";
import { signOut } from "./actions";

// What is shown depends on who is signed in and may be kept nowhere.
export const dynamic = "force-dynamic";

export const metadata: Metadata = {
  title: { default: "Dashboard", template: "%s · Sealwright" },
  robots: { index: false, follow: false },
};

type Person = NonNullable<Awaited<ReturnType<typeof visitor>>>["caller"];

/** Whether what is sealed is put before the reviewers, or something still waits. */
async function hasReviews(caller: Person): Promise<boolean> {
  const { requireReview } = await call(getSettings, caller, {});
  if (requireReview) return true;
  const { items } = await call(listReviews, caller, { limit: 1 });
  return items.length > 0;
}

export default async function DashboardLayout({ children }: { readonly children: ReactNode }) {
  const found = await visitor();
  // Each page leads to sign-in by itself, since it knows where to lead back to.
  if (!found?.partner || found.caller.stage !== "full") return children;
  const { partner, name, email, caller } = found;
  const person = { name, email, role: caller.role };
  const reviews = partner.status === "active" && (await hasReviews(caller));
  return (
    <DashboardShell partner={partner} person={person} signOut={signOut} reviews={reviews}>
      {children}
    </DashboardShell>
  );
}
