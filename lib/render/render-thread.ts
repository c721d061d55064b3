// The thread of `render-in-thread.ts`: renders one source after the other.
import { parentPort } from "node:worker_threads";
import type { DocumentSource } from "./model";
import { renderDocument } from "./render";
import type { ThreadAnswer } from "./render-in-thread";

async function answerTo(source: DocumentSource): Promise<ThreadAnswer> {
  try {
    const documents = [await renderDocument("saq", source), await renderDocument("aoc", source)];
    return { documents };
  } catch (error) {
    return { failure: error instanceof Error ? error : new Error(String(error)) };
  }
}

parentPort?.on("message", async (source: DocumentSource) => {
  parentPort?.postMessage(await answerTo(source));
});
