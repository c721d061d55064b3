import { z } from "zod";
import { ENDING_KEYS } from "@/lib/core/caller";
import { sortedJson } from "@/lib/core/canonical";
import { validationError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import type { Issue } from "@/lib/core/issue";
import { requireMerchant } from "@/lib/domain/merchant/queries";
import { type Ctx, operation } from "@/lib/domain/operation";
import { allControls } from "@/lib/pci/controls";
import {
  countPresets,
  deletePresetRow,
  insertPreset,
  isNameTaken,
  listPresetRows,
  lockPresets,
  requirePreset,
  toListed,
  toPreset,
  updatePresetRow,
} from "./queries";
import {
  ListedPreset,
  NewPreset,
  OfferedPreset,
  PRESETS_MAX,
  Preset,
  PresetChange,
  type PresetControl,
  PresetRef,
  PresetsOffered,
} from "./shape";

export const listPresets = operation({
  name: "presets.list",
  summary: "List what you say of payment products",
  description: "By name, published or not. `presets.get` has the answers to controls.",
  kind: "query",
  rest: "GET /v1/partner/presets",
  actors: ["partner", "user"],
  input: z.strictObject({}),
  output: z.object({ items: z.array(ListedPreset) }),
  errors: [],
  async handler(ctx) {
    return { items: (await listPresetRows(ctx, "all")).map(toListed) };
  },
});

export const getPreset = operation({
  name: "presets.get",
  summary: "Get what you say of one payment product",
  description:
    "With the answer to each control that its provider covers, and where its description leads by itself (`outlook`): look at that before you publish it.",
  kind: "query",
  rest: "GET /v1/partner/presets/{presetId}",
  actors: ["partner", "user"],
  input: PresetRef,
  output: Preset,
  errors: ["PRESET_NOT_FOUND"],
  async handler(ctx, { presetId }) {
    return toPreset(await requirePreset(ctx, presetId));
  },
});

export const createPreset = operation({
  name: "presets.create",
  summary: "Say how a payment product handles cards and what its provider covers",
  description:
    "Merchants can choose it once it is published. Whatever one takes of it is marked as yours, in the API, in the portal and in print.",
  kind: "command",
  rest: "POST /v1/partner/presets",
  actors: ["partner", "user"],
  refusesKeys: ENDING_KEYS,
  input: NewPreset,
  output: Preset,
  status: 201,
  errors: ["KEY_ENDING"],
  async handler(ctx, { published, controls, ...input }) {
    await lockPresets(ctx);
    const id = newId("pst");
    const full = (await countPresets(ctx)) >= PRESETS_MAX;
    const message = `You have ${PRESETS_MAX} already. Delete one that nobody uses.`;
    const room: Issue[] = full ? [{ path: "", code: "limit_reached", message }] : [];
    refuse([...room, ...issuesOf(controls), ...(await nameIssues(ctx, input.name, id))]);
    const publishedAt = published ? ctx.now : null;
    const row = await insertPreset(ctx, { id, ...input, controls: inOrder(controls), publishedAt });
    ctx.emit("preset.created", { id }, { name: row.name, covered: controls.length, published });
    return toPreset(row);
  },
});

export const updatePreset = operation({
  name: "presets.update",
  summary: "Change, publish or withdraw what you say of a payment product",
  description:
    "Only the members sent change. What merchants took of it before stays as it was: their descriptions, open attempts and sealed records.",
  kind: "command",
  rest: "PUT /v1/partner/presets/{presetId}",
  actors: ["partner", "user"],
  refusesKeys: ENDING_KEYS,
  input: PresetRef.extend(PresetChange.shape),
  output: Preset,
  // Where nothing differs from what is stored.
  mayChangeNothing: () => true,
  errors: ["PRESET_NOT_FOUND", "KEY_ENDING"],
  async handler(ctx, { presetId, published, ...sent }) {
    await lockPresets(ctx);
    const before = await requirePreset(ctx, presetId, "lock");
    const name = sent.name === undefined ? [] : await nameIssues(ctx, sent.name, presetId);
    refuse([...issuesOf(sent.controls ?? []), ...name]);
    const said = { ...sent, ...(sent.controls ? { controls: inOrder(sent.controls) } : {}) };
    const names = Object.keys(said) as (keyof typeof said)[];
    const changed: string[] = names.filter(
      (member) => said[member] !== undefined && differs(said[member], before[member]),
    );
    const revision = before.revision + (changed.length > 0 ? 1 : 0);
    const moved = published !== undefined && published !== (before.publishedAt !== null);
    if (changed.length === 0 && !moved) return toPreset(before);
    const unknown = changed.includes("description") ? { outlook: null } : {};
    const publication = moved ? { publishedAt: published ? ctx.now : null } : {};
    const row = await updatePresetRow(ctx, presetId, {
      ...{ ...said, ...publication, ...unknown },
      revision,
    });
    const told = [...changed, ...(moved ? ["published"] : [])];
    const standing = { name: row.name, revision, published: row.publishedAt !== null };
    ctx.emit("preset.updated", { id: presetId }, { ...standing, changed: told });
    return toPreset(row);
  },
});

export const deletePreset = operation({
  name: "presets.delete",
  summary: "Delete what you say of a payment product",
  description:
    "What merchants took of it stays, marked as yours. To keep it from new merchants alone, send `published` false instead.",
  kind: "command",
  rest: "DELETE /v1/partner/presets/{presetId}",
  actors: ["partner", "user"],
  refusesKeys: ENDING_KEYS,
  input: PresetRef,
  output: z.object({ deleted: z.literal(true), presetId: z.string() }),
  errors: ["PRESET_NOT_FOUND", "KEY_ENDING"],
  async handler(ctx, { presetId }) {
    await lockPresets(ctx);
    const row = await requirePreset(ctx, presetId, "lock");
    await deletePresetRow(ctx, presetId);
    ctx.emit("preset.deleted", { id: presetId }, { name: row.name, revision: row.revision });
    return { deleted: true as const, presetId };
  },
});

export const offeredPresets = operation({
  name: "presets.offered",
  summary: "List the payment products that a merchant can name",
  description:
    "Published ones. Send `presetId` with a payment method only where the merchant says that it uses the product: its description is then shown to the merchant, who may change it.",
  kind: "query",
  rest: "GET /v1/merchants/{merchantId}/presets",
  actors: ["partner", "merchant", "user"],
  input: PresetsOffered,
  output: z.object({ items: z.array(OfferedPreset) }),
  errors: ["MERCHANT_NOT_FOUND"],
  async handler(ctx, { merchantId }) {
    await requireMerchant(ctx, merchantId);
    return { items: await listPresetRows(ctx, "published") };
  },
});

function differs(sent: unknown, stored: unknown): boolean {
  return sortedJson(sent) !== sortedJson(stored);
}

function refuse(issues: readonly Issue[]): void {
  if (issues.length > 0) throw validationError([...issues]);
}

const PLACES: ReadonlyMap<string, number> = new Map(
  allControls().map(({ id }, place) => [id, place]),
);

/** Controls in the order of the catalogue. */
function inOrder(controls: readonly PresetControl[]): PresetControl[] {
  const placeOf = ({ controlId }: PresetControl) => PLACES.get(controlId) ?? PLACES.size;
  return controls.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** What is wrong with the controls: one that the catalogue does not have, or one that stands there twice. */
function issuesOf(controls: readonly PresetControl[]): Issue[] {
  const seen = new Set<string>();
  return controls.flatMap(({ controlId }, index): Issue[] => {
    const path = `controls.${index}.controlId`;
    const twice = seen.has(controlId);
    seen.add(controlId);
    if (!PLACES.has(controlId)) {
      const message = "No questionnaire has a control of this number.";
      return [{ path, code: "not_found", message }];
    }
    return twice ? [{ path, code: "repeated", message: "This control stands here twice." }] : [];
  });
}

async function nameIssues(ctx: Ctx, name: string, presetId: string): Promise<Issue[]> {
  if (!(await isNameTaken(ctx, name, presetId))) return [];
  const message = "You say something of a product of this name already. Change that one.";
  return [{ path: "name", code: "taken", message }];
}
