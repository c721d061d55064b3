"use client";
// An answer to start from has blanks `[name]` for what only the merchant knows. None is sent while one is open.
import { useState } from "react";
import { useTranslations } from "use-intl";
import { type Blank, openBlanks } from "@/lib/pci/blanks";

/** Takes the keyboard to a blank and selects it: what is typed next fills it in. */
function selectBlank(id: string, { start, end }: Blank): void {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.scrollIntoView({ block: "center" });
  // Selected before it has the focus: then the browser scrolls to it within a long text.
  field.setSelectionRange(start, end);
  field.focus();
}

/** The open blanks of the text in a field. */
export interface OpenBlanks {
  /** Which is open, once the text was to be sent. */
  readonly message: string | null;
  /** Leads to the first one; false where there is none, so that the text can go. */
  readonly hold: () => boolean;
}

/** Holds an answer back while a blank in it is open. */
export function useOpenBlanks(id: string, text: string): OpenBlanks {
  const t = useTranslations("fields");
  const [tried, setTried] = useState(false);
  const blanks = openBlanks(text);
  const [first] = blanks;
  function hold(): boolean {
    setTried(first !== undefined);
    if (first) selectBlank(id, first);
    return first !== undefined;
  }
  const message =
    tried && first ? t("blank", { blank: first.text, more: blanks.length - 1 }) : null;
  return { message, hold };
}
