import type { Metadata } from "next";
import type { ReactNode } from "react";
import { DashboardShell } from "@/components/dashboard/shell";
import { requireVisitor } from "@/lib/transports/people/request";
import { signOut } from "./actions";

// What is shown depends on who is signed in and may be kept nowhere.
export const dynamic = "force-dynamic";

export const metadata: Metadata = {
  title: { default: "Dashboard", template: "%s · Sealwright" },
  robots: { index: false, follow: false },
};

export default async function DashboardLayout({ children }: { readonly children: ReactNode }) {
  const { partner, name, email, caller } = await requireVisitor("/dashboard");
  if (!partner) return null;
  const person = { name, email, role: caller.role };
  return (
    <DashboardShell partner={partner} person={person} signOut={signOut}>
      {children}
    </DashboardShell>
  );
}
