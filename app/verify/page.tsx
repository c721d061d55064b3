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
  // What was typed between the letters and digits of a code would come back encoded.
  const typed = typeof code === "string" ? code.replace(/[^0-9a-z]/gi, "").slice(0, 100) : "";
  if (typed) redirect(`/verify/${typed}`);
  return (
    <VerifyShell>
      <h1 className="text-2xl font-semibold">Check an attestation</h1>
      <EnterCode />
    </VerifyShell>
  );
}
