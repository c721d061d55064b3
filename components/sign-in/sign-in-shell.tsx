import type { ReactNode } from "react";
import { Seal } from "@/components/brand/seal";
import { Wordmark } from "@/components/brand/wordmark";
import { Card } from "@/components/ui/card";

interface SignInShellProps {
  readonly title: string;
  /** What the page is for, in a sentence. */
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
  /** Other ways on. */
  readonly others?: ReactNode;
}

/** The frame of the pages on which people sign in: one thing on each. */
export function SignInShell({ title, lead, children, others }: SignInShellProps) {
  return (
    <main
      id="content"
      className="mx-auto flex min-h-dvh w-full max-w-md flex-col px-4 py-8 sm:py-16"
    >
      <a href="/" className="mb-8 flex items-center gap-3 self-start no-underline">
        <span className="text-accent">
          <Seal className="size-9" />
        </span>
        <Wordmark />
      </a>
      <Card>
        <div className="space-y-6 p-5 sm:p-8">
          <div className="space-y-2">
            <h1 className="text-xl font-semibold">{title}</h1>
            {lead ? <p className="text-sm text-soft">{lead}</p> : null}
          </div>
          {children}
        </div>
      </Card>
      {others ? <ul className="mt-6 space-y-1 px-1 text-sm">{others}</ul> : null}
    </main>
  );
}

/** A way on beside the page's own. */
export function OtherWay({
  href,
  children,
}: {
  readonly href: string;
  readonly children: ReactNode;
}) {
  return (
    <li>
      <a href={href} className="inline-block py-1.5">
        {children}
      </a>
    </li>
  );
}
