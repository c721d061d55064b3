// What a renewal changes in the questions: derived from the answers of its source, never copied.
import type { ControlStatus } from "@/lib/pci/response";

/** One control of the renewed attempt's source. */
export interface FormerAnswer {
  readonly controlId: string;
  readonly status: ControlStatus;
  /** Nobody answered it by itself: it took over the status of its section. */
  readonly inherited: boolean;
}

/** Whether an answer comes along: one that somebody gave. An inherited one is asked again. */
export function isCarried({ status, inherited }: FormerAnswer): boolean {
  return status !== "empty" && !inherited;
}

/** What came along from the source, what is asked for the first time, and what is asked no more. */
export function renewalOf(former: readonly FormerAnswer[], controlIds: readonly string[]) {
  const asked = new Set(controlIds);
  const before = new Set(former.map((row) => row.controlId));
  return {
    carriedCount: former.filter((row) => asked.has(row.controlId) && isCarried(row)).length,
    newControls: controlIds.filter((controlId) => !before.has(controlId)),
    droppedControls: [...before].filter((controlId) => !asked.has(controlId)),
  };
}
