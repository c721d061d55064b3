"use client";
import { buttonClass } from "./button-look";

interface PageFailedProps {
  readonly error: Error & { readonly digest?: string };
  readonly retry: () => void;
  /** What to do where it stays like this, before the mark that the log knows it by. */
  readonly tell: string;
}

/** Stands in a frame where a page failed; the other places stay one click away. */
export function PageFailed({ error, retry, tell }: PageFailedProps) {
  return (
    <div className="max-w-prose space-y-4" role="alert">
      <h1 className="text-2xl font-semibold">This page could not be shown</h1>
      <p className="text-sm text-soft">
        Nothing was lost. The service may be busy: try again in a moment. If it stays like this,{" "}
        {tell}
        {error.digest ? (
          <>
            {" "}
            and name <code className="font-mono">{error.digest}</code>
          </>
        ) : null}
        .
      </p>
      <button type="button" className={`${buttonClass("primary")} cursor-pointer`} onClick={retry}>
        Try again
      </button>
    </div>
  );
}
