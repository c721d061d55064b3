"use client";
import { CloudAlert } from "lucide-react";
import { Wordmark } from "@/components/brand/wordmark";
import { useFailureWords } from "@/components/portal/failure-words";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { PageShell } from "@/components/ui/page-shell";
import type { Messages } from "@/components/wizard/messages";

interface ErrorPageProps {
  readonly error: unknown;
  readonly retry: () => void;
}

/** The reference under which the server logged an error; only errors of the server have one. */
function referenceOf(error: unknown): string | null {
  const digest = error instanceof Error && "digest" in error ? error.digest : null;
  return typeof digest === "string" ? digest : null;
}

export default function ErrorPage({ error, retry }: ErrorPageProps) {
  const reference = referenceOf(error);
  const failure = useFailureWords();
  const words: Messages["failure"] = failure.words;
  return (
    <PageShell lang={failure.language} header={<Wordmark />}>
      <Notice icon={CloudAlert} title={words.title}>
        <p>{words.text}</p>
        {reference ? (
          <p className="text-sm">
            {words.reference} <code className="font-mono font-semibold text-ink">{reference}</code>
          </p>
        ) : null}
        <p>
          <Button look="primary" onClick={retry}>
            {words.retry}
          </Button>
        </p>
      </Notice>
    </PageShell>
  );
}
