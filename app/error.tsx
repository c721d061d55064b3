"use client";
// Every page loads this before anything has failed, so it is made of little: no icons, no page frame.
import { buttonClass } from "@/components/ui/button-look";

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
    <main className="mx-auto w-full max-w-2xl space-y-4 px-4 py-12 sm:px-8">
      <h1 className="text-2xl">This page could not be shown</h1>
      <p className="text-soft">
        Something went wrong on our side. Nothing that you entered is lost. Wait a moment, then try
        again.
      </p>
      {reference ? (
        <p className="text-sm text-soft">
          If it happens again, name this reference to whoever gave you the link:{" "}
          <code className="font-mono font-semibold text-ink">{reference}</code>
        </p>
      ) : null}
      <button type="button" className={`${buttonClass("primary")} cursor-pointer`} onClick={retry}>
        Try again
      </button>
    </main>
  );
}
