"use client";
import { useEffect } from "react";

/**
 * The second press of a double click does nothing. The page may have changed under it: it would press what has
 * come into the place of what was meant, and answer a question that nobody has read.
 */
export function usePressOnce(): void {
  useEffect(() => {
    const stop = (event: MouseEvent) => {
      const { detail, target } = event;
      if (detail < 2 || !(target instanceof Element) || !target.closest("button, a")) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    // On the window, before anything of the page hears of it.
    window.addEventListener("click", stop, true);
    return () => window.removeEventListener("click", stop, true);
  }, []);
}
