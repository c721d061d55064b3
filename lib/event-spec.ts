import { z } from "zod";

/** What the audit trail knows of a type of event. */
export interface EventSpec {
  /** What the event's subject is, as the audit trail names it. */
  readonly resource: string;
  readonly description: string;
  readonly payload: z.ZodObject;
}

/** Declares a type of event. */
export function event<P extends z.ZodRawShape>(resource: string, description: string, payload: P) {
  return { resource, description, payload: z.object(payload) } satisfies EventSpec;
}
