import { FlaskConical } from "lucide-react";
import type { ReactNode } from "react";
import { Seal } from "@/components/brand/seal";
import { Callout } from "@/components/ui/callout";
import { SendAlong } from "@/components/ui/sent-along";
import { AccountMenu } from "./account-menu";
import { BookGuard, type BookMode, BookSwitch, type SwitchAct } from "./book-switch";
import { MainNavigation } from "./main-navigation";
import type { PaletteActs } from "./palette/palette";
import { PaletteButton } from "./palette/palette-button";

interface DashboardShellProps {
  readonly partner: { readonly id: string; readonly name: string; readonly mode: BookMode };
  /** Switches between live and sandbox; null: there is nothing to switch to. */
  readonly switchTo: SwitchAct | null;
  readonly person: { readonly name: string; readonly email: string; readonly role: string };
  /** What the command palette offers to do. */
  readonly acts: PaletteActs;
  readonly signOut: () => Promise<unknown>;
  /** Whether the place of reviews is shown. */
  readonly reviews: boolean;
  readonly children: ReactNode;
}

/** Whether what is shown is real: words and colour together. */
function ModeBadge({ mode }: { readonly mode: BookMode }) {
  const look = mode === "live" ? "bg-good-wash text-good" : "bg-open-wash text-open";
  return (
    <span className={`rounded-small px-2 py-0.5 text-xs font-semibold ${look}`}>
      {mode === "live" ? "Live" : "Sandbox"}
    </span>
  );
}

function SandboxNote() {
  return (
    <Callout tone="open" icon={FlaskConical} title="You are in the sandbox">
      <p>
        Its merchants, keys and settings are its own; those of the live partner are one switch away.
        The team is the same in both.
      </p>
    </Callout>
  );
}

/** The frame of the dashboard: whose it is, where one can go, and who is signed in. */
export function DashboardShell(props: DashboardShellProps) {
  const { partner, switchTo, person, acts, signOut, reviews, children } = props;
  return (
    <SendAlong values={{ book: partner.id }}>
      <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_1fr] print:block">
        <BookGuard book={partner.id} />
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
            <div className="min-w-0 grow max-lg:pr-12">
              <p className="line-clamp-2 text-sm font-semibold wrap-anywhere" title={partner.name}>
                {partner.name}
              </p>
              {switchTo ? (
                <div className="pt-1.5">
                  <BookSwitch mode={partner.mode} switchTo={switchTo} />
                </div>
              ) : (
                <ModeBadge mode={partner.mode} />
              )}
            </div>
          </div>
          <PaletteButton acts={acts} />
          <MainNavigation reviews={reviews} />
          <div className="absolute top-2 right-2 lg:static lg:mt-auto">
            <AccountMenu person={person} signOut={signOut} />
          </div>
        </header>
        <main
          id="content"
          tabIndex={-1}
          className="min-w-0 px-4 py-6 outline-none sm:px-8 lg:py-10"
        >
          <div className="mx-auto max-w-6xl space-y-8">
            {switchTo && partner.mode === "sandbox" ? <SandboxNote /> : null}
            {children}
          </div>
        </main>
      </div>
    </SendAlong>
  );
}
