import { ApplicationForm } from "@/components/apply/application-form";
import { OtherWay, SignInShell } from "@/components/sign-in/sign-in-shell";
import { newStamp } from "@/lib/transports/people/applications";
import { sendApplication } from "./actions";

export default function ApplyPage() {
  return (
    <SignInShell
      title="Become a partner"
      lead="For banks, ISOs and service providers whose merchants show each year that they keep to PCI DSS. Tell us who you are. We read every application ourselves."
      others={<OtherWay href="/sign-in">I have an account: sign in</OtherWay>}
    >
      <ApplicationForm act={sendApplication} stamp={newStamp()} />
    </SignInShell>
  );
}
