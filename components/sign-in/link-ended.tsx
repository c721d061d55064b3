import { buttonClass } from "@/components/ui/button-look";
import { OtherWay, SignInShell } from "./sign-in-shell";

/** A link that works no more: used, too old, or never one of ours. */
export function LinkEnded({ again }: { readonly again: string }) {
  return (
    <SignInShell
      title="This link no longer works"
      lead="A link works once, for 15 minutes. Ask for another one."
      others={<OtherWay href="/sign-in">Back to sign-in</OtherWay>}
    >
      <a href={again} className={buttonClass("primary")}>
        Send me another link
      </a>
    </SignInShell>
  );
}
