"use client";
import { useRouter } from "next/navigation";
import { useEffect } from "react";

const EVERY_MS = 1500;

interface RefreshWhileProps {
  readonly working: boolean;
  /** How often at most, for work that is done soon or not at all. */
  readonly atMost?: number;
}

/** Reads the page again while something on it is still being done; a page that is done asks for nothing. */
export function RefreshWhile({ working, atMost = Number.POSITIVE_INFINITY }: RefreshWhileProps) {
  const router = useRouter();
  useEffect(() => {
    if (!working) return;
    let left = atMost;
    const timer = setInterval(() => {
      if (document.visibilityState !== "visible" || left <= 0) return;
      left -= 1;
      router.refresh();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [working, atMost, router]);
  return null;
}
