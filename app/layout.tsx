import text from "@fontsource/open-sans/files/open-sans-latin-400-normal.woff2";
import heading from "@fontsource/open-sans/files/open-sans-latin-600-normal.woff2";
import type { Metadata, Viewport } from "next";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { preload } from "react-dom";
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
  // Every page uses both: asked for with the page, they are there when it is first painted.
  for (const font of [text, heading]) {
    preload(font, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  }
  return (
    <html lang="en">
      <body>
        <FailureWordsProvider value={failureWords()}>{children}</FailureWordsProvider>
      </body>
    </html>
  );
}
