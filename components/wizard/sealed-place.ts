"use client";
// A sealed attempt has one page. Whoever comes back to another of its pages, because sealing went on
// without them or on another device, is led there.
import { useEffect } from "react";
import { useAttempts } from "./queries";
import { hashOf, type Place } from "./route";

/** Leads from any page of a sealed attempt to the sealed one; leaves no step back behind. */
export function useSealedPlace(place: Place): void {
  const attempts = useAttempts();
  const attemptId = "attemptId" in place && place.at !== "sealed" ? place.attemptId : null;
  const attempt = attempts.data?.items.find(({ id }) => id === attemptId);
  const sealed = attempt?.documentKeys !== undefined;
  useEffect(() => {
    if (sealed && attemptId) window.location.replace(hashOf({ at: "sealed", attemptId }));
  }, [sealed, attemptId]);
}
