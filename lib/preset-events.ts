// What happens to presets of payment products, and where merchants take them: part of the one table of events.
import { z } from "zod";
import { event } from "./event-spec";

/** The events of presets. */
export const PRESET_EVENTS = {
  "preset.created": event("preset", "A preset of a payment product was made.", {
    name: z.string(),
    covered: z.int(),
    published: z.boolean(),
  }),
  "preset.updated": event("preset", "A preset was changed, published or withdrawn.", {
    name: z.string(),
    revision: z.int(),
    published: z.boolean(),
    changed: z.array(z.string()),
  }),
  "unknown_product.named": event(
    "merchant",
    "A merchant named a payment product that no table knows.",
    { name: z.string() },
  ),
  "preset.deleted": event("preset", "A preset was deleted.", {
    name: z.string(),
    revision: z.int(),
  }),
  "payment_method.preset_chosen": event(
    "payment_method",
    "A payment method was said to use a payment product that has a preset.",
    { presetId: z.string(), name: z.string(), revision: z.int(), descriptionTaken: z.boolean() },
  ),
  "attempt.preset_drafted": event("attempt", "A preset's answers became drafts of an attempt.", {
    presetId: z.string(),
    name: z.string(),
    revision: z.int(),
    controls: z.int(),
  }),
} as const;
