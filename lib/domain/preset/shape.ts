import { z } from "zod";
import { MerchantRef } from "@/lib/domain/merchant/shape";
import { Description } from "@/lib/domain/payment-method/shape";
import { line, Moment, pathId, prose, SaqTypeShape } from "@/lib/domain/text";

/** The most presets that a partner keeps. */
export const PRESETS_MAX = 100;
const CONTROLS_MAX = 300;
const NAMES_MAX = 10;

/** One control that the product's provider covers, with the answer in the partner's words. */
export const PresetControl = z
  .strictObject({
    controlId: z.string().trim().min(1).max(20).meta({ example: "8.3.6" }),
    answer: prose(2000).meta({
      example: "Harbor Pay runs the payment page and keeps its passwords by this rule.",
    }),
  })
  .meta({ id: "PresetControl" });

/** One control that the product's provider covers, with the answer in the partner's words. */
export type PresetControl = z.output<typeof PresetControl>;

/** What a partner says of a payment product. */
export const NewPreset = z.strictObject({
  name: line().meta({ example: "Harbor Pay" }),
  furtherNames: z
    .array(line(100))
    .max(NAMES_MAX, `Use at most ${NAMES_MAX} further names.`)
    .default([])
    .meta({ description: "Other names that merchants know it by." }),
  description: Description.meta({
    description: "How the product handles cards, as a merchant would say it.",
    example: "At checkout the customer leaves our site and pays on Harbor Pay's own page.",
  }),
  controls: z
    .array(PresetControl)
    .max(CONTROLS_MAX, `Use at most ${CONTROLS_MAX} controls.`)
    .default([])
    .meta({
      description:
        "Controls that the provider covers. Where a questionnaire asks one, the answer becomes a draft, In Place, that the merchant confirms or replaces.",
    }),
  published: z.boolean().default(false).meta({ description: "Whether merchants can choose it." }),
});

/** What changes a preset: only the members sent change; a list is replaced as a whole. */
export const PresetChange = z.strictObject({
  name: line().optional(),
  furtherNames: NewPreset.shape.furtherNames.unwrap().optional(),
  description: Description.optional(),
  controls: NewPreset.shape.controls.unwrap().optional(),
  published: z.boolean().optional().meta({
    description: "Whether merchants can choose it. What they took over already stays as it is.",
  }),
});

/** A preset in a list. */
export const ListedPreset = z
  .object({
    id: z.string().meta({ example: "pst_01jd9x0e5kf7tr5v8kxgk3s9qd" }),
    name: z.string(),
    furtherNames: z.array(z.string()),
    description: z.string(),
    covered: z.int().meta({ description: "How many controls its provider covers." }),
    revision: z.int().meta({ description: "Counts the changes of what it says, from 1." }),
    published: z.boolean(),
    publishedAt: Moment.nullable(),
    createdAt: Moment,
    updatedAt: Moment,
  })
  .meta({ id: "ListedPreset" });

/** Where a preset's description leads by itself. */
export const PresetOutlook = z
  .object({
    status: z.enum(["determined", "needs-followup", "pending"]).meta({
      description:
        "`needs-followup`: each merchant is asked `followUpQuestion` first. `pending`: the words lead to no questionnaire.",
    }),
    saqType: SaqTypeShape.nullable(),
    reason: z.string().nullable(),
    followUpQuestion: z.string().nullable(),
    assessor: z.enum(["embedded", "model"]).meta({ description: "Which one ran." }),
  })
  .meta({ id: "PresetOutlook" });

/** Where a preset's description leads by itself. */
export type PresetOutlook = z.output<typeof PresetOutlook>;

/** A preset with the controls that its provider covers. */
export const Preset = ListedPreset.extend({
  controls: z.array(PresetControl),
  outlook: PresetOutlook.nullable().meta({
    description:
      "What a merchant gets that chooses it and adds nothing. null: it is being worked out; ask again in a few seconds.",
  }),
}).meta({
  id: "Preset",
  description: "How a payment product handles cards, and which controls its provider covers.",
});

/** Names one preset. */
export const PresetRef = z.strictObject({
  presetId: pathId("The preset's id.", "pst_01jd9x0e5kf7tr5v8kxgk3s9qd"),
});

/** Names the merchant that presets are offered to. */
export const PresetsOffered = MerchantRef;

/** A published preset, as a merchant can choose it. */
export const OfferedPreset = ListedPreset.pick({
  id: true,
  name: true,
  furtherNames: true,
  description: true,
  covered: true,
}).meta({ id: "OfferedPreset" });
