"use client";
import { useEffect } from "react";

const SECRETS = ["sessionToken", "apiKey", "token"];

/** Takes every credential out of the address bar, and so out of the browser's history. */
export function useCleanAddress(): void {
  useEffect(() => {
    // After this commit, when the router has taken over `replaceState`: else it would keep the old
    // address and write it back at its next change.
    const timer = setTimeout(() => {
      const address = new URL(window.location.href);
      for (const name of SECRETS) address.searchParams.delete(name);
      window.history.replaceState(null, "", address);
    }, 0);
    return () => clearTimeout(timer);
  }, []);
}
