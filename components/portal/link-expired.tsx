import { Unlink } from "lucide-react";
import { Notice } from "@/components/ui/notice";

/** What a visitor without a valid token sees, whatever is wrong with it. */
export function LinkExpired() {
  return (
    <Notice icon={Unlink} title="This link has expired or is incomplete">
      <p>
        Links to this page work for a short time only, and loading the page again ends your visit.
        That keeps your answers private.
      </p>
      <p>Ask your bank or payment provider for a new link. Nothing that you answered is lost.</p>
    </Notice>
  );
}
