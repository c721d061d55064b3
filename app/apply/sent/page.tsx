import { MailCheck } from "lucide-react";
import type { Metadata } from "next";
import { OtherWay, SignInShell } from "@/components/sign-in/sign-in-shell";

export const metadata: Metadata = { title: "Look into your mailbox" };

export default function SentPage() {
  return (
    <SignInShell
      title="Look into your mailbox"
      others={<OtherWay href="/">What Sealwright does</OtherWay>}
    >
      <div className="flex gap-4 text-sm text-soft">
        <MailCheck className="size-8 shrink-0 text-accent" strokeWidth={1.5} aria-hidden="true" />
        <div className="space-y-3">
          <p>
            Thank you. A message with a link is on its way to the address that you gave. Please
            confirm with it that the address is yours. Then we look at your application.
          </p>
          <p>Nothing there? Look into the spam folder. It takes a few minutes at the most.</p>
        </div>
      </div>
    </SignInShell>
  );
}
