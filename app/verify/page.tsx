import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { EnterCode } from "@/components/verify/enter-code";
import { VerifyShell } from "@/components/verify/verify-shell";

export const metadata: Metadata = { title: "Check an attestation", robots: "noindex" };

interface Props {
  readonly searchParams: Promise<{ readonly code?: string | string[] }>;
}

export default async function VerifyPage({ searchParams }: Props) {
  const { code } = await searchParams;
  if (typeof code === "string" && code.trim()) {
    redirect(`/verify/${encodeURIComponent(code.trim().slice(0, 100))}`);
  }
  return (
    <VerifyShell>
      <h1 className="text-2xl font-semibold">Check an attestation</h1>
      <EnterCode />
    </VerifyShell>
  );
}
