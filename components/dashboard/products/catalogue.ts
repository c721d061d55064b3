// The controls that a product's provider can cover, by requirement, for the form to choose from.

import { allControls, topLevelOf } from "@/lib/pci/controls";
import { SECTIONS } from "@/lib/pci/sections";
import type { Requirement } from "./requirements";

/** Every control of the catalogue under its requirement. */
export function requirements(): readonly Requirement[] {
  return SECTIONS.map(({ topLevel, title }) => ({
    topLevel,
    title,
    controls: allControls()
      .filter(({ id }) => topLevelOf(id) === topLevel)
      .map((control) => ({ id: control.id, title: control.title })),
  }));
}
