import type { Metadata } from "next";
import type { ReactNode } from "react";
import { ConsoleFrame } from "./frame";

// What is shown depends on who is signed in and may be kept nowhere.
export const dynamic = "force-dynamic";

export const metadata: Metadata = {
  title: { default: "Console", template: "%s · Sealwright console" },
  robots: { index: false, follow: false },
};

export default function ConsoleLayout({ children }: { readonly children: ReactNode }) {
  return <ConsoleFrame>{children}</ConsoleFrame>;
}
