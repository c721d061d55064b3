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
          Attestations that are checked here are self-assessments by merchants. The PCI Security
          Standards Council has not validated them; whoever asked for one decides whether to accept
          it.
        </p>
      }
    >
      <div className="space-y-8">{children}</div>
    </PageShell>
  );
}
