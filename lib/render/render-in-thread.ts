// Rendering keeps a processor busy for seconds. In a thread of its own it stops neither the heartbeats of
// other jobs nor their answers, and it can be ended when a document takes too long or too much memory.
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import type { DocumentSource, RenderedDocument } from "./model";

/** What the thread says about one source. */
export type ThreadAnswer = { readonly documents: RenderedDocument[] } | { readonly failure: Error };

/** The most that the thread's heap may take: enough for SAQ D with the longest answers that are taken. */
const HEAP_MB = 1024;

/** A thread without work lives on for so long: a new one has to read the renderer and the faces again. */
const IDLE_MS = 60_000;

const require = createRequire(import.meta.url);

let thread: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
let last: Promise<unknown> = Promise.resolve();

function startThread(): Worker {
  const started = new Worker(new URL("./render-thread.ts", import.meta.url), {
    // As the worker process itself is started; tests are not.
    execArgv: ["--import", pathToFileURL(require.resolve("tsx")).href],
    env: { ...process.env, NODE_ENV: "production" },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 32 },
  });
  started.once("exit", () => {
    if (thread === started) thread = undefined;
  });
  return started;
}

function endThread(ended: Worker): void {
  if (thread === ended) thread = undefined;
  void ended.terminate();
}

function failureOf(error: Error): Error {
  const outOfMemory = (error as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY";
  return outOfMemory
    ? new Error(`Rendering the documents needed more than ${HEAP_MB} MB of memory.`)
    : new Error(`Rendering the documents failed: ${error.message}`, { cause: error });
}

/** Gives the thread one source, and ends the thread where no answer comes in time. */
function ask(
  worker: Worker,
  source: DocumentSource,
  timeoutMs: number,
): Promise<RenderedDocument[]> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(late);
      worker.off("message", onAnswer).off("error", onError).off("exit", onExit);
    };
    const fail = (error: Error) => {
      settle();
      reject(error);
    };
    const onAnswer = (answer: ThreadAnswer) => {
      if ("failure" in answer) return fail(failureOf(answer.failure));
      settle();
      resolve(answer.documents);
    };
    const onError = (error: Error) => {
      endThread(worker);
      fail(failureOf(error));
    };
    const onExit = (code: number) =>
      fail(new Error(`The rendering thread ended with code ${code}.`));
    const late = setTimeout(() => {
      endThread(worker);
      fail(new Error(`Rendering the documents took longer than ${timeoutMs / 1000} s.`));
    }, timeoutMs);
    worker.on("message", onAnswer).on("error", onError).on("exit", onExit);
    worker.postMessage(source);
  });
}

async function renderNext(source: DocumentSource, timeoutMs: number): Promise<RenderedDocument[]> {
  clearTimeout(idle);
  thread ??= startThread();
  const worker = thread;
  worker.ref();
  try {
    return await ask(worker, source, timeoutMs);
  } finally {
    // A thread without work keeps no process from ending.
    worker.unref();
    idle = setTimeout(() => endThread(worker), IDLE_MS).unref();
  }
}

/**
 * Both documents of a sealed record, rendered in the one thread of this process. Sources wait for each
 * other, so that any number of jobs takes the memory of one; `timeoutMs` counts from a source's own turn.
 */
export function renderInThread(
  source: DocumentSource,
  options: { readonly timeoutMs: number },
): Promise<RenderedDocument[]> {
  const rendered = last.then(() => renderNext(source, options.timeoutMs));
  last = rendered.catch(() => undefined);
  return rendered;
}
