// The embedded assessor reads whatever merchants write with thousands of patterns. It does so in a thread with a time
// limit, so that no text can stop the worker's other jobs; the weights are in the thread's memory only.
import { createThread } from "@/lib/core/thread";
import type { Rules } from "./model/rules";

/** What the thread is asked: one of the tasks with its input. */
export interface RulesQuestion {
  readonly task: Exclude<keyof Rules, "narrate">;
  readonly input: unknown;
}

/** Many times what the longest texts that are taken need. */
const TIMEOUT_MS = 20_000;

const askThread = createThread<RulesQuestion, unknown>({
  entry: new URL("./rules-thread.ts", import.meta.url),
  work: "Reading the words",
  heapMb: 512,
});

/** The rules in the one thread of this process that runs them; no call takes longer than `timeoutMs`. */
export function rulesInThread(timeoutMs = TIMEOUT_MS): Rules {
  const inThread = <Task extends RulesQuestion["task"]>(task: Task): Rules[Task] => {
    const asked = (input: unknown) => askThread({ task, input }, { timeoutMs });
    return asked as Rules[Task];
  };
  return {
    determine: inThread("determine"),
    compose: inThread("compose"),
    analyze: inThread("analyze"),
    narrate: async () => null,
    compare: inThread("compare"),
    chosenLabels: inThread("chosenLabels"),
    problemsOfStatements: inThread("problemsOfStatements"),
    determineFromStatements: inThread("determineFromStatements"),
    problemsOfStatuses: inThread("problemsOfStatuses"),
    analysisFromStatuses: inThread("analysisFromStatuses"),
  };
}
