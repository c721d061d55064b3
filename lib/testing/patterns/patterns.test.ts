// No text makes a pattern of ours take time out of proportion: each is attacked with texts made from its own pieces.
import { glob } from "node:fs/promises";
import path from "node:path";
import { Script } from "node:vm";
import { expect, test, vi } from "vitest";
import { editionOf } from "@/lib/pci/questionnaires";
import { type Attack, attacksOn } from "./attacks";
import { builtPatterns, type FoundPattern, writtenPatterns } from "./collect";
import { endlessIn, endlessOverWords } from "./endless";

const SHORT = 1600;
const MIDDLE = 4 * SHORT;
const LONG = 4 * MIDDLE;
/** What takes no longer for a short text takes no noticeable time for any that is taken. */
const UNNOTICED_MS = 0.6;
/** The thread's own time is counted in steps of some milliseconds: a short one is the average of many. */
const MANY_TIMES = 16;
const UNNOTICED_LONG_MS = 60;
/** Four times the text takes four times as long where time grows with the text, sixteen times where it is squared. */
const PROPORTION = 9;
const FOR_EVER_MS = 4000;
const TRIES = 3;

const MODULES = "lib/{assessor,auth,core,domain,gateways,pci,render,transports}/**/*.{ts,tsx}";
const NO_MODULE = /\.test\.tsx?$|\/fixtures\/|-thread\.ts$/;

/** Imports the product, and lets it read one answer to each section, for what it builds at its first use. */
async function runThrough(): Promise<void> {
  for await (const file of glob(MODULES)) {
    if (!NO_MODULE.test(file)) await import(/* @vite-ignore */ path.resolve(file));
  }
  const { embeddedAssessor } = await import("@/lib/assessor/assessor");
  const { devicesNamedIn, providersNamedIn } = await import("@/lib/pci/payment-companies");
  const { id: editionId, controlIds: all } = editionOf("SAQ D");
  const description = "Customers pay by card on the page of our bank, sumup and others.";
  providersNamedIn(description);
  devicesNamedIn(description);
  for (const topLevel of new Set(all.map((id) => id.split(".")[0] ?? ""))) {
    const controlIds = all.filter((id) => id.startsWith(`${topLevel}.`));
    const section = { saqType: "SAQ D", editionId, topLevel, controlIds, description } as const;
    await embeddedAssessor.analyze({ ...section, answer: "We do all of this every 12 months." });
  }
}

const script = new Script("tryIt()");

/** What `work` gives; null where it does not end: a pattern in full swing heeds no other limit. */
function unlessForEver<T>(work: () => T): T | null {
  vi.stubGlobal("tryIt", work);
  try {
    return script.runInThisContext({ timeout: FOR_EVER_MS });
  } catch {
    return null;
  }
}

/** Looks for all matches of the pattern. */
function matchAll(pattern: RegExp, text: string): void {
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    if (match[0] === "") pattern.lastIndex += 1;
  }
}

/** Milliseconds, whatever else the machine does meanwhile. */
function elapsedMs(pattern: RegExp, text: string): number {
  const begun = performance.now();
  matchAll(pattern, text);
  return performance.now() - begun;
}

/** Milliseconds of this thread alone, on the average of so many times. */
function ownMs(pattern: RegExp, text: string, times: number): number {
  const begun = process.threadCpuUsage();
  for (let time = 0; time < times; time += 1) matchAll(pattern, text);
  const { user, system } = process.threadCpuUsage(begun);
  return (user + system) / times / 1000;
}

const isNoticed = (pattern: RegExp, text: string) =>
  Array.from({ length: TRIES }).every(() => elapsedMs(pattern, text) > UNNOTICED_MS);

const textOf = ({ before, pump }: Attack, length: number) =>
  `${(before + pump.repeat(Math.ceil(length / pump.length))).slice(0, length)}#`;

/** Whether the text that is four times as long takes the pattern far more than four times as long. */
function isOutOfProportion(pattern: RegExp, attack: Attack): boolean {
  if (!isNoticed(pattern, textOf(attack, SHORT))) return false;
  const long = ownMs(pattern, textOf(attack, LONG), 1);
  if (long <= UNNOTICED_LONG_MS) return false;
  return long > PROPORTION * Math.max(1, ownMs(pattern, textOf(attack, MIDDLE), MANY_TIMES));
}

/** The first attack that makes a pattern slow, if any does. */
function weakness({ source, flags, where }: FoundPattern): string[] {
  const pattern = new RegExp(source, flags.includes("g") ? flags : `${flags}g`);
  matchAll(pattern, "The first use compiles it.");
  const attacks = attacksOn(source, flags);
  const found = unlessForEver(() => attacks.find((each) => isOutOfProportion(pattern, each)));
  if (found === undefined) return [];
  const attack = found ? JSON.stringify([found.before, found.pump]) : "without end";
  return [`${where}: ${attack}, ${source.slice(0, 200)}`];
}

test("patterns that are written down take time in proportion to the text", async () => {
  const patterns = await writtenPatterns();
  expect(patterns.length).toBeGreaterThan(500);
  expect(patterns.flatMap(weakness)).toEqual([]);
});

test("patterns of the assessor that are written down pass over no text without an end", async () => {
  const patterns = await writtenPatterns();
  const endless = patterns
    .filter(({ where }) => where.startsWith("lib/assessor/embedded/"))
    .flatMap(({ source, flags, where }) =>
      endlessOverWords(source, flags).map((repeat) => `${where}: ${repeat} in ${source}`),
    );
  expect(endless).toEqual([]);
});

test("patterns that the assessor builds from parts have an end to every repeat", async () => {
  const patterns = await builtPatterns(runThrough);
  const ofAssessor = patterns.filter(({ where }) => where.startsWith("lib/assessor/embedded/"));
  expect(ofAssessor.length).toBeGreaterThan(7000);
  const endless = ofAssessor.flatMap(({ source, flags, where }) =>
    endlessIn(source, flags).map((repeat) => `${where}: ${repeat} in ${source.slice(0, 200)}`),
  );
  expect(endless).toEqual([]);
});

test("the attacks find what they are made for", () => {
  const found = (source: string) => weakness({ source, flags: "", where: "" }).length > 0;
  expect(["(a+)+b", "\\s+x", "x.*y.*z"].filter(found)).toHaveLength(3);
  expect(["only.*news", "^(?!.*no)"].flatMap((each) => endlessOverWords(each, ""))).toHaveLength(2);
  expect(["^.*x", "\\bre\\w*"].flatMap((each) => endlessOverWords(each, ""))).toEqual([]);
  expect(["(?:a |b ){0,8}c", "\\bno[a-z ]{0,80}paper", "^.*x", "\\d{4}"].filter(found)).toEqual([]);
});
