"use client";
import { useRouter } from "next/navigation";
import { useEffect } from "react";

const EVERY_MS = 1500;

/** Reads the page again while something on it is still being done; a page that is done asks for nothing. */
export function RefreshWhile({ working }: { readonly working: boolean }) {
  const router = useRouter();
  useEffect(() => {
    if (!working) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") router.refresh();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [working, router]);
  return null;
}
