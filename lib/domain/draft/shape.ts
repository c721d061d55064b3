import { z } from "zod";
import { MerchantRef } from "@/lib/domain/merchant/shape";
import { ANSWER_MAX, Moment } from "@/lib/domain/text";

/** What an index of the database takes with ease. */
const KEY_MAX = 200;
/** The next version must fit a 32-bit integer of the database. */
const VERSION_MAX = 2 ** 31 - 2;

/** What a merchant is typing and has not sent yet, kept so that no device or tab loses it. */
export const Draft = z
  .object({
    key: z.string().meta({ example: "att_01jd9x0e5kf7tr5v8kxgk3s9qa.section.8" }),
    value: z.string(),
    version: z.int().meta({ description: "Goes up by one with each save." }),
    updatedAt: Moment,
  })
  .meta({ id: "Draft" });

/** Names one draft: the field that is being typed into. */
const DraftRef = MerchantRef.extend({
  key: z.string().max(KEY_MAX, `Use at most ${KEY_MAX} characters.`).meta({
    description: "The field: an id and what of it, joined by dots.",
    example: "att_01jd9x0e5kf7tr5v8kxgk3s9qa.section.8",
  }),
});

/** Saves a draft. An empty value is a draft that was emptied. */
export const DraftSave = DraftRef.extend({
  value: z.string().max(ANSWER_MAX, `Use at most ${ANSWER_MAX} characters.`),
  version: z
    .int()
    .min(0)
    .max(VERSION_MAX)
    .meta({ description: "The version that this one builds on; 0 for the first." }),
});
