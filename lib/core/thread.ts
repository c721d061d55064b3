// Work that keeps a processor busy for long is done in a thread: it stops neither heartbeats nor answers of the
// process, and it can be ended when it takes too long or too much memory.
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";

/** What the thread says about one question. */
export type ThreadAnswer<A> = { readonly answer: A } | { readonly failure: Error };

/** What to know of a thread. */
export interface ThreadOptions {
  /** The module that answers, see `answerQuestions`. */
  readonly entry: URL;
  /** What is done there, as the beginning of a sentence: "Rendering the documents". */
  readonly work: string;
  /** The most that the thread's heap may take. */
  readonly heapMb: number;
  /** How long a thread without work lives on; left out: as long as the process. */
  readonly idleMs?: number;
}

/** The work took more time or memory than it may: the same again is likely to end the same way. */
export class ThreadLimitError extends Error {
  override readonly name = "ThreadLimitError";
}

/** Puts a question to the thread. `timeoutMs` counts from the question's own turn. */
export type AskThread<Q, A> = (question: Q, limit: { readonly timeoutMs: number }) => Promise<A>;

const YOUNG_MB = 32;

const require = createRequire(import.meta.url);

function startWorker({ entry, heapMb }: ThreadOptions): Worker {
  return new Worker(entry, {
    // As the worker process itself is started; tests are not.
    execArgv: ["--import", pathToFileURL(require.resolve("tsx")).href],
    env: { ...process.env, NODE_ENV: "production" },
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: YOUNG_MB },
  });
}

function failureOf(error: Error, { work, heapMb }: ThreadOptions): Error {
  const outOfMemory = (error as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY";
  return outOfMemory
    ? new ThreadLimitError(`${work} needed more than ${heapMb} MB of memory.`, { cause: error })
    : new Error(`${work} failed: ${error.message}`, { cause: error });
}

interface Turn extends ThreadOptions {
  readonly timeoutMs: number;
  /** The thread is at its end; no other question may go to it. */
  readonly onEnd: () => void;
}

/** Gives the thread one question, and ends the thread where no answer comes in time. */
function askWorker<Q, A>(worker: Worker, question: Q, turn: Turn): Promise<A> {
  const { work, timeoutMs, onEnd } = turn;
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(late);
      worker.off("message", onAnswer).off("error", onError).off("exit", onExit);
    };
    const fail = (error: Error) => {
      settle();
      reject(error);
    };
    const onAnswer = (given: ThreadAnswer<A>) => {
      if ("failure" in given) return fail(failureOf(given.failure, turn));
      settle();
      resolve(given.answer);
    };
    const end = (error: Error) => {
      onEnd();
      fail(error);
      void worker.terminate();
    };
    const onError = (error: Error) => end(failureOf(error, turn));
    const onExit = (code: number) =>
      end(new Error(`${work} failed: the thread ended with code ${code}.`));
    const late = setTimeout(
      () => end(new ThreadLimitError(`${work} took longer than ${timeoutMs / 1000} s.`)),
      timeoutMs,
    );
    worker.on("message", onAnswer).on("error", onError).on("exit", onExit);
    worker.postMessage(question);
  });
}

/**
 * One thread, started at its first question. Questions wait for each other, so that any number of jobs takes the
 * memory of one. A thread that came to its end is followed by a fresh one; an idle one keeps no process from ending.
 */
export function createThread<Q, A>(options: ThreadOptions): AskThread<Q, A> {
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const forget = (ended: Worker) => {
    if (thread === ended) thread = undefined;
  };
  const begin = (): Worker => {
    const begun = startWorker(options);
    // It can also break down between two questions, when nobody listens.
    begun.on("error", () => forget(begun)).once("exit", () => forget(begun));
    thread = begun;
    return begun;
  };
  const rest = (worker: Worker) => {
    worker.unref();
    if (options.idleMs === undefined) return;
    idle = setTimeout(() => {
      forget(worker);
      void worker.terminate();
    }, options.idleMs).unref();
  };
  const next = async (question: Q, timeoutMs: number): Promise<A> => {
    clearTimeout(idle);
    const worker = thread ?? begin();
    const onEnd = () => forget(worker);
    worker.ref();
    try {
      return await askWorker<Q, A>(worker, question, { ...options, timeoutMs, onEnd });
    } finally {
      rest(worker);
    }
  };
  return (question, { timeoutMs }) => {
    const answered = last.then(() => next(question, timeoutMs));
    last = answered.catch(() => undefined);
    return answered;
  };
}
