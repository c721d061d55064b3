import { expect, test } from "vitest";
import { ageText, bytesText, growthSince, mailDays, msText, queueLines, slowest } from "./figures";

const duration = { name: "merchants.list", count: 3, failed: 1, p50Ms: 5, p95Ms: 50, mostMs: 60 };
const told = { id: "a", kind: "web", version: "1", startedAt: "", seenAt: "" } as const;

test("the slowest of all processes: counts are summed, times are those of the slowest one", () => {
  const other = { ...duration, count: 4, failed: 0, p50Ms: 10, p95Ms: 25, mostMs: 900 };
  const quick = { ...duration, name: "merchants.get", p95Ms: 5 };
  const dead = { ...duration, p95Ms: 9_000 };
  const processes = [
    { ...told, alive: true, figures: { operations: [quick, duration], jobs: [] } },
    { ...told, alive: true, figures: { operations: [other], jobs: [] } },
    { ...told, alive: false, figures: { operations: [dead], jobs: [] } },
    { ...told, alive: true, figures: null },
  ];
  const merged = { ...duration, count: 7, p50Ms: 10, mostMs: 900 };
  expect(slowest(processes, "operations")).toEqual([merged, quick]);
  expect(slowest(processes, "jobs")).toEqual([]);
});

test("each state of a message stands in one column, and what is delivered was sent", () => {
  const mails = [
    "sent",
    "delivered",
    "queued",
    "sending",
    "outbox",
    "failed",
    "bounced",
    "complained",
  ];
  const days = mailDays([
    { day: "2026-11-01", status: "sent", count: 2 },
    ...mails.map((status) => ({ day: "2026-11-02", status, count: 1 })),
  ]);
  expect(days).toEqual([
    { day: "2026-11-02", sent: 2, waiting: 2, outbox: 1, failed: 1, bounced: 2 },
    { day: "2026-11-01", sent: 2, waiting: 0, outbox: 0, failed: 0, bounced: 0 },
  ]);
});

test("queues with nothing to tell are only counted", () => {
  const queue = (name: string, waiting: number) => ({
    name,
    waiting,
    active: 0,
    lagSeconds: waiting,
  });
  const failures = [{ kind: "b", lastHour: 0, lastDay: 0, kept: 2, retrying: 0 }];
  const { lines, quiet } = queueLines({
    queues: [queue("a", 0), queue("b", 0), queue("c", 9)],
    failures,
  });
  expect([lines.map(({ name }) => name), quiet]).toEqual([["c", "b"], 1]);
});

test("growth is told since a day that is known, and not made up for one that is not", () => {
  const sizes = [
    { day: "2026-11-10", bytes: 100 },
    { day: "2026-11-12", bytes: 150 },
  ];
  const size = { bytes: 175, tables: null, sizes };
  expect(growthSince(size, "2026-11-12")).toBe(25);
  expect(growthSince(size, "2026-11-11")).toBe(75);
  expect(growthSince(size, "2026-11-09")).toBeNull();
});

test("sizes, ages and times read as people write them", () => {
  expect([0, 999, 38_450_000, 123_000_000_000, -2_500].map(bytesText)).toEqual([
    ...["0 B", "999 B", "38.5 MB", "123 GB", "−2.5 kB"],
  ]);
  expect([3.2, 240, 7200, 500_000].map(ageText)).toEqual(["3 s", "4 min", "2 h", "6 d"]);
  expect([12, 1_240].map(msText)).toEqual(["12 ms", "1.2 s"]);
});
