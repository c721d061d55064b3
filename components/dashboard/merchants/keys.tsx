"use client";
// The table by the keyboard: rows up and down, selecting, searching. Single keys can be switched off, since
// some people speak to their computer.
import { Keyboard } from "lucide-react";
import { useEffect, useRef, useState } from "react";

const KEYS = [
  ["j or ↓", "Next merchant"],
  ["k or ↑", "Merchant before"],
  ["x", "Select it, or take it out"],
  ["Enter", "Open it"],
  ["/", "Search"],
  ["?", "Show these keys"],
] as const;

const STORED = "sealwright-table-keys";

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName) || isText(target);
}

function isText(target: HTMLElement): boolean {
  return target instanceof HTMLInputElement && !/^(checkbox|radio|button)$/.test(target.type);
}

/** Moves the focus from row to row. */
function move(by: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>("[data-merchants] [data-open]")];
  const row = document.activeElement?.closest("[data-row]");
  const at = links.findIndex((link) => row?.contains(link));
  const next = links[at === -1 ? (by === 1 ? 0 : links.length - 1) : at + by];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
}

function isInTable(): boolean {
  return Boolean(document.activeElement?.closest("[data-row]"));
}

/** What a key does; false: nothing here. */
function press(key: string, help: () => void): boolean {
  const row = document.activeElement?.closest("[data-row]");
  switch (key) {
    case "j":
      move(1);
      return true;
    case "k":
      move(-1);
      return true;
    case "ArrowDown":
    case "ArrowUp":
      if (!isInTable()) return false;
      move(key === "ArrowDown" ? 1 : -1);
      return true;
    case "x":
      row?.querySelector<HTMLElement>("[data-select]")?.click();
      return Boolean(row);
    case "/":
      document.getElementById("search")?.focus();
      return true;
    case "?":
      help();
      return true;
    default:
      return false;
  }
}

/** Listens to the keys of the table, and tells of them. */
export function TableKeys() {
  const [shown, setShown] = useState(false);
  const [on, setOn] = useState(true);
  const place = useRef<HTMLDetailsElement>(null);
  useEffect(() => setOn(localStorage.getItem(STORED) !== "off"), []);
  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, key, target } = event;
      const elsewhere = ctrlKey || metaKey || altKey || document.querySelector("dialog[open]");
      if (elsewhere || isTyping(target)) return;
      const help = () => {
        setShown((before) => !before);
        place.current?.scrollIntoView({ block: "nearest" });
      };
      if (press(key, help)) event.preventDefault();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [on]);
  const switchKeys = (next: boolean) => {
    setOn(next);
    localStorage.setItem(STORED, next ? "on" : "off");
  };
  return (
    <details
      ref={place}
      className="hidden text-sm text-soft open:basis-full md:block"
      open={shown}
      onToggle={(event) => setShown(event.currentTarget.open)}
    >
      <summary className="inline-flex min-h-11 items-center gap-2 hover:text-ink">
        <Keyboard className="size-4 shrink-0" aria-hidden="true" />
        Keys of this table
      </summary>
      <div className="mt-1 max-w-sm space-y-3 rounded-medium border border-line bg-surface p-4">
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
          {KEYS.map(([key, what]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="rounded-small bg-wash px-1.5 py-0.5 font-mono text-xs text-ink">
                  {key}
                </kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <label className="flex min-h-9 cursor-pointer items-center gap-2">
          <input
            type="checkbox"
            className="size-4 accent-(--accent)"
            checked={on}
            onChange={(event) => switchKeys(event.target.checked)}
          />
          Use these keys
        </label>
      </div>
    </details>
  );
}
