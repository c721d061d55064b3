import { FileQuestionMark } from "lucide-react";
import type { Metadata } from "next";
import { Wordmark } from "@/components/brand/wordmark";
import { buttonClass } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { PageShell } from "@/components/ui/page-shell";

export const metadata: Metadata = { title: "Page not found" };

export default function NotFound() {
  return (
    <PageShell header={<Wordmark />}>
      <Notice icon={FileQuestionMark} title="There is no page at this address">
        <p>
          If you typed the address, check it. If you followed a link from your bank or payment
          provider, ask them for a new one.
        </p>
        <p>
          <a href="/" className={buttonClass("secondary")}>
            Go to the start page
          </a>
        </p>
      </Notice>
    </PageShell>
  );
}
