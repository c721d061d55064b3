"use client";
import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "./button";

const SHOWN_MS = 2000;

const WORDS = { idle: "Copy", copied: "Copied", refused: "Select the text to copy it" };

interface CopyButtonProps {
  readonly text: string;
  /** What it says in another language than English. */
  readonly words?: typeof WORDS;
}

/** Puts a text on the clipboard and says whether that worked. */
export function CopyButton({ text, words = WORDS }: CopyButtonProps) {
  const [state, setState] = useState<keyof typeof WORDS>("idle");
  useEffect(() => {
    if (state === "idle") return;
    const timer = setTimeout(() => setState("idle"), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  async function copy() {
    // Absent where the page was not served over https, and refusable by the browser.
    await navigator.clipboard
      ?.writeText(text)
      .then(() => setState("copied"))
      .catch(() => setState("refused"));
    if (!navigator.clipboard) setState("refused");
  }
  const Icon = state === "copied" ? Check : Copy;
  return (
    <Button onClick={copy} icon={<Icon className="size-4 shrink-0" aria-hidden="true" />}>
      <span aria-live="polite">{words[state]}</span>
    </Button>
  );
}
