import type { Metadata } from "next";
import type { ReactNode } from "react";

// Each copy of the form is stamped, and links decide what the other pages show: nothing may be kept anywhere.
export const dynamic = "force-dynamic";

export const metadata: Metadata = { title: "Become a partner" };

export default function ApplyLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
