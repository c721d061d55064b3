// Processor time of the embedded assessor on the longest inputs that the contract allows, beside a plain
// pass over the same text, so that the figures can be compared between machines.
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { determine } from "@/lib/assessor/embedded/determination/determine";
import { analyze } from "@/lib/assessor/embedded/distribution/analyze";
import { editionOf, sectionsOf } from "@/lib/pci/questionnaires";

const ROUNDS = 40;
/** A service has been running for a while: its patterns are compiled. */
const WARM_UP = 10;
const DESCRIPTION_MAX = 3000;
const DETERMINATION_LIMIT_MS = 50;
const ANALYSIS_LIMIT_MS = 200;

interface Example {
  readonly paymentMethod: { readonly description: string };
  readonly answers: Record<string, string>;
}

async function readExamples(): Promise<Example[]> {
  const files = (await readdir("examples")).filter((file) => file.endsWith(".json"));
  return Promise.all(
    files.map(async (file) => JSON.parse(await readFile(path.join("examples", file), "utf8"))),
  );
}

function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

interface Figure {
  readonly median: number;
  readonly worst: number;
}

function measure(work: () => unknown): Figure {
  for (let round = 0; round < WARM_UP; round += 1) work();
  const times = Array.from({ length: ROUNDS }, () => cpuMs(work)).sort((a, b) => a - b);
  return { median: times[Math.floor(ROUNDS / 2)] ?? 0, worst: times.at(-1) ?? 0 };
}

function row(name: string, figure: Figure, limit?: number): string {
  const numbers = `${figure.median.toFixed(1).padStart(8)} ${figure.worst.toFixed(1).padStart(8)}`;
  return `${name.padEnd(48)}${numbers}${limit ? `   limit ${limit}` : ""}`;
}

/** Measures the assessor; returns the lines of the report and whether the limits hold. */
export async function benchAssessor(): Promise<{ lines: string[]; within: boolean }> {
  const examples = await readExamples();
  const longest = examples
    .map((e) => e.paymentMethod.description)
    .join(" ")
    .slice(0, DESCRIPTION_MAX);
  const thread = { channel: null, vendor: null, rounds: [] };
  const typical = examples[0]?.paymentMethod.description ?? longest;
  const edition = editionOf("SAQ D");
  const sections = sectionsOf(edition).map(({ topLevel, controls }) => {
    const answer =
      examples.flatMap((e) => e.answers[topLevel] ?? []).sort((a, b) => b.length - a.length)[0] ??
      "";
    const controlIds = controls.map((control) => control.id);
    const input = {
      saqType: "SAQ D" as const,
      editionId: edition.id,
      topLevel,
      controlIds,
      description: "",
      answer,
    };
    return {
      topLevel,
      figure: measure(() => analyze(input)),
      count: controlIds.length,
      length: answer.length,
    };
  });
  const plain = measure(() => longest.toLowerCase().split(/\W+/).length);
  const short = measure(() => determine({ ...thread, description: typical }));
  const long = measure(() => determine({ ...thread, description: longest }));
  const lines = [
    `${"processor time, ms".padEnd(48)}${"median".padStart(8)} ${"worst".padStart(8)}`,
    row("one plain pass over 3000 characters", plain),
    row(`determination, ${typical.length} characters`, short, DETERMINATION_LIMIT_MS),
    row(`determination, ${longest.length} characters`, long, DETERMINATION_LIMIT_MS),
    ...sections.map(({ topLevel, figure, count, length }) =>
      row(
        `SAQ D requirement ${topLevel}: ${count} controls, ${length} characters`,
        figure,
        ANALYSIS_LIMIT_MS,
      ),
    ),
  ];
  const within =
    long.median <= DETERMINATION_LIMIT_MS &&
    sections.every(({ figure }) => figure.median <= ANALYSIS_LIMIT_MS);
  return { lines, within };
}
