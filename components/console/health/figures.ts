// What the console makes of the service's figures: sums over processes and days, and sizes in words.
import type { z } from "zod";
import type { HealthFigures } from "@/lib/domain/health/shape";

/** The figures as they are read. */
export type Figures = z.output<typeof HealthFigures>;

type Process = Figures["processes"][number];
type Duration = NonNullable<Process["figures"]>["operations"][number];

/** Of how many operations and jobs the slowest are shown. */
const SHOWN = 12;

/** The slowest of all processes that are alive: counts are summed, times are those of the slowest process. */
export function slowest(processes: readonly Process[], what: "operations" | "jobs"): Duration[] {
  const all = new Map<string, Duration>();
  for (const { alive, figures } of processes) {
    for (const each of (alive && figures?.[what]) || []) {
      const other = all.get(each.name);
      all.set(each.name, other ? together(each, other) : each);
    }
  }
  return [...all.values()].sort((a, b) => b.p95Ms - a.p95Ms || b.mostMs - a.mostMs).slice(0, SHOWN);
}

function together(one: Duration, other: Duration): Duration {
  return {
    name: one.name,
    count: one.count + other.count,
    failed: one.failed + other.failed,
    p50Ms: Math.max(one.p50Ms, other.p50Ms),
    p95Ms: Math.max(one.p95Ms, other.p95Ms),
    mostMs: Math.max(one.mostMs, other.mostMs),
  };
}

/** What became of the messages of one day. */
export interface MailDay {
  readonly day: string;
  readonly sent: number;
  readonly waiting: number;
  /** Kept in the outbox, where no mail service is set. */
  readonly outbox: number;
  readonly failed: number;
  readonly bounced: number;
}

const MAIL_PLACES: Readonly<Record<string, keyof Omit<MailDay, "day">>> = {
  sent: "sent",
  delivered: "sent",
  queued: "waiting",
  sending: "waiting",
  outbox: "outbox",
  failed: "failed",
  bounced: "bounced",
  // Taken for unwanted by whoever got it.
  complained: "bounced",
};

/** The messages of each day that has some, the latest day first. */
export function mailDays(mails: Figures["mails"]): MailDay[] {
  const days = new Map<string, Record<keyof Omit<MailDay, "day">, number>>();
  for (const { day, status, count } of mails) {
    const counted = days.get(day) ?? { sent: 0, waiting: 0, outbox: 0, failed: 0, bounced: 0 };
    const place = MAIL_PLACES[status];
    if (place) counted[place] += count;
    days.set(day, counted);
  }
  return [...days]
    .map(([day, counted]) => ({ day, ...counted }))
    .sort((a, b) => b.day.localeCompare(a.day));
}

/** What is known of one queue. */
export interface QueueLine {
  readonly name: string;
  readonly waiting: number;
  readonly active: number;
  readonly lagSeconds: number;
  readonly lastHour: number;
  readonly lastDay: number;
  readonly kept: number;
  readonly retrying: number;
}

const NO_FAILURES = { lastHour: 0, lastDay: 0, kept: 0, retrying: 0 };

/** Queues with their failures; those with nothing to tell are only counted. */
export function queueLines({ queues, failures }: Pick<Figures, "queues" | "failures">): {
  readonly lines: readonly QueueLine[];
  readonly quiet: number;
} {
  const failed = new Map(failures.map(({ kind, ...counts }) => [kind, counts]));
  const all = queues.map((queue) => ({ ...queue, ...(failed.get(queue.name) ?? NO_FAILURES) }));
  const telling = all.filter(
    ({ waiting, active, kept, retrying }) => waiting + active + kept + retrying > 0,
  );
  telling.sort((a, b) => b.lagSeconds - a.lagSeconds || b.kept - a.kept);
  return { lines: telling, quiet: all.length - telling.length };
}

/** How much the database has grown since a day, or null where nothing is known of that day or before. */
export function growthSince({ bytes, sizes }: Figures["database"], day: string): number | null {
  const before = (sizes ?? []).filter((each) => each.day <= day).at(-1);
  return before ? bytes - before.bytes : null;
}

const UNITS = ["B", "kB", "MB", "GB", "TB"] as const;

/** `38.5 MB`. */
export function bytesText(bytes: number): string {
  let value = Math.abs(bytes);
  let at = 0;
  while (value >= 1000 && at < UNITS.length - 1) {
    value /= 1000;
    at += 1;
  }
  const digits = at === 0 || value >= 100 ? 0 : 1;
  return `${bytes < 0 ? "−" : ""}${value.toFixed(digits)} ${UNITS[at]}`;
}

/** `3 s`, `4 min`, `2 h`, `5 d`. */
export function ageText(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} s`;
  if (seconds < 3600) return `${Math.round(seconds / 60)} min`;
  if (seconds < 172_800) return `${Math.round(seconds / 3600)} h`;
  return `${Math.round(seconds / 86_400)} d`;
}

/** `12 ms`, `1.2 s`. */
export function msText(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}
