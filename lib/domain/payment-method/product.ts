// What naming a payment product makes of a payment method: which preset it names, what is said of it, and
// whose words those are.
import { validationError } from "@/lib/core/errors";
import type { Ctx } from "@/lib/domain/operation";
import { findPublishedPreset, type PresetRow } from "@/lib/domain/preset/queries";
import type { PaymentMethodRow } from "./queries";
import type { DescriptionOrigin } from "./shape";

/** What is sent of a payment method, as far as its product and description go. */
export interface SentProduct {
  readonly presetId?: string | null | undefined;
  readonly description?: string | undefined;
}

type ProductMembers = Pick<
  PaymentMethodRow,
  "presetId" | "presetRevision" | "description" | "descriptionOrigin"
>;

/** A preset that was chosen; one that is not offered is none. */
async function requireOffered(ctx: Ctx, presetId: string): Promise<PresetRow> {
  const preset = await findPublishedPreset(ctx, presetId);
  if (preset) return preset;
  const message =
    "This payment product is not offered. See `GET /v1/merchants/{merchantId}/presets`.";
  throw validationError([{ path: "presetId", code: "not_found", message }]);
}

/** Whose words a description is: the product's only where they stand as the partner wrote them. */
function originOfDescription(description: string, preset: PresetRow | null): DescriptionOrigin {
  const plain = (text: string) => text.replace(/\s+/g, " ").trim();
  return preset && plain(preset.description) === plain(description) ? "preset" : "words";
}

/** What a new payment method says. VALIDATION_ERROR where neither words nor a product say anything. */
export async function describeNew(ctx: Ctx, sent: SentProduct): Promise<ProductMembers> {
  const preset = sent.presetId ? await requireOffered(ctx, sent.presetId) : null;
  const description = sent.description ?? preset?.description;
  if (description === undefined) {
    const message = "Say how cards are taken, or name a payment product with `presetId`.";
    throw validationError([{ path: "description", code: "required", message }]);
  }
  return {
    presetId: preset?.id ?? null,
    presetRevision: preset?.revision ?? null,
    description,
    descriptionOrigin: originOfDescription(description, preset),
  };
}

/** What is said anew, and whose words it is then; what is said already stays as it is. */
export async function describeAgain(
  ctx: Ctx,
  method: Pick<PaymentMethodRow, "presetId" | "description">,
  description: string,
): Promise<Partial<ProductMembers>> {
  if (description === method.description) return {};
  const preset = method.presetId ? await findPublishedPreset(ctx, method.presetId) : null;
  return { description, descriptionOrigin: originOfDescription(description, preset) };
}

/**
 * What a change makes of product and description. Another product brings its description, where none is
 * sent; the newer revision of the same one does so only while the description is the partner's still.
 */
export async function changeProduct(
  ctx: Ctx,
  method: PaymentMethodRow,
  { presetId, description }: SentProduct,
): Promise<Partial<ProductMembers>> {
  if (presetId === undefined) {
    return description === undefined ? {} : describeAgain(ctx, method, description);
  }
  if (presetId === null) {
    const said =
      description === undefined
        ? {}
        : await describeAgain(ctx, { ...method, presetId: null }, description);
    return { presetId: null, presetRevision: null, ...said };
  }
  const preset = await requireOffered(ctx, presetId);
  const taken = { presetId: preset.id, presetRevision: preset.revision };
  if (description !== undefined) {
    return { ...taken, description, descriptionOrigin: originOfDescription(description, preset) };
  }
  const another = method.presetId !== preset.id;
  if (!another && method.descriptionOrigin === "words") return taken;
  return { ...taken, description: preset.description, descriptionOrigin: "preset" };
}

/** Tells that a product was named, where it was. */
export async function tellProduct(
  ctx: Ctx,
  before: Pick<PaymentMethodRow, "presetId" | "presetRevision"> | null,
  now: PaymentMethodRow,
): Promise<void> {
  const { id, merchantId, presetId, presetRevision, descriptionOrigin } = now;
  const same = before?.presetId === presetId && before?.presetRevision === presetRevision;
  if (presetId === null || presetRevision === null || same) return;
  const preset = await findPublishedPreset(ctx, presetId);
  ctx.emit(
    "payment_method.preset_chosen",
    { id, merchantId },
    {
      presetId,
      name: preset?.name ?? "",
      revision: presetRevision,
      descriptionTaken: descriptionOrigin === "preset",
    },
  );
}
