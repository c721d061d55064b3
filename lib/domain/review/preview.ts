// What the review step shows of the record that signing and sealing would make now.
import type { Statement } from "@/lib/domain/statement/shape";
import type { PreviewControl } from "./shape";

/** Every control as it would be sealed now. */
export function previewControls(): PreviewControl[] {
  return [];
}

/** What the signatory would vouch for. */
export function reviewStatements(): Statement[] {
  return [];
}
