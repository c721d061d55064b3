// Requests and answers to show: one merchant's story, recorded from the service itself.
import type { AnyOperation } from "@/lib/core/operation";
import recorded from "./data/examples.json";

interface Recorded {
  readonly requests: Readonly<Record<string, unknown>>;
  readonly answers: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly csv?: string;
}

type Examples = Record<string, { readonly value: unknown }>;

function recordedOf({ name }: AnyOperation): Recorded | undefined {
  return (recorded as Record<string, Recorded>)[name];
}

function named(values: Readonly<Record<string, unknown>> | undefined): { examples?: Examples } {
  const entries = Object.entries(values ?? {}).map(([name, value]) => [name, { value }]);
  return entries.length > 0 ? { examples: Object.fromEntries(entries) } : {};
}

/** Examples of an operation's body in JSON. */
export function requestExamples(operation: AnyOperation): { examples?: Examples } {
  return named(recordedOf(operation)?.requests);
}

/** Examples of an operation's body in its other form. */
export function otherFormExamples(operation: AnyOperation): { examples?: Examples } {
  const csv = recordedOf(operation)?.csv;
  return named(csv ? { csv } : {});
}

/** Examples of an operation's answer of a status. A file of bytes has none. */
export function answerExamples(operation: AnyOperation, status: number): { examples?: Examples } {
  return named(recordedOf(operation)?.answers[String(status)]);
}
