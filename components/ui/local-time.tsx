"use client";
import { useSyncExternalStore } from "react";

const MOMENT = { dateStyle: "long", timeStyle: "short" } as const;

const neverChanges = () => () => {};

function text(date: Date, show: "day" | "moment", locale: string | undefined): string {
  // A day is a calendar day in UTC everywhere, so that it agrees with the printed documents.
  if (show === "day") {
    return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(date);
  }
  if (locale)
    return `${new Intl.DateTimeFormat(locale, { ...MOMENT, timeZone: "UTC" }).format(date)} UTC`;
  const zone = new Intl.DateTimeFormat(locale, { timeZoneName: "short" }).formatToParts(date);
  const name = zone.find((part) => part.type === "timeZoneName")?.value ?? "";
  return `${new Intl.DateTimeFormat(locale, MOMENT).format(date)} ${name}`;
}

interface LocalTimeProps {
  /** ISO 8601. */
  readonly value: string;
  readonly show: "day" | "moment";
}

/**
 * A date in the reader's own locale; a moment also in its time zone, which it names. The server knows
 * neither, so that its first rendering, and the one without scripts, is British English in UTC.
 */
export function LocalTime({ value, show }: LocalTimeProps) {
  const inBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const locale = inBrowser ? undefined : "en-GB";
  return <time dateTime={value}>{text(new Date(value), show, locale)}</time>;
}
