import { FlaskConical } from "lucide-react";
import type { ReactNode } from "react";
import type { FormAct } from "@/components/ui/act-form";
import { Callout } from "@/components/ui/callout";
import { SendAlong } from "@/components/ui/sent-along";
import { BookGuard, type BookMode, BookSwitch, type SwitchAct } from "./book-switch";
import { MainNavigation } from "./main-navigation";
import type { PaletteActs } from "./palette/palette";
import { PaletteButton } from "./palette/palette-button";
import { type Support, SupportNote, type Watched, WatchedNote } from "./support-note";
import { WorkFrame } from "./work-frame";

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
  /** Where an operator of the service looks at it: why, and until when. */
  readonly support: Support | null;
  readonly leave: FormAct;
  /** Support accesses that are open, as the partner's own people are told of them. */
  readonly watched: readonly Watched[];
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

/** The book that is looked at, and the switch to the other one. */
function Whose({ partner, switchTo }: Pick<DashboardShellProps, "partner" | "switchTo">) {
  return (
    <>
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
    </>
  );
}

/** The frame of the dashboard: whose it is, where one can go, and who is signed in. */
export function DashboardShell(props: DashboardShellProps) {
  const { partner, switchTo, person, acts, signOut, reviews, children } = props;
  const { support, leave, watched } = props;
  return (
    <SendAlong values={{ book: partner.id }}>
      <BookGuard book={partner.id} />
      <WorkFrame
        head={<Whose partner={partner} switchTo={switchTo} />}
        navigation={
          <>
            <PaletteButton acts={acts} />
            <MainNavigation reviews={reviews} />
          </>
        }
        person={person}
        signOut={signOut}
      >
        {support ? <SupportNote partner={partner.name} support={support} leave={leave} /> : null}
        <WatchedNote accesses={watched} />
        {switchTo && partner.mode === "sandbox" ? <SandboxNote /> : null}
        {children}
      </WorkFrame>
    </SendAlong>
  );
}
