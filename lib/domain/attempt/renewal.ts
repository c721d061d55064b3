// What a renewal changes in the questions: derived from the answers of its source, never copied.
import type { AnswerOrigin } from "@/lib/domain/question/shape";
import type { ControlStatus } from "@/lib/pci/response";

/** One control of the renewed attempt's source. */
export interface FormerAnswer {
  readonly controlId: string;
  readonly status: ControlStatus;
  /** Nobody answered it by itself: it took over the status of its section. */
  readonly inherited: boolean;
  readonly origin: AnswerOrigin | null;
}

/**
 * Whether an answer comes along: one that the merchant gave. An inherited one is asked again, and a
 * preset's is the partner's to give, as its preset says now.
 */
export function isCarried({ status, inherited, origin }: FormerAnswer): boolean {
  return status !== "empty" && !inherited && origin !== "preset";
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
