import { z } from "zod";
import { MerchantRef } from "@/lib/domain/merchant/shape";
import { Moment, prose } from "@/lib/domain/text";

/** The most characters of a note. */
const NOTE_MAX = 4000;

/** A note on a merchant, for the partner's people alone. */
export const Note = z
  .object({
    id: z.string().meta({ example: "nte_01jd9x0e5kf7tr5v8kxgk3s9qd" }),
    text: z.string(),
    author: z.string().meta({ description: "As in the audit log: a person or an API key." }),
    authorName: z.string().nullable().meta({ description: "Of a person; null for an API key." }),
    createdAt: Moment,
  })
  .meta({ id: "MerchantNote", description: "A note on a merchant. The merchant never sees it." });

/** What adds a note. */
export const NewNote = MerchantRef.extend({ text: prose(NOTE_MAX) });

/** One page of notes, newest first. */
export const NoteList = MerchantRef.extend({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  nextToken: z.string().max(500).optional().meta({ description: "Continues an earlier list." }),
});
