// The inside of a thread of `thread.ts`: answers one question after the other.
import { parentPort } from "node:worker_threads";
import type { ThreadAnswer } from "./thread";

/** Answers every question that is put to this thread. */
export function answerQuestions<Q, A>(answer: (question: Q) => Promise<A>): void {
  const answered = async (question: Q): Promise<ThreadAnswer<A>> => {
    try {
      return { answer: await answer(question) };
    } catch (error) {
      return { failure: error instanceof Error ? error : new Error(String(error)) };
    }
  };
  parentPort?.on("message", async (question: Q) => {
    parentPort?.postMessage(await answered(question));
  });
}
