import type { Metadata, Viewport } from "next";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { FailureWordsProvider } from "@/components/portal/failure-words";
import { failureWords } from "@/components/wizard/messages";
import "./globals.css";

export const metadata: Metadata = {
  title: { default: "Sealwright", template: "%s · Sealwright" },
  description: "PCI DSS self-assessment for the merchants of banks, ISOs and service providers.",
};

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#faf8f3" },
    { media: "(prefers-color-scheme: dark)", color: "#10161f" },
  ],
};

export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  // Scripts are marked anew for each answer (lib/core/page-policy.ts): no page can be made beforehand.
  await connection();
  return (
    <html lang="en">
      <body>
        <FailureWordsProvider value={failureWords()}>{children}</FailureWordsProvider>
      </body>
    </html>
  );
}
