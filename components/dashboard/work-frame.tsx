// The frame of what people work in: a partner's dashboard, and the console of the service's operators.
import type { ReactNode } from "react";
import { Seal } from "@/components/brand/seal";
import { AccountMenu } from "./account-menu";

interface WorkFrameProps {
  /** Whose it is. */
  readonly head: ReactNode;
  /** Where one can go. */
  readonly navigation: ReactNode;
  readonly person: { readonly name: string; readonly email: string; readonly role: string };
  readonly signOut: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** Whose it is, where one can go, and who is signed in, around a page. */
export function WorkFrame({ head, navigation, person, signOut, children }: WorkFrameProps) {
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_1fr] print:block">
      <a
        href="#content"
        className="sr-only bg-accent font-semibold text-on-accent focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-10 focus:px-4 focus:py-2"
      >
        Skip to the content
      </a>
      <header className="flex flex-col print:hidden gap-x-4 gap-y-2 border-line border-b bg-surface px-4 py-3 lg:sticky lg:top-0 lg:h-dvh lg:gap-y-6 lg:border-r lg:border-b-0 lg:py-5">
        <div className="flex items-start gap-3">
          <span className="text-accent">
            <Seal className="size-8" />
          </span>
          <div className="min-w-0 grow max-lg:pr-12">{head}</div>
        </div>
        {navigation}
        <div className="absolute top-2 right-2 lg:static lg:mt-auto">
          <AccountMenu person={person} signOut={signOut} />
        </div>
      </header>
      <main id="content" tabIndex={-1} className="min-w-0 px-4 py-6 outline-none sm:px-8 lg:py-10">
        <div className="mx-auto max-w-6xl space-y-8">{children}</div>
      </main>
    </div>
  );
}
