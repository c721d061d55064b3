import type { ReactNode } from "react";
import { Wordmark } from "@/components/brand/wordmark";
import { PageShell } from "@/components/ui/page-shell";

/** The frame of the public pages on which an attestation is checked. */
export function VerifyShell({ children }: { readonly children: ReactNode }) {
  return (
    <PageShell
      header={<Wordmark />}
      footer={
        <p className="max-w-prose">
          This is a self-assessment by the merchant. The PCI Security Standards Council has not
          validated it, and whoever asked for it decides whether to accept it.
        </p>
      }
    >
      <div className="space-y-8">{children}</div>
    </PageShell>
  );
}
