"use client";
import { useLayoutEffect } from "react";
import { writeAddress } from "./route";

const SECRETS = ["sessionToken", "apiKey", "token"];

/**
 * Takes every credential out of the address bar, and so out of the browser's history. What stays names the
 * merchant, where there is one: a page that is loaded again finds its visit by it.
 */
export function useCleanAddress(merchantId?: string): void {
  useLayoutEffect(() => {
    const clean = () =>
      writeAddress(({ searchParams }) => {
        for (const name of SECRETS) searchParams.delete(name);
        if (merchantId !== undefined) searchParams.set("merchantId", merchantId);
      });
    clean();
    // A link that was tapped before left an entry behind that still has them: until it is gone back to.
    window.addEventListener("popstate", clean);
    return () => window.removeEventListener("popstate", clean);
  }, [merchantId]);
}
