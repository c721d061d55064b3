// What the job reads and writes that works out where a preset's description leads.
import { z } from "zod";
import type { Assessed, Determination } from "@/lib/assessor/port";
import { statusOf } from "@/lib/domain/determination/queries";
import { operation } from "@/lib/domain/operation";
import { findPreset, noteOutlook } from "./queries";

const PresetId = z.strictObject({ presetId: z.string() });

export const loadPresetDescription = operation({
  name: "presets.load_description",
  summary:
    "The description whose outcome is not known yet; null where it is, or the preset is gone",
  kind: "query",
  actors: ["system"],
  input: PresetId,
  output: z.string().nullable(),
  errors: [],
  async handler(ctx, { presetId }) {
    const row = await findPreset(ctx, presetId);
    return row && row.outlook === null ? row.description : null;
  },
});

export const recordPresetOutlook = operation({
  name: "presets.record_outlook",
  summary: "Store where a preset's description leads, unless it was changed meanwhile",
  kind: "command",
  actors: ["system"],
  input: PresetId.extend({
    description: z.string(),
    conclusion: z.custom<Assessed<Determination>>(),
  }),
  output: z.null(),
  errors: [],
  async handler(ctx, { presetId, description, conclusion }) {
    const { saqType, reason, followUpQuestion, provenance } = conclusion;
    await noteOutlook(ctx, presetId, description, {
      ...{ status: statusOf(conclusion), saqType, reason, followUpQuestion },
      assessor: provenance.assessor,
    });
    return null;
  },
});
