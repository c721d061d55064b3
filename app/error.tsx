"use client";
import { CloudAlert } from "lucide-react";
import { Wordmark } from "@/components/brand/wordmark";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { PageShell } from "@/components/ui/page-shell";

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
  return (
    <PageShell header={<Wordmark />}>
      <Notice icon={CloudAlert} title="This page could not be shown">
        <p>
          Something went wrong on our side. Nothing that you entered is lost. Wait a moment, then
          try again.
        </p>
        {reference ? (
          <p className="text-sm">
            If it happens again, name this reference to whoever gave you the link:{" "}
            <code className="font-mono font-semibold text-ink">{reference}</code>
          </p>
        ) : null}
        <p>
          <Button look="primary" onClick={retry}>
            Try again
          </Button>
        </p>
      </Notice>
    </PageShell>
  );
}
