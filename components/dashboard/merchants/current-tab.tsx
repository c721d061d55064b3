"use client";
import { useEffect, useRef } from "react";

/** Scrolls the row that it stands in until the present tab is seen: on a phone not all of them fit. */
export function KeepCurrentInView() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const row = place.current?.parentElement;
    const current = row?.querySelector<HTMLElement>("[aria-current=page]");
    if (!row || !current) return;
    const { left, width } = current.getBoundingClientRect();
    row.scrollLeft += left - row.getBoundingClientRect().left - (row.clientWidth - width) / 2;
  });
  return <span ref={place} hidden />;
}
