import { Unlink } from "lucide-react";
import { Notice } from "@/components/ui/notice";
import type { Messages } from "@/components/wizard/messages";

/** What a visitor without a valid token sees, whatever is wrong with it. */
export function LinkExpired({ words }: { readonly words: Messages["expired"] }) {
  return (
    <Notice icon={Unlink} title={words.title}>
      <p>{words.why}</p>
      <p>{words.ask}</p>
    </Notice>
  );
}
