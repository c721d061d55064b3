import type { ReactNode } from "react";
import { Seal } from "@/components/brand/seal";
import { AccountMenu } from "./account-menu";
import { MainNavigation } from "./main-navigation";

interface DashboardShellProps {
  readonly partner: { readonly name: string; readonly mode: "sandbox" | "live" };
  readonly person: { readonly name: string; readonly email: string; readonly role: string };
  readonly signOut: () => Promise<unknown>;
  /** Whether the place of reviews is shown. */
  readonly reviews: boolean;
  readonly children: ReactNode;
}

/** Whether what is shown is real: words and colour together. */
function ModeBadge({ mode }: { readonly mode: "sandbox" | "live" }) {
  const look = mode === "live" ? "bg-good-wash text-good" : "bg-open-wash text-open";
  return (
    <span className={`rounded-small px-2 py-0.5 text-xs font-semibold ${look}`}>
      {mode === "live" ? "Live" : "Sandbox"}
    </span>
  );
}

/** The frame of the dashboard: whose it is, where one can go, and who is signed in. */
export function DashboardShell(props: DashboardShellProps) {
  const { partner, person, signOut, reviews, children } = props;
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_1fr]">
      <a
        href="#content"
        className="sr-only bg-accent font-semibold text-on-accent focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-10 focus:px-4 focus:py-2"
      >
        Skip to the content
      </a>
      <header className="flex flex-col gap-x-4 gap-y-2 border-line border-b bg-surface px-4 py-3 lg:sticky lg:top-0 lg:h-dvh lg:gap-y-6 lg:border-r lg:border-b-0 lg:py-5">
        <div className="flex items-start gap-3">
          <span className="text-accent">
            <Seal className="size-8" />
          </span>
          <div className="min-w-0 grow">
            <p className="line-clamp-2 text-sm font-semibold" title={partner.name}>
              {partner.name}
            </p>
            <ModeBadge mode={partner.mode} />
          </div>
        </div>
        <MainNavigation reviews={reviews} />
        <div className="absolute top-2 right-2 lg:static lg:mt-auto">
          <AccountMenu person={person} signOut={signOut} />
        </div>
      </header>
      <main id="content" tabIndex={-1} className="min-w-0 px-4 py-6 outline-none sm:px-8 lg:py-10">
        <div className="mx-auto max-w-5xl space-y-8">{children}</div>
      </main>
    </div>
  );
}
