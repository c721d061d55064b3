// What is told of each kind of event.
import { z } from "zod";

/** One kind of event. */
export interface EventSpec {
  /** What the event's subject is, as the audit trail names it. */
  readonly resource: string;
  readonly description: string;
  readonly payload: z.ZodObject;
}

/** Declares one kind of event. */
export function event<P extends z.ZodRawShape>(resource: string, description: string, payload: P) {
  return { resource, description, payload: z.object(payload) } satisfies EventSpec;
}
