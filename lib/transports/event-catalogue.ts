// Everything that can happen, as the API reference and the dashboard list it: read off the table of events.
import { EVENTS, WEBHOOK_TYPES } from "@/lib/events";

/** One kind of event. */
export interface CatalogueEntry {
  readonly type: string;
  readonly description: string;
  readonly resource: string;
  /** What is told of it. */
  readonly members: readonly string[];
  /** Whether it is sent to receivers. */
  readonly webhook: boolean;
}

const SENT: readonly string[] = WEBHOOK_TYPES;

/** The kinds of events, in the order of their table. */
export function eventCatalogue(): CatalogueEntry[] {
  return Object.entries(EVENTS).map(([type, { description, resource, payload }]) => {
    const members = Object.keys(payload.shape);
    return { type, description, resource, members, webhook: SENT.includes(type) };
  });
}
