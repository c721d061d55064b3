"use client";
import { type ReactNode, useEffect } from "react";

/** Marks what is inside as written in a language, and the document with it while it is shown. */
export function PageLanguage({
  locale,
  children,
}: {
  readonly locale: string;
  readonly children: ReactNode;
}) {
  // The title of the document is in this language, too; the root layout cannot know it, since layouts
  // are not told the query of an address.
  useEffect(() => {
    const root = document.documentElement;
    const before = root.lang;
    root.lang = locale;
    // It stays for the page that is shown when this one fails.
    root.dataset.language = locale;
    return () => {
      root.lang = before;
    };
  }, [locale]);
  return <div lang={locale}>{children}</div>;
}
