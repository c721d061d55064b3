"use client";
import { ChevronsUpDown, LogOut, ShieldCheck } from "lucide-react";
import Link from "next/link";
import { DropdownMenu } from "radix-ui";

interface AccountMenuProps {
  readonly person: { readonly name: string; readonly email: string; readonly role: string };
  readonly signOut: () => Promise<unknown>;
}

const ITEM =
  "flex min-h-10 w-full cursor-pointer items-center gap-2.5 rounded-small px-3 text-left text-sm text-ink no-underline outline-none data-[highlighted]:bg-wash";

/** The first letters of a name, for a place that has no room for it. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : ""]
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toUpperCase();
}

/** Who is signed in, and what concerns the person alone. */
export function AccountMenu({ person, signOut }: AccountMenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="flex min-h-11 w-full cursor-pointer items-center gap-2.5 rounded-small px-2 text-left text-sm hover:bg-wash">
        <span
          className="grid size-8 shrink-0 place-items-center rounded-full bg-accent text-xs font-semibold text-on-accent"
          aria-hidden="true"
        >
          {initials(person.name)}
        </span>
        <span className="sr-only">Account of </span>
        <span className="sr-only min-w-0 grow lg:not-sr-only lg:block">
          <span className="block truncate font-semibold">{person.name}</span>
          <span className="block truncate text-xs text-faint">{person.role}</span>
        </span>
        <ChevronsUpDown className="hidden size-4 shrink-0 text-faint lg:block" aria-hidden="true" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className="z-20 w-64 rounded-medium border border-line bg-surface p-1.5 shadow-sheet"
        >
          <DropdownMenu.Label className="px-3 py-2 text-xs text-soft">
            Signed in as <span className="block break-all text-ink">{person.email}</span>
          </DropdownMenu.Label>
          <DropdownMenu.Item asChild>
            <Link href="/dashboard/account" className={ITEM}>
              <ShieldCheck className="size-4 shrink-0" aria-hidden="true" />
              Account and sign-in
            </Link>
          </DropdownMenu.Item>
          <DropdownMenu.Item className={ITEM} onSelect={() => void signOut()}>
            <LogOut className="size-4 shrink-0" aria-hidden="true" />
            Sign out
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
