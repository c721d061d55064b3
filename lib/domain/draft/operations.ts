import { z } from "zod";
import { AppError } from "@/lib/core/errors";
import { requireMerchant } from "@/lib/domain/merchant/queries";
import { MerchantRef } from "@/lib/domain/merchant/shape";
import { operation } from "@/lib/domain/operation";
import { listDraftRows, lockDraft, toDraft, writeDraft } from "./queries";
import { Draft, DraftSave } from "./shape";

export const listDrafts = operation({
  name: "drafts.list",
  summary: "List what a merchant has typed and not sent yet",
  description: "The portal reads it to go on where the merchant stopped, on any device.",
  kind: "query",
  rest: "GET /v1/merchants/{merchantId}/drafts",
  actors: ["partner", "merchant", "user"],
  input: MerchantRef,
  output: z.object({ items: z.array(Draft) }),
  errors: ["MERCHANT_NOT_FOUND"],
  async handler(ctx, { merchantId }) {
    await requireMerchant(ctx, merchantId);
    return { items: (await listDraftRows(ctx, merchantId)).map(toDraft) };
  },
});

export const saveDraft = operation({
  name: "drafts.save",
  summary: "Save what a merchant is typing",
  description:
    "`version` is the one that you read: where another device or tab saved meanwhile, you get 409 with its text, and nothing is lost.",
  kind: "command",
  rest: "PUT /v1/merchants/{merchantId}/drafts/{key}",
  actors: ["partner", "merchant", "user"],
  input: DraftSave,
  output: Draft,
  errors: ["MERCHANT_NOT_FOUND", "DRAFT_CONFLICT"],
  async handler(ctx, input) {
    await requireMerchant(ctx, input.merchantId);
    const saved = await writeDraft(ctx, input);
    if (!saved) {
      const current = await lockDraft(ctx, input.merchantId, input.key);
      const details = current ? { value: current.value, version: current.version } : {};
      throw new AppError("DRAFT_CONFLICT", { details });
    }
    const subject = { id: input.key, merchantId: input.merchantId };
    ctx.emit("draft.saved", subject, { characters: saved.value.length });
    return toDraft(saved);
  },
});
