"use client";
import { useSyncExternalStore } from "react";
import { useLocale } from "use-intl";

const MOMENT = { dateStyle: "long", timeStyle: "short" } as const;

const neverChanges = () => () => {};

function momentText(date: Date, locale: string, inBrowser: boolean): string {
  if (!inBrowser) {
    return `${new Intl.DateTimeFormat(locale, { ...MOMENT, timeZone: "UTC" }).format(date)} UTC`;
  }
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
 * A date in the page's locale; a moment also in the reader's time zone, which it names. The server does
 * not know the zone, so that its first rendering, and the one without scripts, is in UTC.
 */
export function LocalTime({ value, show }: LocalTimeProps) {
  const locale = useLocale();
  const inBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const date = new Date(value);
  // A day is a calendar day in UTC everywhere, so that it agrees with the printed documents.
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  const text = show === "day" ? day.format(date) : momentText(date, locale, inBrowser);
  return <time dateTime={value}>{text}</time>;
}
