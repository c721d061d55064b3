// The pages of the links that an applicant gets by e-mail. Looking at one changes nothing.
import { OtherWay, SignInShell } from "@/components/sign-in/sign-in-shell";

/** A link that works no more, or never did. */
export function ApplicationLinkEnded({ lead }: { readonly lead: string }) {
  return (
    <SignInShell
      title="This link no longer works"
      lead={lead}
      others={<OtherWay href="/apply">Apply to become a partner</OtherWay>}
    />
  );
}
