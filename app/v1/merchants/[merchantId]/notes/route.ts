import { addNote, listNotes } from "@/lib/domain/note/operations";
import { rest } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = rest(addNote, listNotes);
