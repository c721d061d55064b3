// What the job reads and writes that works out where a preset's description leads.
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import type { Assessed, Determination, DeterminationInput } from "@/lib/assessor/port";
import { statusOf } from "@/lib/domain/determination/queries";
import { operation } from "@/lib/domain/operation";
import { requirePartner } from "@/lib/domain/partner/queries";
import { choicesOf } from "@/lib/pci/acquirer-choices";
import { listOpenOutlooks, lockPresets, noteOutlook } from "./queries";

/** What a merchant would be determined by that chooses the product and adds nothing. */
export interface OpenOutlook {
  readonly presetId: string;
  readonly said: DeterminationInput;
}

export const loadOpenOutlooks = operation({
  name: "presets.load_open_outlooks",
  summary: "The presets of which it is not known where their descriptions lead",
  kind: "query",
  actors: ["system"],
  input: z.strictObject({}),
  output: z.custom<readonly OpenOutlook[]>(),
  errors: [],
  async handler(ctx) {
    const { name, acquirerChoices } = await requirePartner(ctx);
    const acquirer = { name, choices: choicesOf(acquirerChoices) };
    return (await listOpenOutlooks(ctx)).map(({ id, name: product, description }) => ({
      presetId: id,
      said: {
        ...{ description, channel: null, vendor: null, rounds: [] },
        ...{ descriptionBy: "partner" as const, product, acquirer },
      },
    }));
  },
});

export const recordPresetOutlook = operation({
  name: "presets.record_outlook",
  summary: "Store where a preset's description leads, unless it or the choices changed meanwhile",
  kind: "command",
  actors: ["system"],
  input: z.strictObject({
    presetId: z.string(),
    said: z.custom<DeterminationInput>(),
    conclusion: z.custom<Assessed<Determination>>(),
  }),
  output: z.null(),
  errors: [],
  async handler(ctx, { presetId, said, conclusion }) {
    // Whoever changes the choices takes the same lock: what was worked out by those before is left out.
    await lockPresets(ctx);
    const { acquirerChoices } = await requirePartner(ctx);
    if (!isDeepStrictEqual(choicesOf(acquirerChoices), said.acquirer?.choices)) return null;
    const { saqType, reason, followUpQuestion, provenance } = conclusion;
    await noteOutlook(ctx, presetId, said.description, {
      ...{ status: statusOf(conclusion), saqType, reason, followUpQuestion },
      assessor: provenance.assessor,
    });
    return null;
  },
});
