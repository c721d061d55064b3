// One question to a language model: structured output, checked against schema and facts, one repair,
// a time limit, retries with backoff. Anything else is a ModelFailure, and the caller falls back.
import { createOpenAI } from "@ai-sdk/openai";
import {
  APICallError,
  generateText,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
  RetryError,
} from "ai";
import type { z } from "zod";
import { boundedFetch, isTooLong } from "./bounded-fetch";

/** Where the model is: any OpenAI-compatible endpoint. */
export interface ModelSettings {
  readonly baseUrl: string | undefined;
  readonly apiKey: string;
  readonly model: string;
  /** For one question with its repair and retries. */
  readonly timeoutMs: number;
  /** Retries of a refused or failed call; 429 and 5xx only. */
  readonly maxRetries: number;
}

/** One turn of the conversation that a question belongs to. */
export interface Turn {
  readonly role: "user" | "assistant";
  readonly content: string;
}

/** A question to the model. */
export interface ModelQuestion<T> {
  /** Name of the output for the endpoint, for example `analysis`. */
  readonly name: string;
  readonly instructions: string;
  /** The conversation so far and the question at its end. */
  readonly turns: readonly Turn[];
  readonly schema: z.ZodType<T>;
  /** What is wrong with an output that fits the schema; empty when it may be used. */
  readonly check: (output: T) => readonly string[] | Promise<readonly string[]>;
}

/** Why a model gave no usable answer; `message` is a short class of failure, never content. */
export class ModelFailure extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "ModelFailure";
  }
}

const MAX_OUTPUT_TOKENS = 16_000;
const MOST_PROBLEMS = 10;

/** Asks, repairs once where the answer is not usable, and returns it checked. */
export async function ask<T>(settings: ModelSettings, question: ModelQuestion<T>): Promise<T> {
  const limit = AbortSignal.timeout(settings.timeoutMs);
  const first = await once(settings, question, question.turns, limit);
  if (first.problems.length === 0) return first.output as T;
  const repair: Turn[] = [
    ...question.turns,
    ...(first.text ? [{ role: "assistant" as const, content: first.text }] : []),
    { role: "user", content: repairRequest(first.problems) },
  ];
  const second = await once(settings, question, repair, limit);
  if (second.problems.length === 0) return second.output as T;
  throw new ModelFailure("unusable output after one repair");
}

interface Answer<T> {
  readonly output: T | undefined;
  readonly text: string;
  readonly problems: readonly string[];
}

/** What the model wrote, and what is wrong with it as JSON. */
interface Written<T> {
  readonly output: T | undefined;
  readonly text: string;
  readonly problem?: string;
}

async function once<T>(
  settings: ModelSettings,
  question: ModelQuestion<T>,
  turns: readonly Turn[],
  limit: AbortSignal,
): Promise<Answer<T>> {
  const { output, text, problem } = await write(settings, question, turns, limit);
  if (output === undefined) return { output, text, problems: [problem ?? ""] };
  return { output, text, problems: (await question.check(output)).slice(0, MOST_PROBLEMS) };
}

async function write<T>(
  settings: ModelSettings,
  question: ModelQuestion<T>,
  turns: readonly Turn[],
  limit: AbortSignal,
): Promise<Written<T>> {
  const { apiKey, baseUrl } = settings;
  const provider = createOpenAI({
    apiKey,
    ...(baseUrl ? { baseURL: baseUrl } : {}),
    name: "model",
    fetch: boundedFetch,
  });
  try {
    const { output, text } = await generateText({
      // `.chat` is /chat/completions, which every compatible server has; `provider(id)` is not.
      model: provider.chat(settings.model),
      output: Output.object({ schema: question.schema, name: question.name }),
      instructions: question.instructions,
      messages: turns.map(({ role, content }) => ({ role, content })),
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      maxRetries: settings.maxRetries,
      abortSignal: limit,
    });
    return { output, text };
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error)) throw failureOf(error, limit);
    if (error.finishReason === "content-filter") throw new ModelFailure("the model refused");
    const cut = error.finishReason === "length" ? "It was cut off: be briefer. " : "";
    const problem = `${cut}The output was no JSON object of the required shape.`;
    return { output: undefined, text: error.text ?? "", problem };
  }
}

function repairRequest(problems: readonly string[]): string {
  const list = problems.map((problem) => `- ${problem}`).join("\n");
  return `The output cannot be used:\n${list}\nSend the whole corrected output.`;
}

function failureOf(error: unknown, limit: AbortSignal): ModelFailure {
  if (limit.aborted) return new ModelFailure("no answer in time", error);
  if (isTooLong(error)) return new ModelFailure("the answer was too long", error);
  const last = RetryError.isInstance(error) ? error.lastError : error;
  if (NoOutputGeneratedError.isInstance(last)) return new ModelFailure("the model refused", error);
  if (APICallError.isInstance(last) && last.statusCode) {
    return new ModelFailure(`the endpoint answered ${last.statusCode}`, error);
  }
  return new ModelFailure("the endpoint could not be reached", error);
}
