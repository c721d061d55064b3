"use client";
import { useSearchParams } from "next/navigation";
import { useEffect, useLayoutEffect } from "react";
import { keepPlace } from "./route";

const SECRETS = ["sessionToken", "apiKey", "token"];

function clean(merchantId: string | undefined): void {
  const address = new URL(window.location.href);
  for (const name of SECRETS) address.searchParams.delete(name);
  if (merchantId !== undefined) address.searchParams.set("merchantId", merchantId);
  if (address.href !== window.location.href) window.history.replaceState(null, "", address);
}

/**
 * Takes every credential out of the address bar, and so out of the browser's history. What stays names the
 * merchant, where there is one: a page that is loaded again finds its visit by it.
 */
export function useCleanAddress(merchantId?: string): void {
  const written = useSearchParams();
  useLayoutEffect(() => {
    // They are new whenever the router has written an address: without the place that was gone to meanwhile.
    if (written) keepPlace();
  }, [written]);
  useEffect(() => {
    const cleanAgain = () => clean(merchantId);
    // After this commit, when the router has taken over `replaceState`: else it would keep the old
    // address and write it back at its next change.
    const timer = setTimeout(cleanAgain, 0);
    // A link that was tapped before that left an entry behind which still has them: once it is gone back to.
    window.addEventListener("hashchange", cleanAgain);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("hashchange", cleanAgain);
    };
  }, [merchantId]);
}
