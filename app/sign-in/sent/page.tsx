import { MailCheck } from "lucide-react";
import type { Metadata } from "next";
import { OtherWay, SignInShell } from "@/components/sign-in/sign-in-shell";

export const metadata: Metadata = { title: "Look into your mailbox", robots: { index: false } };

export default function SentPage() {
  return (
    <SignInShell
      title="Look into your mailbox"
      others={
        <>
          <OtherWay href="/sign-in/send-link">Send another link</OtherWay>
          <OtherWay href="/sign-in">Back to sign-in</OtherWay>
        </>
      }
    >
      <div className="flex gap-4 text-sm text-soft">
        <MailCheck className="size-8 shrink-0 text-accent" strokeWidth={1.5} aria-hidden="true" />
        <div className="space-y-3">
          <p>
            If the address has an account, a message with a link is on its way. It takes a minute at
            the most. Open it in this browser.
          </p>
          <p>Nothing there? Look into the spam folder, and check the address that you typed.</p>
        </div>
      </div>
    </SignInShell>
  );
}
