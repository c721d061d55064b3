// What a partner is told by mail when an API key was made or replaced.
import { z } from "zod";
import { operation } from "@/lib/domain/operation";
import { ownBrand, type PartnerBrand } from "@/lib/domain/partner/brand";
import { findEventPayload } from "./queries";

/** What a partner is told of its keys, and at which address. */
export interface KeyNotice {
  readonly to: string;
  readonly brand: PartnerBrand;
  readonly what:
    | { readonly is: "replaced"; readonly previousUntil: string }
    | { readonly is: "made"; readonly name: string };
}

export const loadKeyNotice = operation({
  name: "mail.load_key_notice",
  summary: "Who is told that an API key was made or replaced; null where no address is known",
  kind: "query",
  actors: ["system"],
  input: z.strictObject({ eventId: z.string() }),
  output: z.custom<KeyNotice>().nullable(),
  errors: [],
  async handler(ctx, { eventId }) {
    const brand = await ownBrand(ctx);
    const payload = await findEventPayload(ctx, eventId);
    if (!brand.replyTo || !payload) return null;
    const { name, previousUntil } = payload;
    const what =
      typeof previousUntil === "string"
        ? { is: "replaced" as const, previousUntil }
        : { is: "made" as const, name: String(name) };
    return { to: brand.replyTo, brand, what };
  },
});
