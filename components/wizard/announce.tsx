"use client";
// What came of something, for people who hear the page: it stays while one step gives way to another.

const ID = "announcements";

/** Where announcements are read out from. */
export function Announcements() {
  return <p id={ID} role="status" className="sr-only" />;
}

/** Reads out what came of something, besides what the page shows of it. */
export function announce(words: string): void {
  const place = document.getElementById(ID);
  if (place) place.textContent = words;
}
