/** A moment as the server writes it: the same for every reader, in UTC. */
export function UtcMoment({ value }: { readonly value: string }) {
  const date = new Date(value);
  const text = new Intl.DateTimeFormat("en-GB", {
    ...{ day: "numeric", month: "short", year: "numeric" },
    ...{ hour: "2-digit", minute: "2-digit", timeZone: "UTC" },
  }).format(date);
  return <time dateTime={value}>{text} UTC</time>;
}

/** A day in UTC. */
export function UtcDay({ value }: { readonly value: string }) {
  const text = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });
  return <time dateTime={value}>{text.format(new Date(value))}</time>;
}
