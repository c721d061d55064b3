import type { Metadata } from "next";
import { Wordmark } from "@/components/brand/wordmark";
import { Playground } from "@/components/demo/playground";
import { PageShell } from "@/components/ui/page-shell";
import { publicAddress } from "@/lib/transports/page";

// The address of this installation is known when it runs, not when it is built.
export const dynamic = "force-dynamic";

export const metadata: Metadata = {
  title: "Demo of the embedded portal",
  robots: { index: false },
};

function Header() {
  return (
    <>
      <a href="/" className="no-underline">
        <Wordmark />
      </a>
      <a
        href="/openapi.json"
        className="inline-block py-2.5 text-sm text-accent underline underline-offset-4 hover:text-accent-strong"
      >
        API description
      </a>
    </>
  );
}

export default function DemoPage() {
  return (
    <PageShell header={<Header />} width="wide">
      <div className="mb-10 space-y-4">
        <h1 className="text-2xl">The portal in your site, live</h1>
        <p className="max-w-prose text-soft">
          This page plays your site. It shows a merchant’s portal in a frame, as embed.js would on
          yours, and lists everything that the portal tells it.
        </p>
      </div>
      <Playground baseUrl={publicAddress()} />
    </PageShell>
  );
}
