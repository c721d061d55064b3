"use client";
// Opens the command palette, by its button or by Ctrl-K. What is inside is fetched when it is first wanted.
import { Search } from "lucide-react";
import { type ComponentType, useCallback, useEffect, useState } from "react";
import type { PaletteActs, PaletteProps } from "./palette";

type Palette = ComponentType<PaletteProps>;

const fetchPalette = () => import("./palette");

/** Ctrl-K, on a Mac ⌘K. */
function isShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  return key.toLowerCase() === "k" && ctrlKey !== metaKey && !altKey && !shiftKey;
}

/** The button in the frame, and the palette once it is open. */
export function PaletteButton({ acts }: { readonly acts: PaletteActs }) {
  const [Palette, setPalette] = useState<Palette | null>(null);
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const [keys, setKeys] = useState("Ctrl K");
  const show = useCallback(() => {
    fetchPalette().then(
      (module) => {
        setPalette(() => module.Palette);
        setFailed(false);
        setOpen(true);
      },
      () => setFailed(true),
    );
  }, []);
  useEffect(() => {
    if (/Mac|iPhone|iPad/.test(navigator.userAgent)) setKeys("⌘K");
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      show();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [show]);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={show}
        className="flex min-h-11 w-full cursor-pointer items-center gap-2.5 rounded-small border border-line px-3 text-left text-sm text-soft transition-colors duration-(--motion) hover:border-line-strong hover:text-ink"
      >
        <Search className="size-4 shrink-0" aria-hidden="true" />
        <span className="grow">Search</span>
        <span className="hidden text-xs text-faint lg:block" aria-hidden="true">
          {keys}
        </span>
      </button>
      {failed ? (
        <p role="alert" className="text-xs text-bad">
          The search could not be loaded. Check your connection, then try again.
        </p>
      ) : null}
      {Palette ? <Palette open={open} onOpenChange={setOpen} acts={acts} /> : null}
    </>
  );
}
