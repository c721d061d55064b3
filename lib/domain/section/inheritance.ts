// What sealing makes of controls that nobody answered by themselves: one pure rule, used by the preview
// that is shown before signing, by the record, and by sealing itself.
import type { ControlStatus } from "@/lib/pci/response";

/** One control, as far as inheriting depends on it. */
export interface InheritingControl {
  readonly topLevel: string;
  readonly status: ControlStatus;
  /** Somebody was asked and was not sure: such a control never inherits. */
  readonly parked: boolean;
  /** `control`: it was asked by itself, so that an open answer is no silence, and never inherits. */
  readonly answeredIn: "control" | "section" | null;
}

/** One section, as far as inheriting depends on it. */
export interface InheritedSection {
  readonly topLevel: string;
  readonly analyzedAt: Date | null;
  readonly overall: ControlStatus | null;
}

/** The status that a section's answer passes on; null where it passes on nothing. */
function passedOn(section: InheritedSection | undefined): ControlStatus | null {
  if (!section?.analyzedAt || section.overall === null || section.overall === "empty") return null;
  return section.overall;
}

/** The controls that take over their section's status at sealing, with that status. */
export function inheritedControls<C extends InheritingControl>(
  sections: readonly InheritedSection[],
  controls: readonly C[],
): { readonly control: C; readonly status: ControlStatus }[] {
  const byTopLevel = new Map(sections.map((section) => [section.topLevel, section]));
  return controls.flatMap((control) => {
    const status = passedOn(byTopLevel.get(control.topLevel));
    const asked = control.parked || control.answeredIn === "control";
    const silent = control.status === "empty" && !asked;
    return silent && status !== null ? [{ control, status }] : [];
  });
}
