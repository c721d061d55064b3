import { SearchX } from "lucide-react";
import { Notice } from "@/components/ui/notice";
import { EnterCode } from "@/components/verify/enter-code";
import { VerifyShell } from "@/components/verify/verify-shell";

export default function NotFound() {
  return (
    <VerifyShell>
      <Notice icon={SearchX} title="There is no attestation with this code">
        <p>
          Compare it with the one that is printed on the attestation. It has 26 letters and digits.
        </p>
      </Notice>
      <EnterCode />
    </VerifyShell>
  );
}
