import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { VerifiedAttestation } from "@/components/verify/verified-attestation";
import { VerifyShell } from "@/components/verify/verify-shell";
import { verification } from "@/lib/transports/verify";

// What a code tells changes with later versions, and may be kept nowhere.
export const dynamic = "force-dynamic";

export const metadata: Metadata = {
  title: "Check an attestation",
  robots: { index: false, follow: false },
};

interface Props {
  readonly params: Promise<{ readonly code: string }>;
}

export default async function VerifiedPage({ params }: Props) {
  const found = await verification((await params).code);
  if (!found) notFound();
  return (
    <VerifyShell>
      <VerifiedAttestation record={found} now={new Date()} />
    </VerifyShell>
  );
}
