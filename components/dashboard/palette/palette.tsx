"use client";
// Pages, acts and merchants by a few letters of their names.
import { Command } from "cmdk";
import { ArrowRight, FileUp, type LucideIcon, ShieldCheck, UserPlus } from "lucide-react";
import { useRouter } from "next/navigation";
import { Dialog } from "radix-ui";
import { useState } from "react";
import { PLACES } from "@/components/dashboard/main-navigation";
import { DashboardReads } from "@/components/dashboard/reads";
import { FoundMerchants } from "./found-merchants";
import { GROUP, PaletteItem } from "./palette-item";

/** The acts that whoever is signed in may do. */
export interface PaletteActs {
  readonly importMerchants: boolean;
  readonly inviteMember: boolean;
}

/** What the palette needs of the button that opens it. */
export interface PaletteProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly acts: PaletteActs;
}

interface Entry {
  readonly href: string;
  readonly label: string;
  readonly icon: LucideIcon;
}

const OWN_PAGES: readonly Entry[] = [
  { href: "/dashboard/account", label: "Account and sign-in", icon: ShieldCheck },
];

const ACTS: readonly (Entry & { readonly act: keyof PaletteActs })[] = [
  {
    ...{ act: "importMerchants", href: "/dashboard/merchants/import" },
    ...{ label: "Import merchants", icon: FileUp },
  },
  {
    ...{ act: "inviteMember", href: "/dashboard/team" },
    ...{ label: "Invite somebody to the team", icon: UserPlus },
  },
];

/** The entries with every word of the search in their name. */
function matching(entries: readonly Entry[], search: string): readonly Entry[] {
  const words = search.toLowerCase().split(/\s+/);
  return entries.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
}

/** The palette as a dialog: the search has the keyboard, arrows choose, Enter opens. */
export function Palette({ open, onOpenChange, acts }: PaletteProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-30 bg-ink/40 dark:bg-paper/70" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-x-3 top-[8vh] z-30 mx-auto max-w-xl overflow-hidden rounded-medium border border-line bg-surface shadow-sheet outline-none"
        >
          <Dialog.Title className="sr-only">Search pages, acts and merchants</Dialog.Title>
          <DashboardReads>
            <Choices acts={acts} leave={() => onOpenChange(false)} />
          </DashboardReads>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface ChoicesProps {
  readonly acts: PaletteActs;
  readonly leave: () => void;
}

const LONGEST = 200;

function Choices({ acts, leave }: ChoicesProps) {
  const router = useRouter();
  const [typed, setTyped] = useState("");
  const search = typed.trim();
  const go = (href: string) => {
    leave();
    router.push(href);
  };
  const pages = matching([...PLACES, ...OWN_PAGES], search);
  const offered = matching(
    ACTS.filter(({ act }) => acts[act]),
    search,
  );
  return (
    <Command shouldFilter={false} loop label="Search pages, acts and merchants">
      <Command.Input
        value={typed}
        onValueChange={setTyped}
        maxLength={LONGEST}
        placeholder="Search merchants, pages and acts"
        className="w-full border-line border-b bg-transparent px-5 py-4 text-base text-ink outline-none placeholder:text-faint focus-visible:outline-none"
      />
      <Command.List className="max-h-[60vh] overflow-y-auto overscroll-contain p-2">
        {search ? <FoundMerchants search={search} go={go} /> : null}
        {offered.length > 0 ? (
          <Command.Group heading="Acts" className={GROUP}>
            <Entries entries={offered} go={go} />
          </Command.Group>
        ) : null}
        {pages.length > 0 ? (
          <Command.Group heading="Pages" className={GROUP}>
            <Entries entries={pages} go={go} />
          </Command.Group>
        ) : null}
      </Command.List>
      <p className="hidden border-line border-t px-5 py-2 text-xs text-faint sm:block">
        Arrow keys choose, Enter opens, Esc closes.
      </p>
    </Command>
  );
}

interface EntriesProps {
  readonly entries: readonly Entry[];
  readonly go: (href: string) => void;
}

function Entries({ entries, go }: EntriesProps) {
  return entries.map(({ href, label, icon: Icon }) => (
    <PaletteItem key={label} value={label} onSelect={() => go(href)}>
      <Icon className="size-4 shrink-0 text-soft" aria-hidden="true" />
      <span className="min-w-0 grow truncate">{label}</span>
      <ArrowRight className="size-4 shrink-0 text-faint" aria-hidden="true" />
    </PaletteItem>
  ));
}
