"use client";
// Live or sandbox: which of the two is looked at, and the way to the other one.
import { FlaskConical, Landmark } from "lucide-react";
import { useActionState, useEffect } from "react";
import { useFormStatus } from "react-dom";

/** The two books of a partner that has a sandbox twin. */
export type BookMode = "live" | "sandbox";

/** Switches to the book that the form names. */
export type SwitchAct = (state: unknown, data: FormData) => Promise<void>;

interface BookSwitchProps {
  readonly mode: BookMode;
  readonly switchTo: SwitchAct;
}

const BOOKS = [
  { mode: "live", name: "Live", icon: Landmark },
  { mode: "sandbox", name: "Sandbox", icon: FlaskConical },
] as const;

const LOOK =
  "inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-small px-2.5 text-xs font-semibold text-soft hover:text-ink disabled:cursor-default";

const CHOSEN = { live: "bg-good-wash text-good!", sandbox: "bg-open-wash text-open!" } as const;

function Choices({ mode: present }: { readonly mode: BookMode }) {
  const { pending } = useFormStatus();
  return BOOKS.map(({ mode, name, icon: Icon }) => (
    <button
      key={mode}
      type="submit"
      name="to"
      value={mode}
      aria-pressed={mode === present}
      disabled={pending || mode === present}
      className={`${LOOK} ${mode === present ? CHOSEN[mode] : ""}`}
    >
      <Icon className="size-3.5 shrink-0" aria-hidden="true" />
      {name}
    </button>
  ));
}

/** Switches between the live partner and its sandbox. Works without scripts. */
export function BookSwitch({ mode, switchTo }: BookSwitchProps) {
  const [, submit] = useActionState(switchTo, undefined);
  return (
    <form action={submit}>
      <fieldset className="inline-flex rounded-small border border-line">
        <legend className="sr-only">Live or sandbox</legend>
        <Choices mode={mode} />
      </fieldset>
    </form>
  );
}

/**
 * One session looks at one book: tabs that still show the other one begin anew, so that nothing is done in
 * one book that was meant for the other.
 */
export function BookGuard({ book }: { readonly book: string }) {
  useEffect(() => {
    const channel = new BroadcastChannel("sealwright-book");
    channel.onmessage = ({ data }) => {
      if (data !== book) location.assign("/dashboard");
    };
    channel.postMessage(book);
    return () => channel.close();
  }, [book]);
  return null;
}
