import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { ThreadLimitError } from "@/lib/core/thread";
import { editionOf } from "@/lib/pci/questionnaires";
import { embeddedAssessor } from "./assessor";
import type { AnalysisInput, ConsistencyInput, DeterminationInput } from "./port";
import { rulesInThread } from "./rules-in-thread";

const PATIENT_MS = 120_000;

const THREAD: DeterminationInput = {
  description: "Customers of our web shop pay on the bank's own payment page.",
  channel: "website",
  vendor: null,
  rounds: [{ question: "Do you keep card numbers?", topic: "cardStorage", answer: "No, none." }],
};
const ANSWER: AnalysisInput = {
  saqType: "SAQ D",
  editionId: editionOf("SAQ D").id,
  topLevel: "8",
  controlIds: editionOf("SAQ D").controlIds.filter((id) => id.startsWith("8.")),
  description: THREAD.description,
  answer: "Everyone has an account of their own. Passwords have 8 characters. Nobody shares one.",
};
const TEXTS: ConsistencyInput = {
  saqType: "SAQ A",
  texts: [
    { place: { topLevel: null }, text: "We keep no card numbers." },
    { place: { topLevel: "3" }, text: "The full card numbers are in our database, encrypted." },
  ],
};

function timeless<T extends { readonly provenance: { readonly durationMs: number } }>(result: T) {
  return { ...result, provenance: { ...result.provenance, durationMs: 0 } };
}

test("every task gives the same in the thread as in the process", async () => {
  const rules = rulesInThread(PATIENT_MS);
  for (const task of ["determine", "analyze", "compose"] as const) {
    const input = (task === "determine" ? THREAD : ANSWER) as AnalysisInput & DeterminationInput;
    expect(timeless(await rules[task](input))).toEqual(
      timeless(await embeddedAssessor[task](input)),
    );
  }
  expect(await rules.compare(TEXTS)).toEqual(await embeddedAssessor.compare(TEXTS));
  expect(await rules.compare(TEXTS)).not.toEqual([]);
});

test("a text that takes too long is given up with a clear message, and the next one is read", async () => {
  await expect(rulesInThread(1).determine(THREAD)).rejects.toThrow(
    new ThreadLimitError("Reading the words took longer than 0.001 s."),
  );
  const { status } = await rulesInThread(PATIENT_MS).determine(THREAD);
  expect(status).toBe("determined");
});

test("a process can end while the thread idles", async () => {
  const script = `import { rulesInThread } from "./lib/assessor/rules-in-thread.ts";
    const { saqType } = await rulesInThread(${PATIENT_MS}).determine(${JSON.stringify(THREAD)});
    console.log(saqType);`;
  const args = ["--import", "tsx", "--input-type=module", "--eval", script];
  const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: PATIENT_MS });
  expect(stdout).toBe("SAQ A\n");
});

test("the worker imports neither the rules nor their weights: they are in the thread alone", async () => {
  const loaded = new Set<string>();
  const follow = async (file: string): Promise<void> => {
    if (loaded.has(file)) return;
    loaded.add(file);
    const text = await readFile(file, "utf8");
    const imports = /^(?:import|export)\s(?!type\s)[^;]*?\bfrom "((?:@\/|\.\/)[^"]+)";/gm;
    for (const [, name = ""] of text.matchAll(imports)) {
      const base = name.startsWith("@/")
        ? name.slice(2)
        : `${file.replace(/[^/]*$/, "")}${name.slice(2)}`;
      if (!base.endsWith(".json")) {
        const found = await Promise.any(
          [`${base}.ts`, `${base}.tsx`, `${base}/index.ts`].map(async (path) => {
            await readFile(path);
            return path;
          }),
        );
        await follow(found);
      }
    }
  };
  await follow("cli/worker.ts");
  expect([...loaded]).toContain("lib/assessor/rules-in-thread.ts");
  expect([...loaded].filter((file) => file.startsWith("lib/assessor/embedded/"))).toEqual([]);
});
