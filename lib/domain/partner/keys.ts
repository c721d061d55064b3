// A partner's API keys: which there are, a new one in the place of another, and the end of one at once. A further
// one is made by people alone (further-key.ts).
import { z } from "zod";
import { ENDING_KEYS } from "@/lib/core/caller";
import { operation } from "@/lib/domain/operation";
import { endKey, listKeys, replaceKey } from "./key-queries";
import { requirePartner } from "./queries";
import { KeyRef, ListedKey, RotatedKey, toKeyInfo } from "./shape";

export const listApiKeys = operation({
  name: "partner.list_keys",
  summary: "List the API keys that work",
  description:
    "Oldest first. One with `expiresAt` was rotated out and ends then; `DELETE` ends one at once.",
  kind: "query",
  rest: "GET /v1/partner/keys",
  actors: ["partner", "user"],
  input: z.strictObject({}),
  output: z.object({
    items: z.array(ListedKey),
  }),
  errors: [],
  async handler(ctx) {
    const { caller } = ctx;
    const keys = await listKeys(ctx);
    const own = caller.kind === "partner" ? caller.keyId : null;
    return { items: keys.map((row) => ({ ...toKeyInfo(row), own: row.id === own })) };
  },
});

export const revokeKey = operation({
  name: "partner.revoke_key",
  summary: "Revoke an API key at once",
  description:
    "The key answers 401 from now on. Session tokens that were minted with it live on: `POST /v1/partner/webhook/rotate-secret` ends those. The last key that lasts cannot be revoked: rotate it, then revoke it with the new one.",
  kind: "command",
  rest: "DELETE /v1/partner/keys/{keyId}",
  actors: ["partner", "user"],
  refusesKeys: ENDING_KEYS,
  input: KeyRef,
  output: z.object({ revoked: z.literal(true), keyId: z.string() }),
  errors: ["KEY_NOT_FOUND", "LAST_KEY", "KEY_ENDING"],
  async handler(ctx, { keyId }) {
    const { prefix } = await endKey(ctx, keyId);
    ctx.emit("partner.key_revoked", { id: ctx.caller.partnerId }, { keyId, prefix });
    return { revoked: true as const, keyId };
  },
});

export const rotateKey = operation({
  name: "partner.rotate_key",
  summary: "Replace the API key",
  description:
    "Replaces the key of the request; each other key stays as it is. A key replaces itself alone: another one is replaced by an admin, in the dashboard. The new key is shown once. The old one works for 24 hours more, but changes neither keys nor secrets, webhook, settings, payment products or team. Where the answer was lost, rotate again with the old key: as long as nobody has used the new one, another takes its place.",
  kind: "command",
  rest: "POST /v1/partner/rotate-key",
  actors: ["partner", "user"],
  refusesKeys: ["replaced"],
  input: z.strictObject({
    keyId: z.string().max(100).optional().meta({
      description:
        "The key to replace: that of the request, where a key asks. A person names it where there are several.",
    }),
  }),
  output: RotatedKey,
  errors: ["KEY_ENDING", "KEY_NOT_FOUND", "ROLE_NOT_ALLOWED"],
  async handler(ctx, input) {
    const partner = await requirePartner(ctx);
    const made = await replaceKey(ctx, partner.mode, input.keyId ?? null);
    const { keyId, apiKey, previousUntil, replacedKeyId } = made;
    ctx.emit(
      "partner.key_rotated",
      { id: ctx.caller.partnerId },
      { keyId, replacedKeyId, previousUntil: previousUntil.toISOString() },
    );
    return { apiKey, keyId, previousKeyExpiresAt: previousUntil };
  },
});
