"use client";
// Every page loads this before anything has failed, so it is made of little: no icons, no page frame.
import { useFailureWords } from "@/components/portal/failure-words";
import { buttonClass } from "@/components/ui/button-look";
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

/** The router asks for the address that it knows: it is told the one of the moment, from which a page may have taken a token. */
function tellRouter(): void {
  window.history.replaceState(null, "", window.location.href);
}

export default function ErrorPage({ error, retry }: ErrorPageProps) {
  const reference = referenceOf(error);
  const failure = useFailureWords();
  const words: Messages["failure"] = failure.words;
  return (
    <main lang={failure.language} className="mx-auto w-full max-w-2xl space-y-4 px-4 py-12 sm:px-8">
      <h1 className="text-2xl">{words.title}</h1>
      <p className="text-soft">{words.text}</p>
      {reference ? (
        <p className="text-sm text-soft">
          {words.reference} <code className="font-mono font-semibold text-ink">{reference}</code>
        </p>
      ) : null}
      <button
        type="button"
        className={`${buttonClass("primary")} cursor-pointer`}
        onClick={() => {
          tellRouter();
          retry();
        }}
      >
        {words.retry}
      </button>
    </main>
  );
}
