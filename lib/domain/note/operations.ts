import { z } from "zod";
import { requireMerchant } from "@/lib/domain/merchant/queries";
import { operation } from "@/lib/domain/operation";
import { insertNote, listNoteRows, requireNote } from "./queries";
import { NewNote, Note, NoteList } from "./shape";

export const addNote = operation({
  name: "merchants.add_note",
  summary: "Add a note on a merchant",
  description:
    "For the partner's own people: the merchant never sees it, and no document shows it. Notes stay as they were written.",
  kind: "command",
  rest: "POST /v1/merchants/{merchantId}/notes",
  actors: ["partner", "user"],
  input: NewNote,
  output: Note,
  status: 201,
  errors: ["MERCHANT_NOT_FOUND"],
  async handler(ctx, { merchantId, text }) {
    await requireMerchant(ctx, merchantId);
    const noteId = await insertNote(ctx, merchantId, text);
    ctx.emit("merchant.noted", { id: merchantId, merchantId }, { noteId });
    return requireNote(ctx, merchantId, noteId);
  },
});

export const listNotes = operation({
  name: "merchants.list_notes",
  summary: "List the notes on a merchant, newest first",
  description: "With who wrote each of them, and when. Continue with `nextToken`.",
  kind: "query",
  rest: "GET /v1/merchants/{merchantId}/notes",
  actors: ["partner", "user"],
  input: NoteList,
  output: z.object({ items: z.array(Note), nextToken: z.string().nullable() }),
  errors: ["MERCHANT_NOT_FOUND"],
  async handler(ctx, input) {
    await requireMerchant(ctx, input.merchantId);
    const { rows, nextToken } = await listNoteRows(ctx, input);
    return { items: [...rows], nextToken };
  },
});
