// The thread of `rules-in-thread.ts`.
import { answerQuestions } from "@/lib/core/thread-side";
import { rulesInProcess } from "./rules-in-process";
import type { RulesQuestion } from "./rules-in-thread";

answerQuestions<RulesQuestion, unknown>(({ task, input }) =>
  (rulesInProcess[task] as (input: unknown) => Promise<unknown>)(input),
);
